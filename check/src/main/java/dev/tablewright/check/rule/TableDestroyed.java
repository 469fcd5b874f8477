package dev.tablewright.check.rule;

import dev.tablewright.model.Model;
import dev.tablewright.model.design.Environment;
import dev.tablewright.model.design.TableSettings;
import dev.tablewright.model.design.TableSettings.Removal;
import dev.tablewright.model.diagnostic.Code;
import dev.tablewright.model.diagnostic.Diagnostic;
import dev.tablewright.model.diagnostic.Severity;
import dev.tablewright.model.source.Name;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * A table leaves the infrastructure code when somebody renames it, moves it or tidies up. With {@code destroy} its data
 * goes with it, which is right for a playground and never for production.
 */
public final class TableDestroyed implements Rule {

    @Override
    public Code code() {
        return new Code("TW0803", "table-destroyed-on-removal", Severity.WARNING);
    }

    @Override
    public Stream<Diagnostic> check(Subject subject) {
        Model model = subject.model();
        // Where every environment that counts says `retain`, the word of the table reaches the others only.
        boolean retained =
                Production.of(model.deployment(), TableDestroyed::isRetained).accepts(Optional.of(false));
        Stream<Diagnostic> tables = model.deployment().tables().entrySet().stream()
                .filter(table -> isDestroyed(table.getValue()) && !retained)
                .map(Map.Entry::getKey)
                .map(table -> finding(table, "the table `" + table + "`"));
        Stream<Diagnostic> environments = model.deployment().environments().stream()
                .filter(environment -> Production.isMeantBy(environment.name()))
                .filter(environment -> isDestroyed(environment.settings()))
                .map(Environment::name)
                .map(name -> finding(name, "every table in `" + name + "`"));
        return Stream.concat(tables, environments);
    }

    private Diagnostic finding(Name place, String what) {
        return Diagnostic.of(code(), place.span(), what + " is destroyed when it leaves the infrastructure code")
                .label("`onRemove: destroy`")
                .help("say `onRemove: retain` here, and `destroy` only in environments whose data nobody needs");
    }

    private static Optional<Boolean> isRetained(TableSettings settings) {
        return settings.onRemove().map(Removal.RETAIN::equals);
    }

    private static boolean isDestroyed(TableSettings settings) {
        return settings.onRemove().equals(Optional.of(Removal.DESTROY));
    }
}
