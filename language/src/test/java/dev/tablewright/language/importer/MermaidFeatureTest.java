package dev.tablewright.language.importer;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What Mermaid's entity diagrams can say, piece by piece. */
class MermaidFeatureTest {

    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {
                "||--||;||--||",
                "|o--o|;|o--o|",
                "}o--o{;}o--o{",
                "}|--|{;}|--|{",
                "||..o{;||..o{",
                "||.-o{;||..o{",
                "||-.o{;||..o{",
                "o|--}o;|o--o{",
                "one or zero to one or more;|o--|{",
                "zero or one to one or many;|o--|{",
                "many(1) to zero or many;}|--o{",
                "many(0) optionally to zero or more;}o..o{",
                "many to 1+;}o--|{",
                "0+ to only one;}o--||",
                "1 to 1;||--||",
                "1--0+;||--o{",
                "ONLY ONE TO zero OR more;||--o{",
            })
    void theEndsOfALine(String written, String meant) {
        Imported diagram = Imported.mermaid("A " + written + " B : x\n");

        assertThat(diagram.findings()).isEmpty();
        assertThat(diagram.lines()).containsExactly("- A " + meant + " B : x");
    }

    @Test
    void aLineNeedsNoBlanks() {
        assertThat(Imported.mermaid("CUSTOMER||--o{ORDER:places\n").lines())
                .containsExactly("- Customer ||--o{ Order : places");
    }

    @Test
    void labelsWithAndWithoutQuotesOrNone() {
        assertThat(Imported.mermaid("A ||--o{ B : has many\nA ||--o{ C : \"is: of\"\nA ||--o{ D : \"\"\nA ||--o{ E\n")
                        .lines())
                .containsExactly(
                        "- A ||--o{ B : has many", "- A ||--o{ C : \"is: of\"", "- A ||--o{ D", "- A ||--o{ E");
    }

    @Test
    void labelsThatToolsWouldTakeForSomethingElseAreQuoted() {
        assertThat(Imported.mermaid("A ||--o{ B : 1\nA ||--o{ C : yes\nA ||--o{ D : null\n")
                        .lines())
                .containsExactly("- A ||--o{ B : \"1\"", "- A ||--o{ C : \"yes\"", "- A ||--o{ D : \"null\"");
    }

    @Test
    void anEntityIsCalledByItsAlias() {
        Imported diagram = Imported.mermaid("""
                p[Person] { string email PK }
                d["Order item"]
                x["A thing with a very long explanation"]
                p ||--o{ d : owns
                d ||--o{ x : has
                """);

        assertThat(diagram.lines()).containsExactly("- Person ||--o{ OrderItem : owns", "- OrderItem ||--o{ X : has");
        assertThat(diagram.section("  X:"))
                .startsWith("  X:\n    description: A thing with a very long explanation\n    id: xId\n");
    }

    @Test
    void entitiesAloneOnALineOrOnlyInRelationships() {
        Imported diagram = Imported.mermaid("ISLAND\n\"Main land\"\nISLAND ||--o{ BRIDGE : has\n");

        assertThat(diagram.findings()).isEmpty();
        assertThat(diagram.diagram().orElseThrow().entities())
                .extracting(entity -> entity.name().text())
                .containsExactly("ISLAND", "Main land", "BRIDGE");
    }

    @Test
    void attributesWithKeysCommentsAndBackquotes() {
        Imported diagram = Imported.mermaid("""
                CAR {
                    string number PK, UK "as on the plate"
                    `long` `is old` FK
                    string? colour
                    Map~String,Integer~ miles
                    decimal(10, 2) price  int year  string y }
                """);

        assertThat(diagram.findings()).isEmpty();
        assertThat(diagram.section("  Car:")).isEqualTo("""
                          Car:
                            id: number
                            attributes:
                              number: { type: string, description: as on the plate }
                              isOld: integer
                              colour: string?
                              miles: map<integer>
                              price: decimal
                              year: integer
                              "y": string
                        """);
    }

    @Test
    void whatOnlyDecoratesIsSkipped() {
        Imported diagram = Imported.mermaid("""
                accTitle: The shop
                accDescr: sells things
                accDescr {
                    over
                    several lines
                }
                direction LR
                %% a comment with { and ||
                CUSTOMER:::important ||--o{ ORDER:::a,b : places %% why not
                classDef important fill:#f9f,stroke:#333
                class CUSTOMER important
                style ORDER fill:#fff
                subgraph people
                PERSON:::a {
                    string name
                }
                end
                """);

        assertThat(diagram.findings()).isEmpty();
        assertThat(diagram.diagram().orElseThrow().title().orElseThrow().text()).isEqualTo("The shop");
        assertThat(diagram.diagram().orElseThrow().entities())
                .extracting(entity -> entity.name().text())
                .containsExactly("CUSTOMER", "ORDER", "PERSON");
    }

    @Test
    void wordsOfTheLanguageMayNameEntities() {
        assertThat(Imported.mermaid("title ||--o{ class : x\nstyle { string a }\n")
                        .lines())
                .containsExactly("- Title ||--o{ Class : x");
    }

    @Test
    void anEntityDrawnInTwoPlacesIsOne() {
        assertThat(Imported.mermaid("A { string a PK }\nA { string b }\n").section("  A:"))
                .isEqualTo("  A:\n    id: a\n    attributes:\n      a: string\n      b: string\n");
    }

    @Test
    void placesAreExact() {
        DiagramEntity entity = Imported.mermaid("  A {\n    string first_name PK\n  }\n")
                .diagram()
                .orElseThrow()
                .entities()
                .get(0);

        assertThat(entity.name().span()).hasToString("shop.mmd:2:3");
        assertThat(entity.attributes().get(0).name().span()).hasToString("shop.mmd:3:12");
        assertThat(entity.attributes().get(0).name().span().text()).isEqualTo("first_name");
        assertThat(entity.attributes().get(0).type().orElseThrow().span().text())
                .isEqualTo("string");
    }
}
