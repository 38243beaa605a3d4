import edu.rpi.legup.model.Puzzle;
import edu.rpi.legup.model.tree.Tree;
import edu.rpi.legup.model.tree.TreeNode;
import edu.rpi.legup.model.tree.TreeTransition;
import java.io.ByteArrayOutputStream;
import java.io.FileInputStream;
import java.io.PrintStream;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashSet;
import java.util.Set;

/**
 * Asks LEGUP's own classes about proofs: java -cp LEGUP tests/LegupCheck.java CLASS FILE...
 *
 * <p>CLASS is the puzzle's, as in edu.rpi.legup.puzzle.lightup.LightUp. Prints a line per file:
 * whether LEGUP calls the puzzle complete, how many transitions the proof has, and how many of
 * them LEGUP holds to be wrong.
 */
public class LegupCheck {
    public static void main(String[] arguments) throws Exception {
        PrintStream out = System.out;
        System.setOut(new PrintStream(new ByteArrayOutputStream())); // LEGUP's rules talk
        for (int i = 1; i < arguments.length; i++) {
            Object made = Class.forName(arguments[0]).getDeclaredConstructor().newInstance();
            Puzzle puzzle = (Puzzle) made;
            try (FileInputStream file = new FileInputStream(arguments[i])) {
                puzzle.importPuzzle(file);
            }
            Set<TreeTransition> transitions = transitions(puzzle.getTree());
            long wrong = transitions.stream().filter(t -> !t.reverify()).count();
            out.println(puzzle.isPuzzleComplete() + " " + transitions.size() + " " + wrong);
        }
    }

    /** All transitions of a tree. */
    private static Set<TreeTransition> transitions(Tree tree) {
        Set<TreeTransition> found = new HashSet<>();
        Deque<TreeNode> todo = new ArrayDeque<>();
        todo.add(tree.getRootNode());
        while (!todo.isEmpty()) {
            for (TreeTransition transition : todo.remove().getChildren()) {
                if (found.add(transition) && transition.getChildNode() != null) {
                    todo.add(transition.getChildNode());
                }
            }
        }
        return found;
    }
}
