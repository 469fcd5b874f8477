package dev.tablewright.synthesis.explain;

import dev.tablewright.model.Model;
import dev.tablewright.model.design.Design;
import dev.tablewright.model.design.EntityKeys;
import dev.tablewright.model.design.Index;
import dev.tablewright.model.design.Projection;
import dev.tablewright.model.design.Table;
import dev.tablewright.model.diagnostic.WordList;
import dev.tablewright.model.source.Name;
import dev.tablewright.synthesis.candidate.Draft;
import dev.tablewright.synthesis.explain.Decision.Alternative;
import dev.tablewright.synthesis.layout.DraftRendering;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** What an index is for. */
final class IndexDecision {

    private final Ground ground;

    IndexDecision(Ground ground) {
        this.ground = ground;
    }

    Stream<Decision> all() {
        Model model = DraftRendering.render(ground.model(), ground.layout(), ground.draft());
        Design design = model.design().orElseThrow();
        boolean several = design.tables().size() > 1;
        return design.tables().stream()
                .flatMap(table -> table.indexes().stream().map(index -> of(design, table, index, several)));
    }

    private Decision of(Design design, Table table, Index index, boolean several) {
        List<String> holders = design.keys().stream()
                .filter(keys -> keys.table().equals(table.name().text())
                        && keys.entry(index.name().text()).isPresent())
                .map(EntityKeys::entity)
                .map(Name::text)
                .toList();
        List<String> reasons = new ArrayList<>();
        if (holders.size() > 1) {
            reasons.add(WordList.and(holders)
                    + " share it: each has its own words before its keys, so that none meets another");
        }
        design.keys().stream()
                .filter(keys -> holders.contains(keys.entity().text()))
                .flatMap(keys -> keys.entry(index.name().text()).stream()
                        .filter(entry -> !entry.when().isAlways())
                        .map(entry -> "it holds only those of " + keys.entity() + " with " + entry.when()))
                .forEach(reasons::add);
        reasons.add(projection(index.projection()));
        String subject =
                several ? table.name() + "." + index.name() : index.name().text();
        return new Decision(
                Decision.Kind.INDEX, subject, "for " + WordList.and(holders), reasons, named(table, index), List.of());
    }

    /** Where one entity needs everything, the others get more than they need: naming what each needs would be cheaper. */
    private List<Alternative> named(Table table, Index index) {
        Draft precise = new Draft(ground.draft().choices(), ground.draft().gatherings());
        Model model = DraftRendering.render(ground.model(), ground.layout(), precise);
        Optional<Index> other = model.design()
                .flatMap(design -> design.table(table.name().text()))
                .flatMap(there -> there.index(index.name().text()));
        if (!(other.map(Index::projection).orElse(index.projection()) instanceof Projection.Include include)
                || index.projection() instanceof Projection.Include) {
            return List.of();
        }
        BigDecimal extra =
                price(model).subtract(price(DraftRendering.render(ground.model(), ground.layout(), ground.draft())));
        return List.of(
                new Alternative(
                        "naming the " + include.attributes().size() + " attributes that its patterns need",
                        extra,
                        List.of(
                                "a list of names has to be kept in step with the entities, for a difference that estimates hardly show")));
    }

    private BigDecimal price(Model designed) {
        return ground.appraiser().appraise(designed).whole().dollars();
    }

    private static String projection(Projection projection) {
        if (projection instanceof Projection.Include include) {
            return "it holds only "
                    + WordList.and(include.attributes().stream().map(Name::text).toList())
                    + ", which is what its patterns need";
        }
        return projection instanceof Projection.KeysOnly
                ? "it holds only keys, which is what its patterns need"
                : "it holds everything, since a pattern needs everything";
    }
}
