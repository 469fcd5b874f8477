package dev.tablewright.check.rule;

import dev.tablewright.model.Model;
import dev.tablewright.model.design.Deployment;
import dev.tablewright.model.design.Table;
import dev.tablewright.model.design.TableSettings;
import dev.tablewright.model.diagnostic.Diagnostic;
import dev.tablewright.model.source.Name;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;

/** Finds the tables of a design that lack a protection which has to be switched on. */
final class TableProtection {

    private TableProtection() {}

    /**
     * A finding for each table that lacks it, at the place where one would switch it on.
     *
     * @param key what the setting is called in a model
     * @param finding what is wrong with a table
     */
    static Stream<Diagnostic> lacking(
            Model model,
            String key,
            Function<TableSettings, Optional<Boolean>> protection,
            Function<Name, Diagnostic> finding) {
        Deployment deployment = model.deployment();
        // Whoever has not come to deployment yet has other things on his mind.
        if (deployment.tables().isEmpty() && deployment.environments().isEmpty()) {
            return Stream.empty();
        }
        Map<String, Name> written = new HashMap<>();
        deployment.tables().keySet().forEach(name -> written.put(name.text(), name));
        Production production = Production.of(deployment, protection);
        return model.design().stream()
                .flatMap(design -> design.tables().stream())
                .map(Table::name)
                .map(name -> written.getOrDefault(name.text(), name))
                .filter(name -> !production.accepts(
                        Optional.ofNullable(deployment.tables().get(name)).flatMap(protection)))
                .map(name -> wayOut(finding.apply(name), name, key, production));
    }

    private static Diagnostic wayOut(Diagnostic finding, Name table, String key, Production production) {
        return production
                .refusing()
                .map(environment -> finding.also(environment.span(), "switched off here")
                        .help("leave `" + key + ": false` to environments whose data nobody needs"))
                .orElseGet(() -> finding.help("switch it on: `tables: { " + table + ": { " + key + ": true } }`"));
    }
}
