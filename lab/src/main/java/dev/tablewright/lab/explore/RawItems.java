package dev.tablewright.lab.explore;

import dev.tablewright.lab.bind.BoundModel;
import dev.tablewright.lab.row.Row;
import dev.tablewright.lab.trial.Exchange;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.BatchGetItemResponse;
import software.amazon.awssdk.services.dynamodb.model.DynamoDbResponse;
import software.amazon.awssdk.services.dynamodb.model.GetItemResponse;
import software.amazon.awssdk.services.dynamodb.model.QueryResponse;

/** The items that DynamoDB gave, to be found again for the rows that were made of them. */
final class RawItems {

    private final BoundModel model;
    private final List<Map<String, AttributeValue>> items = new ArrayList<>();

    RawItems(BoundModel model, List<Exchange> exchanges) {
        this.model = model;
        exchanges.forEach(exchange -> exchange.answer().ifPresent(this::add));
    }

    private void add(DynamoDbResponse answer) {
        if (answer instanceof QueryResponse query) {
            items.addAll(query.items());
        } else if (answer instanceof GetItemResponse get && get.hasItem()) {
            items.add(get.item());
        } else if (answer instanceof BatchGetItemResponse batch) {
            batch.responses().values().forEach(items::addAll);
        }
    }

    /** A row that a pattern gave. It may have but some attributes, and so may the item in the index. */
    Sight of(Row row, Sights sights) {
        String typeAttribute = model.design().typeAttribute();
        Optional<Map<String, AttributeValue>> item = items.stream()
                .filter(each -> Optional.ofNullable(each.get(typeAttribute))
                        .map(AttributeValue::s)
                        .filter(name -> !name.equals(row.entity()))
                        .isEmpty())
                .filter(each -> row.attributes().entrySet().stream()
                        .allMatch(entry -> entry.getValue().equals(each.get(entry.getKey()))))
                .findFirst();
        Sight seen = sights.of(item.orElseGet(row::attributes));
        return new Sight(Sight.Kind.ENTITY, row.entity(), seen.item(), seen.keys(), Optional.of(row), Optional.empty());
    }
}
