package dev.tablewright.language.importer;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What PlantUML's entity diagrams can say, piece by piece. */
class PlantUmlFeatureTest {

    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {
                "||--||;||--||",
                "|o--o|;|o--o|",
                "}o--o{;}o--o{",
                "}|..|{;}|..|{",
                "||-o{;||--o{",
                "||-right-o{;||--o{",
                "||-[#red,dashed]-o{;||--o{",
                "}--||;}o--||",
                "\"1\" -- \"0..*\";||--o{",
                "\"1\" --> \"*\";||--o{",
                "\"0..1\" *-- \"1..n items\";|o--|{",
                "\"many\" ..> \"1..1\";}o..||",
                "\"1..5\" -up-> \"1\";}|--||",
                "\"owner 1\" o-left- \"0..5\";||--o{",
            })
    void theEndsOfALine(String written, String meant) {
        Imported diagram = Imported.plantUml("A " + written + " B : x\n");

        assertThat(diagram.findings()).isEmpty();
        assertThat(diagram.lines()).containsExactly("- A " + meant + " B : x");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {
                "--;||--o{",
                "-->;||--o{",
                "*--;||--o{",
                "--*;}o--||",
                "--o;}o--||",
                "||--;||--o{",
                "--|{;||--|{",
                "\"*\" --;}o--||"
            })
    void whereNothingSaysHowManyAGuessIsToldOf(String written, String guess) {
        Imported diagram = Imported.plantUml("A " + written + " B\n");

        assertThat(diagram.titles()).containsExactly("this line does not say how many stand at both of its ends");
        assertThat(diagram.lines()).containsExactly("- A " + guess + " B");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "entity \"Order item\" as i {\n}\n",
                "entity i as \"Order item\"\n",
                "class \"Order item\" as i <<weak>> #red\n",
                "abstract class \"Order item\" as i\n",
                "table(i, \"Order item\") {\n}\n",
                "Table(i, \"Order item\")\n",
                "entity i as \"Order\\nitem\" {}\n",
                "package shop {\nentity \"Order item\" as i\n{\n}\n}\n",
            })
    void waysToDeclareAnEntity(String declaration) {
        Imported diagram = Imported.plantUml(declaration + "Order ||--o{ i\n");

        assertThat(diagram.findings()).isEmpty();
        assertThat(diagram.lines()).containsExactly("- Order ||--o{ OrderItem");
    }

    @Test
    void anEntityMayBeMentionedByItsLabelBeforeItIsDrawn() {
        Imported diagram = Imported.plantUml("\"Order item\" }o--|| Order\nentity \"Order item\" as i\n");

        assertThat(diagram.lines()).containsExactly("- OrderItem }o--|| Order");
        assertThat(diagram.diagram().orElseThrow().entities()).hasSize(2);
    }

    @Test
    void keysStandAboveTheSeparator() {
        assertThat(Imported.plantUml("entity A {\n  country\n  number : int\n  --\n  name\n}\n")
                        .section("  A:"))
                .startsWith("  A:\n    id: [country, number]\n");
        assertThat(Imported.plantUml("entity A {\n  * country\n  number : int\n  ==\n  * name\n}\n")
                        .section("  A:"))
                .startsWith("  A:\n    id: country\n");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "x : int <<PK>>",
                "+ x : int {key}",
                "x : int [PK]",
                "x : int PK",
                "x : int primary key not null",
                "primary_key(x) : int",
                "<u>x</u> : int",
                "**x** : int <<PK, generated>>",
                "<&key> x : int",
                "- int x <<pk>>",
                "{field} x int (PK)",
            })
    void waysToMarkAKey(String line) {
        Imported diagram = Imported.plantUml("entity A {\n  id : uuid\n  --\n  " + line + "\n}\n");

        assertThat(diagram.findings()).isEmpty();
        assertThat(diagram.section("  A:"))
                .isEqualTo("  A:\n    id: x\n    attributes:\n      id: uuid\n      x: integer\n");
    }

    @Test
    void attributesInTheStyleOfEntitiesClassesAndTables() {
        Imported diagram = Imported.plantUml("""
                entity A {
                  * id : UUID <<generated>>
                  -- facts --
                  * first name
                  +email : varchar(80) <<UK>> "where we write to"
                  #String street
                  zip char(5)
                  ~ ratio : double = 0.5
                  tags : Set<String>
                  {static} seen : Instant
                }
                A : added : date
                """);

        assertThat(diagram.findings()).isEmpty();
        assertThat(diagram.section("  A:")).isEqualTo("""
                          A:
                            id: id
                            attributes:
                              id: uuid
                              firstName: string
                              email: { type: string, unique: true, max: 80, description: where we write to }
                              street: string
                              zip: { type: string, max: 5 }
                              ratio: decimal
                              tags: set<string>
                              seen: timestamp
                              added: timestamp
                        """);
    }

    @Test
    void whatOnlyDecoratesIsSkipped() {
        Imported diagram = Imported.plantUml("""
                ' a comment
                /' a longer
                   comment entity X '/
                !theme plain
                skinparam class {
                  BackgroundColor White
                }
                <style>
                  entity { }
                </style>
                left to right direction
                title The shop
                header
                  Draft
                endheader
                legend right
                  entity Y
                end legend
                hide circle
                package "shop" {
                  namespace a.b {
                    entity shop.Order
                  }
                  together {
                    entity Customer
                  }
                }
                Customer -[hidden]- Order
                Customer ||--o{ a.b.Order::customer : < places
                note left of Order : entity Z
                note "entity W" as N1
                note right of Order
                  entity V
                end note
                N1 .. Order
                """);

        assertThat(diagram.findings()).isEmpty();
        assertThat(diagram.diagram().orElseThrow().title().orElseThrow().text()).isEqualTo("The shop");
        assertThat(diagram.diagram().orElseThrow().entities())
                .extracting(entity -> entity.name().text())
                .containsExactly("Order", "Customer");
        assertThat(diagram.lines()).containsExactly("- Customer ||--o{ Order : places");
    }

    @Test
    void placesAreExact() {
        DiagramEntity entity = Imported.plantUml("entity A {\n  * first_name : text <<PK>>\n}\n")
                .diagram()
                .orElseThrow()
                .entities()
                .get(0);

        assertThat(entity.name().span()).hasToString("shop.puml:2:8");
        assertThat(entity.attributes().get(0).name().span()).hasToString("shop.puml:3:5");
        assertThat(entity.attributes().get(0).name().span().text()).isEqualTo("first_name");
        assertThat(entity.attributes().get(0).type().orElseThrow().span().text())
                .isEqualTo("text");
    }
}
