package dev.tablewright.language.write;

import dev.tablewright.model.Model;
import dev.tablewright.model.Suppression;
import dev.tablewright.model.design.Design;
import dev.tablewright.model.design.Index;
import dev.tablewright.model.design.KeyAttribute;
import dev.tablewright.model.design.Table;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** The suppressions of a file whose reasons speak of tables, indexes or keys that another design has not. */
final class SuppressionRemarks {

    private SuppressionRemarks() {}

    static List<String> of(Model before, Design after) {
        Set<String> gone = new LinkedHashSet<>();
        before.design().ifPresent(old -> gone.addAll(names(old)));
        gone.removeAll(names(after));
        List<String> remarks = new ArrayList<>();
        for (Suppression suppression : before.suppressions()) {
            String about = suppression.on().map(on -> " for " + on).orElse("");
            String what = "line " + suppression.span().line() + ": the suppression of " + suppression.code() + about;
            gone.stream()
                    .filter(name -> speaksOf(suppression.reason(), name))
                    .findFirst()
                    .ifPresent(name ->
                            remarks.add(what + " was kept, though its reason speaks of `" + name + "`, which is gone"));
        }
        return remarks;
    }

    private static boolean speaksOf(String reason, String name) {
        return Pattern.compile("(?<![\\p{L}\\p{N}_])" + Pattern.quote(name) + "(?![\\p{L}\\p{N}_])")
                .matcher(reason)
                .find();
    }

    private static Set<String> names(Design design) {
        Set<String> names = new LinkedHashSet<>();
        for (Table table : design.tables()) {
            names.add(table.name().text());
            table.indexes().forEach(index -> names.add(index.name().text()));
            Stream.concat(Stream.of(table.key()), table.indexes().stream().map(Index::key))
                    .flatMap(key -> key.attributes().map(KeyAttribute::name))
                    .forEach(names::add);
        }
        return names;
    }
}
