package dev.tablewright.language.importer;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** What is said about mistakes in Mermaid diagrams, and that reading goes on behind them. */
class MermaidMistakeTest {

    @Test
    void unknownEndsOfALine() {
        Imported diagram = Imported.mermaid("CUSTOMER |x--o{ ORDER : places\nCUSTOMER ||--x{ ITEM : buys\n");

        assertThat(diagram.report()).isEqualTo("""
                        error[TW0195]: `|x` is no end of a crow's-foot line
                         --> shop.mmd:2:10
                          |
                        2 | CUSTOMER |x--o{ ORDER : places
                          |          ^^
                        help: the ends are `||`, `|o`, `}o` and `}|` at the left, `||`, `o|`, `o{` and `|{` at the right

                        error[TW0195]: `x{` is no end of a crow's-foot line
                         --> shop.mmd:3:14
                          |
                        3 | CUSTOMER ||--x{ ITEM : buys
                          |              ^^
                        help: the ends are `||`, `|o`, `}o` and `}|` at the left, `||`, `o|`, `o{` and `|{` at the right
                        """);
    }

    @Test
    void linesThatDoNotSayHowMany() {
        Imported diagram = Imported.mermaid("A ||-- B : x\nA --o{ B : x\nA || B\n");

        assertThat(diagram.report()).isEqualTo("""
                        error[TW0195]: this line does not say how many stand at its right
                         --> shop.mmd:2:3
                          |
                        2 | A ||-- B : x
                          |   ^^^^^
                        help: write one of `||`, `o|`, `o{` and `|{` behind it

                        error[TW0195]: this line does not say how many stand at its left
                         --> shop.mmd:3:3
                          |
                        3 | A --o{ B : x
                          |   ^^^^^^^^^^
                        help: write one of `||`, `|o`, `}o` and `}|` before it

                        error[TW0195]: expected a line
                         --> shop.mmd:4:6
                          |
                        4 | A || B
                          |      ^
                        help: write `--` or `to` for a solid line, `..` or `optionally to` for a dotted one
                        """);
    }

    @Test
    void missingNames() {
        Imported diagram =
                Imported.mermaid("||--o{ ORDER : x\nCUSTOMER ||--o{ : x\nCUSTOMER ||--o{\nA ||--o{ \"\" : x\n");

        assertThat(diagram.report()).isEqualTo("""
                        error[TW0195]: expected the name of an entity
                         --> shop.mmd:2:1
                          |
                        2 | ||--o{ ORDER : x
                          | ^^^^^^^^^^^^^^^^
                        help: write a name; put it into quotes if it has spaces or signs

                        error[TW0195]: expected the name of an entity
                         --> shop.mmd:3:17
                          |
                        3 | CUSTOMER ||--o{ : x
                          |                 ^^^
                        help: write a name; put it into quotes if it has spaces or signs

                        error[TW0195]: expected the name of an entity
                         --> shop.mmd:4:15
                          |
                        4 | CUSTOMER ||--o{
                          |               ^
                        help: write a name; put it into quotes if it has spaces or signs

                        error[TW0195]: expected the name of an entity
                         --> shop.mmd:5:10
                          |
                        5 | A ||--o{ "" : x
                          |          ^^
                        help: write a name; put it into quotes if it has spaces or signs
                        """);
    }

    @Test
    void blocksThatAreNeverClosedEndWhereTheNextStatementBegins() {
        Imported diagram = Imported.mermaid("""
                A {
                    string name PK
                B {
                    int id
                A ||--o{ B : has
                C {
                    string x
                """);

        assertThat(diagram.report()).isEqualTo("""
                        error[TW0195]: this block is never closed
                         --> shop.mmd:2:3
                          |
                        2 | A {
                          |   ^ it begins here
                        help: close it with `}` behind its last line

                        error[TW0195]: this block is never closed
                         --> shop.mmd:4:3
                          |
                        4 | B {
                          |   ^ it begins here
                        help: close it with `}` behind its last line

                        error[TW0195]: this block is never closed
                         --> shop.mmd:7:3
                          |
                        7 | C {
                          |   ^ it begins here
                        help: close it with `}` behind its last line
                        """);
        assertThat(diagram.lines()).containsExactly("- A ||--o{ B : has");
    }

    @Test
    void aBlockWithoutAReadableNameIsOneMistake() {
        Imported diagram = Imported.mermaid("\"Order item {\n  string a\n}\nORDER ITEM {\n  string a\n}\nA\n");

        assertThat(diagram.report()).isEqualTo("""
                        error[TW0195]: these quotes are never closed
                         --> shop.mmd:2:1
                          |
                        2 | "Order item {
                          | ^^^^^^^^^^^^^
                        help: close them with `"` on the same line

                        error[TW0195]: expected a relationship or a block of attributes
                         --> shop.mmd:5:7
                          |
                        5 | ORDER ITEM {
                          |       ^^^^
                        help: write `CUSTOMER ||--o{ ORDER : places` or `CUSTOMER { string name }`
                        help: put a name with spaces or signs into quotes
                        """);
    }

    @Test
    void attributesWithoutANameOrWithOpenQuotes() {
        Imported diagram = Imported.mermaid("A {\n  string\n  string b XX\n  int c \"open\n  int d\n}\n");

        assertThat(diagram.report()).isEqualTo("""
                        error[TW0195]: an attribute has a type and a name
                         --> shop.mmd:3:3
                          |
                        3 |   string
                          |   ^^^^^^
                        help: write `string name`, then `PK`, `FK` or `UK`, then a comment in quotes

                        error[TW0195]: an attribute has a type and a name
                         --> shop.mmd:4:12
                          |
                        4 |   string b XX
                          |            ^^
                        help: write `string name`, then `PK`, `FK` or `UK`, then a comment in quotes

                        error[TW0195]: these quotes are never closed
                         --> shop.mmd:5:9
                          |
                        5 |   int c "open
                          |         ^^^^^
                        help: close them with `"` on the same line
                        """);
        assertThat(diagram.section("  A:")).contains("      b: string\n      c: integer\n      d: integer\n");
    }

    @Test
    void whatIsWrittenTwiceIsTakenOnce() {
        Imported diagram = Imported.mermaid("A {\n  int id\n  string id\n}\nA ||--o{ B : x\nA ||--o{ B : x\n");

        assertThat(diagram.report()).isEqualTo("""
                        warning[TW0196]: `id` is written twice in `A`
                         --> shop.mmd:4:10
                          |
                        3 |   int id
                          |       -- first here
                        4 |   string id
                          |          ^^ this one is ignored

                        warning[TW0196]: this relationship is written twice
                         --> shop.mmd:7:1
                          |
                        6 | A ||--o{ B : x
                          | -------------- first here
                        7 | A ||--o{ B : x
                          | ^^^^^^^^^^^^^^ this one is ignored
                        """);
    }

    @Test
    void strayBracesBracketsAndWords() {
        Imported diagram = Imported.mermaid("}\np[Person\nA ||--o{ B has\n");

        assertThat(diagram.report()).isEqualTo("""
                        error[TW0195]: this brace closes nothing
                         --> shop.mmd:2:1
                          |
                        2 | }
                          | ^
                        help: remove it

                        error[TW0195]: this bracket is never closed
                         --> shop.mmd:3:2
                          |
                        3 | p[Person
                          |  ^
                        help: close it with `]` behind the label

                        error[TW0195]: expected `:` and what the relationship is called
                         --> shop.mmd:4:12
                          |
                        4 | A ||--o{ B has
                          |            ^^^
                        help: put the name of an entity into quotes if it has spaces or signs
                        """);
    }

    @Test
    void descriptionsAndDirectivesThatAreNeverClosed() {
        assertThat(Imported.mermaid("A\n%%{init\naccDescr {\n  text\n").report())
                .isEqualTo("""
                        error[TW0195]: this comment is never closed
                         --> shop.mmd:3:1
                          |
                        3 | %%{init
                          | ^^^ it begins here
                        help: close it with `}%%`

                        error[TW0195]: this block is never closed
                         --> shop.mmd:4:10
                          |
                        4 | accDescr {
                          |          ^ it begins here
                        help: close it with `}` behind its last line
                        """);
    }
}
