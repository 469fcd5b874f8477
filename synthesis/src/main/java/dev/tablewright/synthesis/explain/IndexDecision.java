package dev.tablewright.synthesis.explain;

import dev.tablewright.model.Model;
import dev.tablewright.model.design.Design;
import dev.tablewright.model.design.EntityKeys;
import dev.tablewright.model.design.Index;
import dev.tablewright.model.design.Projection;
import dev.tablewright.model.design.Table;
import dev.tablewright.model.diagnostic.WordList;
import dev.tablewright.model.source.Name;
import dev.tablewright.synthesis.layout.DraftRendering;
import java.util.ArrayList;
import java.util.List;
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
                Decision.Kind.INDEX, subject, "for " + WordList.and(holders), reasons, List.of(), List.of());
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
