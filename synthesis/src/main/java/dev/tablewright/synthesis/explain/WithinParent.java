package dev.tablewright.synthesis.explain;

import dev.tablewright.capacity.DynamoFacts;
import dev.tablewright.capacity.estimate.ItemSizes;
import dev.tablewright.model.Link;
import dev.tablewright.model.Model;
import dev.tablewright.synthesis.explain.Decision.Alternative;
import dev.tablewright.synthesis.strategy.Embedding;
import java.math.BigDecimal;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;

/** What it would cost to keep a child within the item of its parent. */
final class WithinParent {

    private final Ground ground;

    WithinParent(Ground ground) {
        this.ground = ground;
    }

    /** Why the child needs items of its own. */
    Optional<String> obstacle(Link link) {
        return new Embedding(ground.model(), link).obstacle();
    }

    /** The other model with its price, if it can be. */
    Optional<Alternative> alternative(Link link) {
        if (obstacle(link).isPresent()) {
            return Optional.empty();
        }
        Model part = ground.part(new LinkedHashSet<>(
                List.of(link.parent().name().text(), link.child().name().text())));
        Embedding embedding = new Embedding(part, link);
        return new OtherModel(ground, part, model -> new Embedding(model, link).model())
                .priced()
                .map(priced -> new Alternative(
                        embedding.strategy().word(),
                        priced.extra().dollars(),
                        reasons(link, embedding, priced.designed())));
    }

    private static List<String> reasons(Link link, Embedding embedding, Model designed) {
        String change = "the model would have to say so: `" + link.parent().name() + "." + embedding.attribute()
                + "` and a type in place of the entity " + link.child().name();
        BigDecimal bytes = new ItemSizes(designed)
                .item(designed.entity(link.parent().name().text()).orElseThrow())
                .expected();
        return bytes.compareTo(BigDecimal.valueOf(DynamoFacts.ITEM_BYTES_AT_MOST)) > 0
                ? List.of(change, "an item would be larger than DynamoDB takes")
                : List.of(change);
    }
}
