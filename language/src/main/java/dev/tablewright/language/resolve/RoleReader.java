package dev.tablewright.language.resolve;

import dev.tablewright.language.code.LanguageCode;
import dev.tablewright.language.syntax.Node.Entry;
import dev.tablewright.language.syntax.Node.Mapping;
import dev.tablewright.language.syntax.Node.Scalar;
import dev.tablewright.model.pattern.Pattern;
import dev.tablewright.model.pattern.Role;
import dev.tablewright.model.pattern.Role.Tenants;
import dev.tablewright.model.pattern.Write;
import dev.tablewright.model.source.Name;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Reads who may use which patterns and writes. */
final class RoleReader {

    private static final String ALL = "all";

    private final Scope scope;
    private final View root;

    RoleReader(Scope scope, View root) {
        this.scope = scope;
        this.root = root;
    }

    List<Role> read(List<Pattern> patterns, List<Write> writes) {
        List<String> patternNames = patterns.stream().map(p -> p.name().text()).toList();
        List<String> writeNames = writes.stream().map(w -> w.name().text()).toList();
        List<Role> roles = new ArrayList<>();
        for (Entry entry : root.view("roles").entries()) {
            if (entry.value() instanceof Mapping mapping) {
                View view = new View(mapping);
                refuseIdle(entry.key(), view);
                roles.add(new Role(
                        entry.key().name(),
                        view.text("description"),
                        names(view, "patterns", "a pattern", patternNames),
                        names(view, "writes", "a write", writeNames),
                        tenants(view)));
            }
        }
        return roles;
    }

    /** A policy without a right is none, and nobody would have written the role for it. */
    private void refuseIdle(Scalar role, View view) {
        if (!view.has("patterns") && !view.has("writes")) {
            scope.report(LanguageCode.UNSUITABLE_ROLE
                    .at(role.span(), "the role `" + role.value() + "` may do nothing")
                    .help("say what it may do with `patterns:` or `writes:`, a list of names or `all`"));
        }
    }

    /** The names that are listed; all that there are if the one word {@code all} stands there. */
    private List<String> names(View view, String section, String kind, List<String> all) {
        Optional<Scalar> word = view.scalar(section);
        if (word.filter(scalar -> scalar.value().equals(ALL)).isPresent()) {
            refuseAllOfNothing(word.get(), section);
            return all;
        }
        List<Name> names = view.names(section);
        scope.refuseRepetition(names);
        List<String> known =
                root.view(section).entries().stream().map(e -> e.key().value()).toList();
        for (Name name : names) {
            if (!known.contains(name.text()) && !isUnreadable(section) && !scope.isLost(name.text())) {
                scope.report(
                        Scope.unknown(LanguageCode.UNKNOWN_PATTERN_OR_WRITE, name.span(), name.text(), kind, known));
            }
        }
        return names.stream().map(Name::text).distinct().toList();
    }

    private void refuseAllOfNothing(Scalar word, String section) {
        if (!root.has(section) && !scope.isLost(section)) {
            scope.report(LanguageCode.UNKNOWN_PATTERN_OR_WRITE.at(
                    word.span(), "the model has no " + section + ", so that `all` is none"));
        }
    }

    private boolean isUnreadable(String section) {
        return root.has(section)
                && root.node(section)
                        .filter(node -> !scope.lacksName(node.span()))
                        .isEmpty();
    }

    private Tenants tenants(View view) {
        boolean tenant = root.has("tenant");
        if (view.has("tenants") && !tenant && !scope.isLost("tenant")) {
            scope.report(LanguageCode.UNSUITABLE_ROLE
                    .at(view.keySpan("tenants"), "the model has no tenant whose data could be told apart")
                    .help("name the entity with `tenant:` at the top of the file, or remove the key"));
        }
        return view.text("tenants")
                .map(word -> word.equals(ALL) ? Tenants.ALL : Tenants.OWN)
                .orElse(tenant ? Tenants.OWN : Tenants.ALL);
    }
}
