package dev.tablewright.runtime.write;

import java.math.BigDecimal;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Tables of the shop on the real engine, for each test anew, and what tests ask about them. */
abstract class ShopTest {

    static final Field<String> STATUS = new Field<>("status", List.of("status"), AttributeValue::fromS);
    static final Field<BigDecimal> TOTAL =
            new Field<>("total", List.of("total"), number -> AttributeValue.fromN(number.toPlainString()));

    static final Row ALICE = Row.of(
            "username", "alice", "email", "a@x.org", "realm", "eu", "name", "Alice", "totalSpent", 0, "version", 0);
    static final Row BOB =
            Row.of("username", "bob", "email", "b@x.org", "realm", "eu", "name", "Bob", "totalSpent", 0, "version", 0);
    static final Row ORDER =
            Row.of("orderId", "o1", "customer", "alice", "placedAt", "2026-01-01", "status", "PENDING", "total", 25);
    static final Row PROJECT =
            Row.of("projectId", "p", "portfolio", "f", "title", "t", "lastIssue", 0, "openIssues", 0);
    static final Row PORTFOLIO = Row.of("portfolioId", "f", "issues", 0);
    static final Row ISSUE = Row.of("project", "p", "number", 0, "title", "first", "state", "OPEN");

    TestTable table;

    @BeforeEach
    void open() {
        table = new TestTable();
    }

    @AfterEach
    void close() {
        table.close();
    }

    List<Map<String, AttributeValue>> guards(String name) {
        return table.scan("Shop").stream()
                .filter(item -> item.get("Type").s().equals(name))
                .toList();
    }

    String spent(Row customer) {
        return table.get(Shop.CUSTOMER, customer).number("totalSpent").toPlainString();
    }

    static Map<String, AttributeValue> stored(SampleType type, Row row) {
        return type.item(row);
    }
}
