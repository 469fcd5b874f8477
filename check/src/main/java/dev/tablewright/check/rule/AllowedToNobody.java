package dev.tablewright.check.rule;

import dev.tablewright.model.Model;
import dev.tablewright.model.diagnostic.Code;
import dev.tablewright.model.diagnostic.Diagnostic;
import dev.tablewright.model.diagnostic.Severity;
import dev.tablewright.model.pattern.Role;
import dev.tablewright.model.source.Name;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Policies are made of the patterns and writes that a role may use. What no role may use is paid for in keys and indexes, and
 * is refused to whoever tries it. A model without roles tells nobody apart: all may do everything.
 */
public final class AllowedToNobody implements Rule {

    @Override
    public Code code() {
        return new Code("TW0809", "allowed-to-nobody", Severity.WARNING);
    }

    @Override
    public Stream<Diagnostic> check(Subject subject) {
        Model model = subject.model();
        if (model.roles().isEmpty()) {
            return Stream.empty();
        }
        Set<String> patterns = model.roles().stream()
                .map(Role::patterns)
                .flatMap(names -> names.stream())
                .collect(Collectors.toSet());
        Set<String> writes = model.roles().stream()
                .map(Role::writes)
                .flatMap(names -> names.stream())
                .collect(Collectors.toSet());
        return Stream.concat(
                model.patterns().stream()
                        .map(pattern -> pattern.name())
                        .filter(name -> !patterns.contains(name.text()))
                        .map(name -> finding(name, "read by the pattern", "patterns")),
                model.writes().stream()
                        .map(write -> write.name())
                        .filter(name -> !writes.contains(name.text()))
                        .map(name -> finding(name, "do the write", "writes")));
    }

    private Diagnostic finding(Name name, String deed, String key) {
        return Diagnostic.of(code(), name.span(), "no role may " + deed + " `" + name + "`")
                .help("add it to the `" + key + "` of the role that needs it, or remove it");
    }
}
