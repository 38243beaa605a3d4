// The editor of programs: CodeMirror with Python, in the colours of the page.
import {
  defaultKeymap,
  history,
  historyKeymap,
  indentWithTab,
  isolateHistory,
} from "@codemirror/commands";
import { python } from "@codemirror/lang-python";
import {
  bracketMatching,
  indentOnInput,
  indentUnit,
  syntaxHighlighting,
} from "@codemirror/language";
import { EditorState } from "@codemirror/state";
import {
  EditorView,
  drawSelection,
  highlightActiveLine,
  highlightActiveLineGutter,
  keymap,
  lineNumbers,
} from "@codemirror/view";
import { classHighlighter } from "@lezer/highlight";

const EXTENSIONS = [
  ...[lineNumbers(), highlightActiveLine(), highlightActiveLineGutter(), history()],
  ...[drawSelection(), indentOnInput(), bracketMatching(), indentUnit.of("    "), python()],
  syntaxHighlighting(classHighlighter),
  EditorState.tabSize.of(4),
  EditorView.lineWrapping,
  keymap.of([...defaultKeymap, ...historyKeymap, indentWithTab]),
];

export class Editor {
  /**
   * @param {HTMLElement} parent
   * @param {string} label
   * @param {string} help the element that says how to leave it
   * @param {(text: string) => void} changed
   */
  constructor(parent, label, help, changed) {
    const names = {
      "aria-label": label,
      "aria-describedby": help,
      spellcheck: "false",
      tabindex: "0",
    };
    this.extensions = [
      ...EXTENSIONS,
      EditorView.contentAttributes.of(names),
      EditorView.updateListener.of((update) => {
        if (update.docChanged) changed(this.text);
      }),
    ];
    this.view = new EditorView({ parent, extensions: this.extensions });
  }

  get text() {
    return this.view.state.doc.toString();
  }

  /** Another text, of which nothing before can come back. */
  set text(text) {
    this.view.setState(EditorState.create({ doc: text, extensions: this.extensions }));
  }

  /**
   * Write another text in the place of this one, which comes back if that is undone.
   * @param {string} text
   */
  replace(text) {
    this.view.dispatch({
      changes: { from: 0, to: this.view.state.doc.length, insert: text },
      annotations: isolateHistory.of("full"),
    });
  }

  /**
   * Go to a line, and mark it.
   * @param {number} number
   */
  goTo(number) {
    const { doc } = this.view.state;
    const line = doc.line(Math.min(number, doc.lines));
    this.view.dispatch({
      selection: { anchor: line.from, head: line.to },
      effects: EditorView.scrollIntoView(line.from, { y: "center" }),
    });
    this.view.focus();
  }
}
