package dev.tablewright.language.importer;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** How names and types of diagrams are written in a model. */
class NamesAndTypesTest {

    @ParameterizedTest
    @CsvSource({
        "CUSTOMER,Customer,customer",
        "LINE-ITEM,LineItem,lineItem",
        "Order Item,OrderItem,orderItem",
        "orderItem,OrderItem,orderItem",
        "order_item_2,OrderItem2,orderItem2",
        "IDNumber,IDNumber,idNumber",
        "ID,Id,id",
        "customerID,CustomerID,customerID",
        "Größe,Grosse,grosse",
        "café's,Cafes,cafes",
        "2nd_try,NdTry,ndTry",
        "顧客,'',''",
    })
    void names(String drawn, String entity, String attribute) {
        assertThat(CamelCase.upper(drawn)).isEqualTo(entity);
        assertThat(CamelCase.lower(drawn)).isEqualTo(attribute);
    }

    @ParameterizedTest
    @CsvSource({
        "order,orders",
        "category,categories",
        "day,days",
        "address,addresses",
        "status,statuses",
        "box,boxes",
        "branch,branches"
    })
    void oneAndMany(String one, String many) {
        assertThat(EnglishNoun.plural(one)).isEqualTo(many);
        assertThat(EnglishNoun.singular(many)).isEqualTo(one);
        assertThat(EnglishNoun.singular(one)).isEqualTo(one);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {
                "VARCHAR(20);string",
                "text;string",
                "character varying(20);string",
                "BIGINT;integer",
                "int unsigned;integer",
                "number(10);integer",
                "double precision;decimal",
                "Decimal(10, 2);decimal",
                "money;decimal",
                "bool;boolean",
                "DateTime;timestamp",
                "timestamp with time zone;timestamp",
                "UUID;uuid",
                "ulid;ulid",
                "KSUID;ksuid",
                "bytea;binary",
                "string[];list<string>",
                "int[][];list<list<integer>>",
                "List<String>;list<string>",
                "Set<Long>;set<integer>",
                "Set<Boolean>;list<boolean>",
                "Map<String, Integer>;map<integer>",
                "List~Map~String,Date~~;list<map<timestamp>>",
                "Optional<String>;string",
                "Order;Order",
            })
    void types(String written, String type) {
        WrittenType mapped = WrittenType.of(written, word -> Optional.of(word).filter("Order"::equals));

        assertThat(mapped.known()).isTrue();
        assertThat(mapped.type()).hasToString(type);
    }

    @Test
    void lengthsOfTextsAreKept() {
        assertThat(WrittenType.of("varchar(20)", word -> Optional.empty()).max())
                .contains(20L);
        assertThat(WrittenType.of("varchar(max)", word -> Optional.empty()).max())
                .isEmpty();
        assertThat(WrittenType.of("decimal(10,2)", word -> Optional.empty()).max())
                .isEmpty();
    }

    @Test
    void unknownTypesBecomeStringsAndAreToldOf() {
        Imported diagram = Imported.mermaid("A {\n  int id\n  geometry place\n}\n");

        assertThat(diagram.section("  A:")).contains("      place: string\n");
        assertThat(diagram.report()).isEqualTo("""
                        warning[TW0196]: `geometry` is no type that Tablewright knows
                         --> shop.mmd:4:3
                          |
                        4 |   geometry place
                          |   ^^^^^^^^ written as `string`
                        help: the types are `string`, `integer`, `decimal`, `boolean`, `binary`, `timestamp`, `epoch`, `uuid`, `ulid` and `ksuid`, lists, sets and maps of them, and entities
                        """);
    }

    @Test
    void namesThatClashAreNumberedAndToldOf() {
        Imported diagram = Imported.mermaid("ORDER {\n  string first_name\n  string firstName\n}\nOrder\n");

        assertThat(diagram.model()).contains("  Order2:\n").contains("      firstName2: string\n");
        assertThat(diagram.report()).isEqualTo("""
                        warning[TW0196]: `firstName` is already the name of something else
                         --> shop.mmd:4:10
                          |
                        4 |   string firstName
                          |          ^^^^^^^^^ written as `firstName2`
                        help: rename one of them

                        warning[TW0196]: `Order` is already the name of something else
                         --> shop.mmd:6:1
                          |
                        2 | ORDER {
                          | ----- this is `Order`
                        6 | Order
                          | ^^^^^ written as `Order2`
                        help: rename one of them
                        """);
    }

    @Test
    void namesWithoutLettersAreReplacedAndToldOf() {
        Imported diagram = Imported.mermaid("顧客 {\n  string 名\n}\n");

        assertThat(diagram.section("  Entity:")).contains("      attribute: string\n");
        assertThat(diagram.titles())
                .containsExactly(
                        "a name in a model has letters from `A` to `Z`",
                        "a name in a model has letters from `A` to `Z`");
    }

    @Test
    void wordsThatYamlToolsMisreadAreQuoted() {
        assertThat(Imported.mermaid("NO {\n string y PK\n string on\n string null\n string True\n}\nNO ||--o{ A : x\n")
                        .model())
                .contains("  \"No\":\n    id: \"y\"\n")
                .contains("      \"on\": string\n      \"null\": string\n      \"true\": string\n")
                .contains("  \"no\": { get: \"No\", by: \"y\" }\n")
                .contains("  asOfNo: { list: A, by: \"no\", page: 20 }\n");
    }

    @Test
    void whatCannotStandInAKeyIdentifiesNothing() {
        Imported diagram = Imported.mermaid("A {\n  boolean done PK\n  string[] tags UK\n}\n");

        assertThat(diagram.section("  A:")).isEqualTo("""
                          A:
                            id: aId
                            attributes:
                              aId: ulid
                              done: boolean
                              tags: list<string>
                        """);
        assertThat(diagram.titles()).containsExactly("`boolean` cannot be part of a key");
    }
}
