package dev.tablewright.synthesis.explain;

import dev.tablewright.capacity.DynamoFacts;
import dev.tablewright.capacity.estimate.ItemSizes;
import dev.tablewright.model.Model;
import dev.tablewright.model.pattern.Pattern;
import dev.tablewright.model.pattern.Write;
import dev.tablewright.synthesis.candidate.Draft;
import dev.tablewright.synthesis.explain.Decision.Alternative;
import dev.tablewright.synthesis.layout.DraftRendering;
import dev.tablewright.synthesis.search.Search;
import dev.tablewright.synthesis.search.SubModel;
import dev.tablewright.synthesis.strategy.Embedding;
import dev.tablewright.synthesis.strategy.Link;
import java.math.BigDecimal;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

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
        Model part = part(link);
        Embedding embedding = new Embedding(part, link);
        Model other = embedding.model();
        Search search = new Search(other, ground.layout(), ground.appraiser(), 1, () -> false);
        return search.drafts().stream().findFirst().map(draft -> {
            Model designed = DraftRendering.render(other, ground.layout(), draft);
            BigDecimal extra = price(designed).subtract(price(rendered(part)));
            return new Alternative(embedding.strategy().word(), extra, reasons(link, embedding, designed));
        });
    }

    private List<String> reasons(Link link, Embedding embedding, Model designed) {
        String change = "the model would have to say so: `" + link.parent().name() + "." + embedding.attribute()
                + "` and a type in place of the entity " + link.child().name();
        BigDecimal bytes = new ItemSizes(designed)
                .item(designed.entity(link.parent().name().text()).orElseThrow())
                .expected();
        return bytes.compareTo(BigDecimal.valueOf(DynamoFacts.ITEM_BYTES_AT_MOST)) > 0
                ? List.of(change, "an item would be larger than DynamoDB takes")
                : List.of(change);
    }

    private Model rendered(Model part) {
        Draft draft = ground.draft().of(part);
        return DraftRendering.render(part, ground.layout(), draft);
    }

    private BigDecimal price(Model designed) {
        return ground.appraiser().appraise(designed).whole().dollars();
    }

    /** What has to do with the two. */
    private Model part(Link link) {
        String parent = link.parent().name().text();
        String child = link.child().name().text();
        List<Pattern> patterns = ground.model().patterns().stream()
                .filter(pattern -> pattern.returns(parent) || pattern.returns(child))
                .toList();
        SubModel parts = new SubModel(ground.model());
        Set<Write> writes = new LinkedHashSet<>(parts.writesOf(parent));
        writes.addAll(parts.writesOf(child));
        Set<String> entities = new LinkedHashSet<>(List.of(parent, child));
        patterns.forEach(pattern -> pattern.entities().forEach(name -> entities.add(name.text())));
        return parts.of(entities, patterns, List.copyOf(writes));
    }
}
