package dev.tablewright.check.rule;

import dev.tablewright.model.Model;
import dev.tablewright.model.design.EntityKeys;
import dev.tablewright.model.design.TableSettings;
import dev.tablewright.model.diagnostic.Code;
import dev.tablewright.model.diagnostic.Diagnostic;
import dev.tablewright.model.diagnostic.Severity;
import dev.tablewright.model.entity.Aggregate;
import dev.tablewright.model.entity.Aggregate.Upkeep;
import dev.tablewright.model.source.Name;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * A count that is kept by the stream stands still when the table has none. With keys alone nobody sees what was added or
 * taken away.
 */
public final class StreamNeeded implements Rule {

    @Override
    public Code code() {
        return new Code("TW0804", "stream-needed", Severity.WARNING);
    }

    @Override
    public Stream<Diagnostic> check(Subject subject) {
        Model model = subject.model();
        Map<String, Aggregate> needed = needed(model);
        Production production = Production.of(model.deployment(), StreamNeeded::showsImages);
        // A table of which nothing is said has not been thought about; that is no decision against a stream.
        return model.deployment().tables().entrySet().stream()
                .filter(table -> needed.containsKey(table.getKey().text()))
                .filter(table -> !production.accepts(showsImages(table.getValue())))
                .map(table -> finding(table.getKey(), needed.get(table.getKey().text()), production));
    }

    private Diagnostic finding(Name table, Aggregate kept, Production production) {
        Diagnostic finding = Diagnostic.of(
                        code(),
                        table.span(),
                        "`" + kept.target() + "` is kept by the stream of `" + table
                                + "`, which does not show its items")
                .label("holds " + kept.source())
                .also(kept.target().span(), "kept by the stream");
        return production
                .refusing()
                .map(environment -> finding.also(environment.span(), "another stream here")
                        .help("say `stream: new-and-old` in `" + environment
                                + "` too, or keep it with `kept: transaction`"))
                .orElseGet(() -> finding.help("say `stream: new-and-old` here, or keep it with `kept: transaction`"));
    }

    /** The first aggregate that needs the stream of a table, by the table in which its source is stored. */
    private static Map<String, Aggregate> needed(Model model) {
        Map<String, String> tables = new HashMap<>();
        model.design().stream()
                .flatMap(design -> design.keys().stream())
                .forEach((EntityKeys keys) -> tables.put(keys.entity().text(), keys.table()));
        Map<String, Aggregate> needed = new HashMap<>();
        for (Aggregate kept : model.aggregates()) {
            String table = tables.get(kept.source().text());
            if (kept.upkeep() == Upkeep.STREAM && table != null) {
                needed.putIfAbsent(table, kept);
            }
        }
        return needed;
    }

    private static Optional<Boolean> showsImages(TableSettings settings) {
        return settings.stream().map(stream -> switch (stream) {
            case NONE, KEYS -> false;
            // One image is enough where items are only ever added.
            case NEW, OLD, NEW_AND_OLD -> true;
        });
    }
}
