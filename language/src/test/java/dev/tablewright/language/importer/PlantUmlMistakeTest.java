package dev.tablewright.language.importer;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** What is said about PlantUML diagrams that are wrong, or that say what a model cannot. */
class PlantUmlMistakeTest {

    @Test
    void unknownEndsOfALine() {
        assertThat(Imported.plantUml("A |x--o{ B\nA ||--x{ B\n").report()).isEqualTo("""
                        error[TW0195]: `|x` is no end of a crow's-foot line
                         --> shop.puml:2:3
                          |
                        2 | A |x--o{ B
                          |   ^^
                        help: the ends are `||`, `|o`, `}o` and `}|` at the left, `||`, `o|`, `o{` and `|{` at the right

                        error[TW0195]: `x{` is no end of a crow's-foot line
                         --> shop.puml:3:7
                          |
                        3 | A ||--x{ B
                          |       ^^
                        help: the ends are `||`, `|o`, `}o` and `}|` at the left, `||`, `o|`, `o{` and `|{` at the right
                        """);
    }

    @Test
    void missingNames() {
        assertThat(Imported.plantUml("A ||--o{ : x\nA ||--o{\nentity {\n  x : int\n}\nentity A {\n  : int\n}\n")
                        .report())
                .isEqualTo("""
                        error[TW0195]: expected the name of an entity
                         --> shop.puml:2:10
                          |
                        2 | A ||--o{ : x
                          |          ^^^
                        help: write a name; put it into quotes if it has spaces or signs

                        error[TW0195]: expected the name of an entity
                         --> shop.puml:3:3
                          |
                        3 | A ||--o{
                          |   ^^^^^^
                        help: write a name; put it into quotes if it has spaces or signs

                        error[TW0195]: expected the name of an entity
                         --> shop.puml:4:8
                          |
                        4 | entity {
                          |        ^
                        help: write a name; put it into quotes if it has spaces or signs

                        error[TW0195]: an attribute has a name
                         --> shop.puml:8:3
                          |
                        8 |   : int
                          |   ^^^^^
                        help: write `name : type`
                        """);
    }

    @Test
    void namesThatNeedQuotes() {
        Imported diagram = Imported.plantUml(
                "entity Order item {\n  id : int\n}\nentity line-item {\n}\nentity \"Open {\n  id : int\n}\n");

        assertThat(diagram.report()).isEqualTo("""
                        error[TW0195]: a name with spaces or signs needs quotes
                         --> shop.puml:2:8
                          |
                        2 | entity Order item {
                          |        ^^^^^^^^^^
                        help: write `"Order item"`

                        error[TW0195]: a name with spaces or signs needs quotes
                         --> shop.puml:5:8
                          |
                        5 | entity line-item {
                          |        ^^^^^^^^^
                        help: write `"line-item"`

                        error[TW0195]: these quotes are never closed
                         --> shop.puml:7:8
                          |
                        7 | entity "Open {
                          |        ^^^^^^^
                        help: close them with `"` on the same line
                        """);
    }

    @Test
    void blocksCommentsAndNotesThatAreNeverClosed() {
        Imported diagram = Imported.plantUml("""
                /' open
                package p {
                entity A {
                  id : int
                entity B {
                  id : int
                A ||--o{ B
                note left of A
                  text
                """);

        assertThat(diagram.report()).isEqualTo("""
                        error[TW0195]: this comment is never closed
                         --> shop.puml:2:1
                          |
                        2 | /' open
                          | ^^ it begins here
                        help: close it with `'/`

                        error[TW0195]: this block is never closed
                         --> shop.puml:3:11
                          |
                        3 | package p {
                          |           ^ it begins here
                        help: close it with `}` behind its last line

                        error[TW0195]: this block is never closed
                         --> shop.puml:4:10
                          |
                        4 | entity A {
                          |          ^ it begins here
                        help: close it with `}` behind its last line

                        error[TW0195]: this block is never closed
                         --> shop.puml:6:10
                          |
                        6 | entity B {
                          |          ^ it begins here
                        help: close it with `}` behind its last line

                        error[TW0195]: this is never closed
                         --> shop.puml:9:1
                          |
                        9 | note left of A
                          | ^^^^^^^^^^^^^^
                        help: close it with `end note`
                        """);
        assertThat(diagram.lines()).containsExactly("- A ||--o{ B");
    }

    @Test
    void whatAModelCannotSayIsToldOf() {
        Imported diagram = Imported.plantUml("""
                !include common.puml
                class A extends Base {
                  total() : Money
                }
                A <|-- B
                A --> B
                enum Status {
                  OPEN
                }
                something else
                }
                """);

        assertThat(diagram.report()).isEqualTo("""
                        warning[TW0196]: PlantUML's preprocessor is not run
                         --> shop.puml:2:1
                          |
                        2 | !include common.puml
                          | ^^^^^^^^^^^^^^^^^^^^ this is ignored
                        help: write the diagram without it if entities depend on it

                        warning[TW0196]: a model has no inheritance
                         --> shop.puml:3:9
                          |
                        3 | class A extends Base {
                          |         ^^^^^^^^^^^^ this is ignored
                        help: write the attributes of the parent into each child

                        warning[TW0196]: a model has attributes, no operations
                         --> shop.puml:4:3
                          |
                        4 |   total() : Money
                          |   ^^^^^^^^^^^^^^^ this line is ignored

                        warning[TW0196]: a model has no inheritance
                         --> shop.puml:6:1
                          |
                        6 | A <|-- B
                          | ^^^^^^^^ this line is ignored
                        help: write the attributes of the parent into each child

                        warning[TW0196]: this line does not say how many stand at both of its ends
                         --> shop.puml:7:3
                          |
                        7 | A --> B
                          |   ^^^ read as `||--o{`
                        help: write how many, as in `||--o{`, or as in `"1" -- "0..*"`

                        warning[TW0196]: this says nothing about entities that a model could take over
                         --> shop.puml:8:1
                          |
                        8 | enum Status {
                          | ^^^^^^^^^^^^^ it is ignored

                        warning[TW0196]: this says nothing about entities that a model could take over
                          --> shop.puml:11:1
                           |
                        11 | something else
                           | ^^^^^^^^^^^^^^ it is ignored

                        error[TW0195]: this brace closes nothing
                          --> shop.puml:12:1
                           |
                        12 | }
                           | ^
                        help: remove it
                        """);
    }
}
