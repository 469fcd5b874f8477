package dev.tablewright.bench.runtime;

import dev.tablewright.bench.runtime.straight.StraightAnswers;
import dev.tablewright.bench.shop.Customer;
import dev.tablewright.bench.shop.Order;
import java.util.List;
import java.util.Map;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.GetItemRequest;
import software.amazon.awssdk.services.dynamodb.model.QueryRequest;

/** The experiment: requests as by hand, answers straight into records. */
final class StraightReading implements Contender {

    private static final Map<String, String> KEY_NAME = Map.of("#p", "PK");

    private final StraightAnswers answers = new StraightAnswers();
    private final DynamoDbClient client;

    StraightReading(Clients clients) {
        this.client = clients.open(answers);
    }

    @Override
    public void prepare(Customer customer, Order order, Map<String, AttributeValue> orderItem) {}

    @Override
    public Object get(String username) {
        client.getItem(GetItemRequest.builder()
                .tableName("Shop")
                .key(HandWrittenItems.customerKey(username))
                .build());
        return answers.results().get(0);
    }

    @Override
    public List<?> page(String username) {
        client.query(QueryRequest.builder()
                .tableName("Shop")
                .keyConditionExpression("#p = :p")
                .expressionAttributeNames(KEY_NAME)
                .expressionAttributeValues(Map.of(":p", HandWrittenItems.customerPartition(username)))
                .scanIndexForward(false)
                .limit(PAGE)
                .build());
        return answers.results();
    }
}
