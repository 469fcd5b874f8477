package dev.tablewright.junit;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tablewright.lab.row.Row;
import java.util.List;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

/** As an application would use it. */
@WithTables(model = "../examples/shop/shop.yaml", items = 60)
class WithTablesTest {

    @Test
    void tablesAreThereAndFilled(ModelTables tables) {
        List<Row> orders = tables.rows("Order");
        assertThat(orders).isNotEmpty();
        int stored = tables.client()
                .scan(scan -> scan.tableName(tables.name("Shop"))
                        .filterExpression("#t = :order")
                        .expressionAttributeNames(java.util.Map.of("#t", "Type"))
                        .expressionAttributeValues(java.util.Map.of(
                                ":order",
                                software.amazon.awssdk.services.dynamodb.model.AttributeValue.fromS("Order"))))
                .count();
        assertThat(stored).isEqualTo(orders.size());
        assertThat(tables.endpoint().getHost()).isEqualTo("127.0.0.1");
    }

    @Test
    void aClientAlone(DynamoDbClient client) {
        assertThat(client.listTables().tableNames()).anyMatch(name -> name.endsWith("-Shop"));
    }

    @Nested
    class WithinAnother {

        @Test
        void theTablesAreTheSame(ModelTables tables) {
            assertThat(tables.rows("Customer")).isNotEmpty();
        }
    }
}
