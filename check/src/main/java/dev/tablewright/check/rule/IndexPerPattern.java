package dev.tablewright.check.rule;

import dev.tablewright.keys.ValueEncoding;
import dev.tablewright.model.Model;
import dev.tablewright.model.design.Design;
import dev.tablewright.model.design.EntityKeys;
import dev.tablewright.model.design.Index;
import dev.tablewright.model.design.IndexEntry;
import dev.tablewright.model.design.KeyValue;
import dev.tablewright.model.design.Layout;
import dev.tablewright.model.design.Projection;
import dev.tablewright.model.design.Table;
import dev.tablewright.model.diagnostic.Code;
import dev.tablewright.model.diagnostic.Diagnostic;
import dev.tablewright.model.diagnostic.Severity;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * In a single table an index has room for every entity. Indexes with one entity each use up the twenty that there are, and
 * each is one more thing to create, to watch and to pay for.
 */
public final class IndexPerPattern implements Rule {

    /** An index with one entity in it. */
    private record Lonely(Index index, String entity, IndexEntry entry) {}

    /** Indexes with the same of these could be one. */
    private record Kind(boolean sorted, Class<? extends Projection> projection) {}

    @Override
    public Code code() {
        return new Code("TW0501", "index-per-pattern", Severity.ADVICE);
    }

    @Override
    public Stream<Diagnostic> check(Subject subject) {
        Model model = subject.model();
        return model.design().stream()
                .filter(design -> design.layout() == Layout.SINGLE_TABLE && design.encoding() != ValueEncoding.RAW)
                .flatMap(design -> design.tables().stream().flatMap(table -> check(design, table)));
    }

    private Stream<Diagnostic> check(Design design, Table table) {
        Map<Kind, List<Lonely>> kinds = new LinkedHashMap<>();
        for (Index index : table.indexes()) {
            List<EntityKeys> inside = design.keys().stream()
                    .filter(keys -> keys.table().equals(table.name().text()))
                    .filter(keys -> keys.entry(index.name().text()).isPresent())
                    .toList();
            if (inside.size() == 1) {
                IndexEntry entry = inside.get(0).entry(index.name().text()).orElseThrow();
                // Attributes as they are have names of their own, which others do not share.
                if (entry.key().values().allMatch(KeyValue.Composed.class::isInstance)) {
                    Kind kind = new Kind(
                            !entry.key().sort().isEmpty(), index.projection().getClass());
                    kinds.computeIfAbsent(kind, k -> new ArrayList<>())
                            .add(new Lonely(index, inside.get(0).entity().text(), entry));
                }
            }
        }
        return kinds.values().stream()
                .filter(lonely -> enough(lonely) < lonely.size())
                .map(this::finding);
    }

    /** An entity stands in an index once, so there must be as many as one entity needs. */
    private static long enough(List<Lonely> lonely) {
        return lonely.stream().collect(Collectors.groupingBy(Lonely::entity, Collectors.counting())).values().stream()
                .max(Long::compare)
                .orElse(0L);
    }

    private Diagnostic finding(List<Lonely> lonely) {
        Lonely first = lonely.get(0);
        Lonely second = lonely.stream()
                .filter(other -> !other.entity().equals(first.entity()))
                .findFirst()
                .orElse(first);
        long enough = enough(lonely);
        return Diagnostic.of(
                        code(),
                        second.entry().index().span(),
                        lonely.size() + " indexes hold one entity each, where " + enough + " would do")
                .label("here only " + second.entity())
                .also(first.entry().index().span(), "and here only " + first.entity())
                .note("an index has room for all entities, each behind a word of its own")
                .help("put " + second.entity() + " into `" + first.index().name() + "` as well");
    }
}
