package dev.tablewright.bench.runtime;

import dev.tablewright.bench.runtime.enhanced.CustomerBean;
import dev.tablewright.bench.runtime.enhanced.OrderBean;
import dev.tablewright.bench.shop.Customer;
import dev.tablewright.bench.shop.Order;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import software.amazon.awssdk.enhanced.dynamodb.AttributeConverterProvider;
import software.amazon.awssdk.enhanced.dynamodb.AttributeValueType;
import software.amazon.awssdk.enhanced.dynamodb.DynamoDbEnhancedClient;
import software.amazon.awssdk.enhanced.dynamodb.DynamoDbTable;
import software.amazon.awssdk.enhanced.dynamodb.TableMetadata;
import software.amazon.awssdk.enhanced.dynamodb.TableSchema;
import software.amazon.awssdk.enhanced.dynamodb.document.EnhancedDocument;
import software.amazon.awssdk.enhanced.dynamodb.model.QueryConditional;
import software.amazon.awssdk.enhanced.dynamodb.model.QueryEnhancedRequest;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** A page of several kinds without leaving the Enhanced Client: its documents, told apart and made beans of. */
final class EnhancedDocuments implements Contender {

    private final DynamoDbTable<EnhancedDocument> table;
    private final TableSchema<CustomerBean> customers = TableSchema.fromBean(CustomerBean.class);
    private final TableSchema<OrderBean> orders = TableSchema.fromBean(OrderBean.class);

    EnhancedDocuments(DynamoDbClient client) {
        table = DynamoDbEnhancedClient.builder()
                .dynamoDbClient(client)
                .build()
                .table(
                        "Shop",
                        TableSchema.documentSchemaBuilder()
                                .addIndexPartitionKey(TableMetadata.primaryIndexName(), "PK", AttributeValueType.S)
                                .addIndexSortKey(TableMetadata.primaryIndexName(), "SK", AttributeValueType.S)
                                .attributeConverterProviders(AttributeConverterProvider.defaultProvider())
                                .build());
    }

    @Override
    public void prepare(Customer customer, Order order, Map<String, AttributeValue> orderItem) {}

    @Override
    public List<?> page(String username) {
        QueryEnhancedRequest request = QueryEnhancedRequest.builder()
                .queryConditional(
                        QueryConditional.keyEqualTo(key -> key.partitionValue(HandWrittenKeys.customer(username))))
                .scanIndexForward(false)
                .limit(PAGE)
                .build();
        List<EnhancedDocument> documents =
                table.query(request).iterator().next().items();
        List<Object> results = new ArrayList<>(documents.size());
        for (EnhancedDocument document : documents) {
            results.add(
                    switch (document.getString("Type")) {
                        case "Customer" -> customers.mapToItem(document.toMap());
                        case "Order" -> orders.mapToItem(document.toMap());
                        default -> throw new IllegalStateException("neither a customer nor an order");
                    });
        }
        return results;
    }
}
