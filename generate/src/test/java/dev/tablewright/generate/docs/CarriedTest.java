package dev.tablewright.generate.docs;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tablewright.check.cost.PatternCost;
import dev.tablewright.model.entity.Strategy;
import java.util.List;
import org.junit.jupiter.api.Test;

/** By which strategy a design carries a relationship is seen from its keys. */
class CarriedTest {

    private static final String CUSTOMERS = """
            tablewright: 1
            application: Shop
            entities:
              Customer:
                id: name
                attributes: { name: string, city: string }
              Order:
                id: number
                attributes: { number: ulid, customer: Customer, place: string }
            relationships:
              - Customer %s Order : places
            patterns:
              customer: { get: Customer, by: name }
            design:
              layout: %s
              keys:
            """;

    @Test
    void childrenInThePartitionOfTheirParentAreACollection() {
        Carried carried = orders("""
                    Customer: { PK: "C#{name}", SK: "C" }
                    Order: { PK: "C#{customer}", SK: "O#{number}" }
                """);
        assertThat(carried.strategy()).contains(Strategy.COMPOSITE_KEY);
        assertThat(carried.ways()).singleElement().matches(Carried.Way::together);
    }

    @Test
    void aPartitionOfTheirOwnIsNotThatOfTheParent() {
        Carried carried = orders("""
                    Customer: { PK: "C#{name}", SK: "C" }
                    Order: { PK: "ORDERS#{customer}", SK: "O#{number}" }
                """);
        assertThat(carried.strategy()).contains(Strategy.COMPOSITE_KEY);
        assertThat(carried.ways()).singleElement().matches(way -> !way.together());
    }

    @Test
    void anIndexThatBeginsWithTheParentCarriesIt() {
        Carried carried = orders("""
                    Customer: { PK: "C#{name}", SK: "C" }
                    Order: { PK: "O#{number}", SK: "O", GSI1PK: "C#{customer}", GSI1SK: "{number}" }
                """);
        assertThat(carried.strategy()).contains(Strategy.SECONDARY_INDEX);
        assertThat(carried.ways())
                .singleElement()
                .satisfies(way -> assertThat(way.placement().route().name()).isEqualTo("GSI1"));
    }

    @Test
    void anIndexThatBeginsWithSomethingElseDoesNot() {
        Carried carried = orders("""
                    Customer: { PK: "C#{name}", SK: "C" }
                    Order: { PK: "O#{number}", SK: "O", GSI1PK: "P#{place}", GSI1SK: "{customer}" }
                """);
        assertThat(carried.strategy()).isEmpty();
        assertThat(carried.ways()).isEmpty();
    }

    @Test
    void betweenTablesAnIndexIsThatOfAForeignKey() {
        String keys = """
                    Customer: { table: Customers, key: [name] }
                    Order: { table: Orders, key: [number], CustomerIndex: [customer, number] }
                """;
        assertThat(only(CUSTOMERS.formatted("||--o{", "table-per-entity") + keys)
                        .strategy())
                .contains(Strategy.FOREIGN_KEY);
    }

    @Test
    void oneToOneIsCarriedAsOneToMany() {
        String keys = """
                    Customer: { PK: "C#{name}", SK: "C" }
                    Order: { PK: "C#{customer}", SK: "O#{number}" }
                """;
        assertThat(only(CUSTOMERS.formatted("||--o|", "single-table") + keys).strategy())
                .contains(Strategy.COMPOSITE_KEY);
    }

    @Test
    void anIdThatGoesOnInTheSortKeyIsAHierarchy() {
        String model = """
                tablewright: 1
                application: Rooms
                entities:
                  Floor:
                    id: [house, level]
                    attributes: { house: string, level: integer }
                  Room:
                    id: [floor, room]
                    attributes: { floor: Floor, room: string }
                relationships:
                  - Floor ||--o{ Room : has
                patterns:
                  room: { get: Room, by: [floor, room] }
                design:
                  keys:
                    Floor: { PK: "H#{house}", SK: "F#{level:4}" }
                    Room: { PK: "H#{floor.house}", SK: "F#{floor.level:4}#R#{room}" }
                """;
        assertThat(only(model).strategy()).contains(Strategy.HIERARCHICAL_KEY);
        String alone = model.replace(
                "PK: \"H#{floor.house}\", SK: \"F#{floor.level:4}#R#{room}\"",
                "PK: \"R#{floor.house}#{floor.level:4}#{room}\", SK: \"R#{floor.house}#{floor.level:4}\"");
        assertThat(alone).isNotEqualTo(model);
        assertThat(only(alone).strategy()).isEmpty();
    }

    @Test
    void whoReadsByAnotherReferenceOrByTheWholeIdDoesNotFollow() {
        Dossier dossier = Dossiers.of("""
                tablewright: 1
                application: Clubs
                entities:
                  Person:
                    id: name
                    attributes: { name: string }
                  Gift:
                    id: [giver, number]
                    attributes: { giver: Person, number: integer, taker: Person }
                relationships:
                  - Person ||--o{ Gift : gives
                    via: giver
                  - Person ||--o{ Gift : takes
                    via: taker
                patterns:
                  gift: { get: Gift, by: [giver, number] }
                  given: { list: Gift, by: giver, page: 10 }
                  taken: { list: Gift, by: taker, page: 10 }
                design:
                  keys:
                    Person: { PK: "P#{name}", SK: "P" }
                    Gift: { PK: "P#{giver}", SK: "G#{number:8}", GSI1PK: "P#{taker}", GSI1SK: "{giver}#{number:8}" }
                """);
        assertThat(followers(dossier, 0)).containsExactly("given");
        assertThat(followers(dossier, 1)).containsExactly("taken");
    }

    private static List<String> followers(Dossier dossier, int relationship) {
        return new StoredRelationship(
                        dossier.report(), dossier.model().relationships().get(relationship))
                .followers().stream().map(PatternCost::name).toList();
    }

    private static final String MEMBERS = """
            tablewright: 1
            application: Clubs
            entities:
              Person:
                id: name
                attributes: { name: string %s }
              Club:
                id: title
                attributes: { title: string }
              Membership:
                id: [person, club]
                attributes: { person: Person, club: Club }
            relationships:
              - Person }o--o{ Club : joins
            %s
            patterns:
              person: { get: Person, by: name }
            design:
              layout: %s
              keys:
            """;

    private static final String TOGETHER = """
                Person: { PK: "P#{name}", SK: "P" }
                Club: { PK: "C#{title}", SK: "C" }
            """;

    @Test
    void anItemForEachPairThatIsFoundFromBothEndsIsAListOfNeighbours() {
        String keys = TOGETHER + """
                    Membership: { PK: "P#{person}", SK: "C#{club}", GSI1PK: "C#{club}", GSI1SK: "P#{person}" }
                """;
        Carried carried = only(MEMBERS.formatted("", "", "single-table") + keys);
        assertThat(carried.strategy()).contains(Strategy.ADJACENCY_LIST);
        assertThat(carried.links()).hasSize(2);
    }

    @Test
    void foundFromOneEndOnlyItIsNone() {
        String keys = TOGETHER + """
                    Membership: { PK: "P#{person}", SK: "C#{club}" }
                """;
        assertThat(only(MEMBERS.formatted("", "", "single-table") + keys).strategy())
                .contains(Strategy.NORMALIZED);
    }

    @Test
    void betweenTablesItIsAJunction() {
        String keys = """
                    Person: { table: Persons, key: [name] }
                    Club: { table: Clubs, key: [title] }
                    Membership: { table: Memberships, key: [person, club], ClubIndex: [club, person] }
                """;
        assertThat(only(MEMBERS.formatted("", "", "table-per-entity") + keys).strategy())
                .contains(Strategy.JUNCTION_TABLE);
    }

    @Test
    void idsInAnAttributeAreAShallowCopy() {
        String keys = TOGETHER + """
                    Membership: { PK: "P#{person}", SK: "C#{club}" }
                """;
        Carried carried = only(
                MEMBERS.formatted(", clubs: { type: list<Club>, max: 9 }", "    via: clubs", "single-table") + keys);
        assertThat(carried.strategy()).contains(Strategy.SHALLOW_DUPLICATION);
        assertThat(carried.links()).isEmpty();
    }

    @Test
    void whatIsCopiedFromTheParentIsDuplication() {
        String keys = """
                    Customer: { PK: "C#{name}", SK: "C" }
                    Order: { PK: "C#{customer}", SK: "O#{number}" }
                """;
        String copied = CUSTOMERS.formatted("||--o{", "single-table").replace("place: string", "customerCity: string");
        assertThat(only(copied + keys).strategies()).containsExactly(Strategy.COMPOSITE_KEY, Strategy.DUPLICATION);
        assertThat(orders(keys).strategies()).containsExactly(Strategy.COMPOSITE_KEY);
    }

    private static Carried orders(String keys) {
        return only(CUSTOMERS.formatted("||--o{", "single-table") + keys);
    }

    private static Carried only(String text) {
        Dossier dossier = Dossiers.of(text);
        return Carried.of(
                dossier.analysis().space(), dossier.model().relationships().get(0));
    }
}
