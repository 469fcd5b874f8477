package dev.tablewright.lab.row;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.tablewright.language.ModelReader;
import dev.tablewright.model.Model;
import dev.tablewright.model.entity.ScalarType;
import dev.tablewright.model.entity.Type;
import dev.tablewright.model.source.SourceFile;
import java.math.BigDecimal;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

class ValueTextTest {

    private static final Model MODEL =
            ModelReader.read(new SourceFile("test.yaml", """
                    tablewright: 1
                    application: Test
                    entities:
                      Owner:
                        id: login
                        attributes: { login: string, home: Place, kind: { enum: [PERSON, TEAM] } }
                      Repo:
                        id: [owner, name]
                        attributes: { owner: { type: Owner, stored: o }, name: { type: string, stored: n } }
                      Star:
                        id: [repo, user]
                        attributes: { repo: Repo, user: Owner, tags: list<string>, seen: set<integer> }
                    types:
                      Place: { street: { type: string, stored: s }, floor: { type: integer, optional: true } }
                    """)).model().orElseThrow();

    private final ValueText text = new ValueText(MODEL);

    private static Type type(String entity, String attribute) {
        return MODEL.entity(entity)
                .orElseThrow()
                .attribute(attribute)
                .orElseThrow()
                .type();
    }

    @ParameterizedTest
    @CsvSource({
        "STRING, alice, 'AttributeValue(S=alice)'",
        "INTEGER, 42, AttributeValue(N=42)",
        "DECIMAL, 12.50, AttributeValue(N=12.50)",
        "BOOLEAN, true, AttributeValue(BOOL=true)",
        "TIMESTAMP, 2024-05-01T02:00:00+02:00, AttributeValue(S=2024-05-01T00:00:00.000Z)",
        "TIMESTAMP, 2024-05-01, AttributeValue(S=2024-05-01T00:00:00.000Z)",
        "EPOCH, 2024-05-01T00:00:00Z, AttributeValue(N=1714521600)",
        "EPOCH, 1714521600, AttributeValue(N=1714521600)",
        "UUID, 8C3A5E1E-0000-4000-8000-000000000001, AttributeValue(S=8c3a5e1e-0000-4000-8000-000000000001)",
    })
    void readsWhatPeopleWrite(ScalarType type, String written, String stored) {
        assertThat(text.parse(type, written).toString()).isEqualTo(stored);
    }

    @ParameterizedTest
    @CsvSource({
        "INTEGER, 1.5, '`1.5` is no whole number of 64 bits'",
        "DECIMAL, ten, '`ten` is no number that DynamoDB can hold'",
        "BOOLEAN, yes, '`yes` is no truth value: true or false'",
        "TIMESTAMP, yesterday, '`yesterday` is no point in time, such as 2024-05-01T12:00:00Z'",
        "UUID, 1-1-1-1-1, '`1-1-1-1-1` is no UUID'",
        "ULID, x, '`x` is no ULID'",
        "BINARY, ?, '`?` is no binary value in Base64'",
    })
    void saysWhatIsWrongWithAText(ScalarType type, String written, String message) {
        assertThatThrownBy(() -> text.parse(type, written))
                .isInstanceOf(ValueTextException.class)
                .hasMessage(message);
    }

    @Test
    void showsValuesToPeople() {
        assertThat(text.show(ScalarType.STRING, AttributeValue.fromS("alice"))).isEqualTo("'alice'");
        assertThat(text.show(ScalarType.DECIMAL, AttributeValue.fromN("12.50"))).isEqualTo("12.50");
        assertThat(text.show(ScalarType.EPOCH, AttributeValue.fromN("1714521600")))
                .isEqualTo("2024-05-01T00:00:00Z");
        assertThat(text.show(type("Owner", "kind"), AttributeValue.fromS("TEAM")))
                .isEqualTo("TEAM");
    }

    @Test
    void wordsAreThoseOfTheModel() {
        assertThatThrownBy(() -> text.parse(type("Owner", "kind"), "ROBOT"))
                .hasMessage("`ROBOT` is none of PERSON, TEAM");
    }

    @Test
    void anIdOfSeveralPartsIsAnObjectWithTheNamesOfTheModel() {
        Type repo = type("Star", "repo");
        AttributeValue value = text.parse(repo, "{\"owner\": \"alice\", \"name\": \"site\"}");
        assertThat(value.m()).isEqualTo(Map.of("o", AttributeValue.fromS("alice"), "n", AttributeValue.fromS("site")));
        assertThat(text.show(repo, value)).isEqualTo("{\"owner\":\"alice\",\"name\":\"site\"}");
        assertThat(text.ofJson(repo, text.json(repo, value))).isEqualTo(value);
    }

    @Test
    void jsonSaysWhereSomethingIsWrong() {
        Type home = type("Owner", "home");
        assertThat(text.ofJson(home, Map.of("street", "x", "floor", BigDecimal.TEN))
                        .m())
                .isEqualTo(Map.of("s", AttributeValue.fromS("x"), "floor", AttributeValue.fromN("10")));
        assertThatThrownBy(() -> text.ofJson(home, Map.of("street", "x", "floor", "high")))
                .hasMessage("`floor` is no whole number of 64 bits");
        assertThatThrownBy(() -> text.ofJson(home, Map.of("street", "x", "floor", new BigDecimal("1.5"))))
                .hasMessage("`floor`: `1.5` is no whole number of 64 bits");
        assertThatThrownBy(() -> text.ofJson(home, Map.of())).hasMessage("`street` is missing");
        assertThatThrownBy(() -> text.ofJson(home, Map.of("street", "x", "flor", 1)))
                .hasMessage("the value has no `flor`");
        assertThatThrownBy(() -> text.ofJson(type("Star", "tags"), List.of("a", 1)))
                .hasMessage("`[1]` is no text that can be stored");
        assertThatThrownBy(() -> text.parse(home, "{")).hasMessageStartingWith("it is no JSON");
    }

    @Test
    void anEmptySetIsNone() {
        assertThat(text.ofJson(type("Star", "seen"), List.of())).isNull();
        assertThat(text.ofJson(type("Star", "seen"), List.of(1, 2)).ns()).containsExactly("1", "2");
    }

    @Test
    void valuesHaveTheOrderOfDynamoDb() {
        ValueOrder order = ValueOrder.INSTANCE;
        assertThat(order.compare(AttributeValue.fromN("9"), AttributeValue.fromN("10")))
                .isNegative();
        assertThat(order.compare(AttributeValue.fromN("1.50"), AttributeValue.fromN("1.5")))
                .isZero();
        assertThat(order.compare(AttributeValue.fromS("\uFFFD"), AttributeValue.fromS("🚲")))
                .isNegative();
        assertThatThrownBy(() -> order.compare(AttributeValue.fromN("1"), AttributeValue.fromS("1")))
                .isInstanceOf(IllegalArgumentException.class);
    }
}
