"""Programs in each language: what they do, and what they need."""

PROGRAMS = {  # each reads a line and prints it twice
    "twice.py": "line = input()\nprint(line + line)\n",
    "twice.c": """#include <stdio.h>
        int main(void) { char line[99]; scanf("%s", line); printf("%s%s\\n", line, line); }""",
    "twice.cpp": """#include <iostream>
        int main() { std::string line; std::cin >> line; std::cout << line << line; }""",
    "twice.java": """import java.util.Scanner;
        public class Other { public static void main(String[] words) {
            String line = new Scanner(System.in).next(); System.out.println(line + line); } }""",
    "twice.rs": """fn main() { let mut line = String::new();
        std::io::stdin().read_line(&mut line).unwrap();
        println!("{}{}", line.trim(), line.trim()); }""",
    "twice.go": """package main
        import "fmt"
        func main() { var line string; fmt.Scan(&line); fmt.Println(line + line) }""",
    "twice.js": """const line = require("fs").readFileSync(0, "utf8").trim();
        console.log(line + line);""",
    "twice": "#!/bin/sh\nread line\necho $line$line\n",
}
DEEP = {  # a million calls within each other
    "deep.cpp": """#include <cstdio>
        __attribute__((noinline)) static int deep(int n) {
            volatile int held = n; return held ? deep(n - 1) + 1 : 0; }
        int main() { std::printf("%d\\n", deep(1000000)); }""",
    "deep.java": """public class Deep {
        static int deep(int n) { return n == 0 ? 0 : deep(n - 1) + 1; }
        public static void main(String[] words) { System.out.println(deep(1000000)); } }""",
    "deep.rs": """fn deep(n: u32) -> u32 { if std::hint::black_box(n) == 0 { 0 } else {
            std::hint::black_box(deep(n - 1)) + 1 } }
        fn main() { println!("{}", deep(1000000)); }""",
    "deep.go": """package main
        import "fmt"
        func deep(n int) int { if n == 0 { return 0 }; return deep(n - 1) + 1 }
        func main() { fmt.Println(deep(1000000)) }""",
    "deep.js": """const deep = n => n === 0 ? 0 : deep(n - 1) + 1;
        console.log(deep(1000000));""",
    "deep.py": """import sys
sys.setrecursionlimit(10**7)
def deep(n):
    return n and deep(n - 1) + 1
print(deep(1000000))
""",
}
FOLDERS: dict[str, dict[str, str]] = {  # the same of several files
    "python": {
        "main.py": "import part\nprint(part.twice(input()))\n",
        "part.py": "def twice(line):\n    return line + line\n",
    },
    "c": {
        "a.c": '#include <stdio.h>\n#include "b.h"\n'
        'int main(void) { char line[99]; scanf("%s", line); twice(line); }',
        "b.h": "void twice(const char *line);",
        "program/b.c": "#include <stdio.h>\n"
        'void twice(const char *line) { printf("%s%s", line, line); }',
    },
    "java": {
        "a/Part.java": "package a; class Part { static String twice(String s) { return s + s; } }",
        "a/Start.java": """package a; import java.util.Scanner;
            class Start { public static void main(String[] words) {
                System.out.println(Part.twice(new Scanner(System.in).next())); } }""",
    },
    "go": {
        "go.mod": "module puzzle\n",
        "main.go": 'package main\nimport ("fmt"; "puzzle/program/part")\n'
        "func main() { var line string; fmt.Scan(&line); fmt.Println(part.Twice(line)) }",
        "main_test.go": "package main\n",
        "program/part/twice.go": "package part\n"
        "func Twice(line string) string { return line + line }",
    },
}
NEEDS = {  # what a program in it, by its suffix, needs to be installed
    "py": "sh",
    "c": "gcc",
    "cpp": "g++",
    "java": "javac",
    "rs": "rustc",
    "go": "go",
    "js": "node",
}
