package dev.tablewright.runtime.query;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import dev.tablewright.runtime.call.CallInfo;
import dev.tablewright.runtime.item.TableType;
import dev.tablewright.runtime.item.Values;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.BatchGetItemRequest;
import software.amazon.awssdk.services.dynamodb.model.BatchGetItemResponse;
import software.amazon.awssdk.services.dynamodb.model.GetItemRequest;
import software.amazon.awssdk.services.dynamodb.model.KeysAndAttributes;

class GetShapeTest {

    private static final String TABLE = "Get";

    private final Shelves shelves = new Shelves(TABLE);
    private final MemoryTable memory = new MemoryTable(new Random(1));
    private final Driver driver = new Driver(memory::answer);

    private Map<String, Map<String, AttributeValue>> keys(int number) {
        Map<String, Map<String, AttributeValue>> keys = new LinkedHashMap<>();
        for (int i = number - 1; i >= 0; i--) {
            keys.put("k" + i, Shelves.key("s", "p" + i));
        }
        return keys;
    }

    @Test
    void oneRequest() {
        Note note = new Note("s", "p", "g", 1);
        memory.put(shelves.notes().item(note));
        assertThat(driver.run(shelves.byKey().get(Shelves.settings(), Shelves.key("s", "p"))))
                .contains(note);
        assertThat(driver.run(shelves.byKey().get(Shelves.settings(), Shelves.key("s", "q"))))
                .isEmpty();
        assertThat(driver.requests)
                .first()
                .isEqualTo(GetItemRequest.builder()
                        .tableName(TABLE)
                        .key(Shelves.key("s", "p"))
                        .build());
    }

    @Test
    void whatTheLibraryNeedsIsAskedForToo() {
        GetShape<Long> ranks = GetShape.of(
                        CallInfo.of("rank"), shelves.table(), Decoder.part(shelves.notes(), item -> item.whole("GSK")))
                .consistent()
                .projection("#r, SK", Map.of("#r", "GSK"));
        memory.put(shelves.notes().item(new Note("s", "p", "g", 9)));
        assertThat(driver.run(ranks.get(Shelves.settings(), Shelves.key("s", "p"))))
                .contains(9L);
        GetItemRequest request = driver.request(GetItemRequest.class, 0);
        assertThat(request.projectionExpression()).isEqualTo("#r, SK, #tw_1, #tw_2");
        assertThat(request.expressionAttributeNames())
                .isEqualTo(Map.of("#r", "GSK", "#tw_1", "PK", "#tw_2", "expires"));
        assertThat(request.consistentRead()).isTrue();
    }

    @Test
    void wholeItemsAreReadIfTheyMayHaveToBeUpgraded() {
        GetShape<Long> ranks = GetShape.of(
                        CallInfo.of("rank"),
                        shelves.table(),
                        Decoder.part(new Note.Type(shelves.table(), 2), item -> item.whole("GSK")))
                .projection("GSK", Map.of());
        memory.put(new Note.Type(shelves.table(), 2).item(new Note("s", "p", "g", 9)));
        driver.run(ranks.get(Shelves.settings(), Shelves.key("s", "p")));
        assertThat(driver.request(GetItemRequest.class, 0).projectionExpression())
                .isNull();
    }

    @Test
    void aBatchInTheOrderOfTheCaller() {
        Map<String, Note> expected = new LinkedHashMap<>();
        for (int i = 449; i >= 0; i--) {
            Note note = new Note("s", "p" + i, "g", i, true, i % 7 == 0 ? 1 : 0);
            if (i % 5 != 0) {
                memory.put(shelves.notes().item(note));
                if (note.expires() == 0) {
                    expected.put("k" + i, note);
                }
            }
        }
        Map<String, Note> found = driver.run(shelves.byKey().batch(Shelves.settings(), keys(450)));
        assertThat(found).containsExactlyEntriesOf(expected);
        assertThat(driver.requests).hasSize(5);
        assertThat(driver.widths).containsExactly(5);
        Set<Object> asked = new HashSet<>();
        for (Object request : driver.requests) {
            List<Map<String, AttributeValue>> some =
                    ((BatchGetItemRequest) request).requestItems().get(TABLE).keys();
            assertThat(some).hasSizeLessThanOrEqualTo(100);
            asked.addAll(some);
        }
        assertThat(asked).hasSize(450);
    }

    @Test
    void aKeyThatIsGivenTwiceIsReadOnce() {
        TableType numbers = new TableType(TABLE, "N", Optional.empty(), "Type");
        List<Object> seen = new ArrayList<>();
        Driver numberDriver = new Driver(request -> {
            seen.add(request);
            return BatchGetItemResponse.builder()
                    .responses(
                            Map.of(TABLE, List.of(Map.of("N", AttributeValue.fromN("1"), "Type", Values.text("Note")))))
                    .build();
        });
        GetShape<String> shape = GetShape.of(
                CallInfo.of("number"), numbers, Decoder.part(shelves.notes(), item -> "n" + item.whole("N")));
        Map<Integer, Map<String, AttributeValue>> keys = new LinkedHashMap<>();
        keys.put(3, Map.of("N", AttributeValue.fromN("1.0")));
        keys.put(1, Map.of("N", AttributeValue.fromN("1")));
        keys.put(2, Map.of("N", AttributeValue.fromN("2")));
        assertThat(numberDriver.run(shape.batch(Shelves.settings(), keys)).toString())
                .isEqualTo("{3=n1, 1=n1}");
        assertThat(seen).hasSize(1);
        assertThat(((BatchGetItemRequest) seen.get(0)).requestItems().get(TABLE).keys())
                .hasSize(2);
    }

    @Test
    void noKeysNoRequests() {
        assertThat(driver.run(shelves.byKey().batch(Shelves.settings(), Map.of())))
                .isEmpty();
        assertThat(driver.requests).isEmpty();
    }

    @Test
    void whatIsLeftOverIsAskedForAgain() {
        Map<String, Note> expected = new LinkedHashMap<>();
        for (int i = 99; i >= 0; i--) {
            expected.put("k" + i, new Note("s", "p" + i, "g", i));
            memory.put(shelves.notes().item(expected.get("k" + i)));
        }
        memory.most = 1;
        assertThat(driver.run(shelves.byKey().consistent().batch(Shelves.settings(), keys(100))))
                .containsExactlyEntriesOf(expected);
        assertThat(driver.requests).hasSizeGreaterThan(1);
        assertThat(driver.pauses).hasSize(driver.requests.size() - 1);
        assertThat(driver.requests).allSatisfy(request -> assertThat(((BatchGetItemRequest) request)
                        .requestItems()
                        .get(TABLE)
                        .consistentRead())
                .isTrue());
    }

    @Test
    void whoMakesNoProgressGivesUp() {
        Driver overloaded = new Driver(request -> BatchGetItemResponse.builder()
                .responses(Map.of())
                .unprocessedKeys(((BatchGetItemRequest) request).requestItems())
                .build());
        assertThatExceptionOfType(UnprocessedKeysException.class)
                .isThrownBy(() -> overloaded.run(shelves.byKey().batch(Shelves.settings(), keys(3))))
                .satisfies(e -> assertThat(e.keys()).isEqualTo(3))
                .withMessageContaining(TABLE);
        int attempts = Shelves.settings().pauses().attempts();
        assertThat(overloaded.requests).hasSize(attempts);
        assertThat(overloaded.pauses).hasSize(attempts - 1).isSorted();
    }

    @Test
    void whoMakesProgressDoesNot() {
        Driver slow = new Driver(request -> {
            KeysAndAttributes wanted =
                    ((BatchGetItemRequest) request).requestItems().get(TABLE);
            Map<String, AttributeValue> first =
                    new LinkedHashMap<>(wanted.keys().get(0));
            first.put("Type", Values.text("Note"));
            first.put("GPK", Values.text("g"));
            first.put("GSK", Values.whole(1));
            first.put("kept", Values.TRUE);
            BatchGetItemResponse.Builder answer =
                    BatchGetItemResponse.builder().responses(Map.of(TABLE, List.of(first)));
            List<Map<String, AttributeValue>> rest =
                    wanted.keys().subList(1, wanted.keys().size());
            return rest.isEmpty()
                    ? answer.build()
                    : answer.unprocessedKeys(
                                    Map.of(TABLE, wanted.toBuilder().keys(rest).build()))
                            .build();
        });
        assertThat(slow.run(shelves.byKey().batch(Shelves.settings(), keys(100))))
                .hasSize(100);
        assertThat(slow.requests).hasSize(100);
    }
}
