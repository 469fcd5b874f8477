package dev.tablewright.language.resolve;

import dev.tablewright.language.code.LanguageCode;
import dev.tablewright.language.syntax.Node;
import dev.tablewright.language.syntax.Node.Entry;
import dev.tablewright.language.syntax.Node.Sequence;
import dev.tablewright.model.Suppression;
import dev.tablewright.model.entity.Relationship;
import dev.tablewright.model.source.Name;
import dev.tablewright.model.source.Span;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Reads which findings are known and accepted. */
final class SuppressionReader {

    private static final List<String> SUBJECTS = List.of("entities", "types", "patterns", "writes");

    private final Scope scope;
    private final View root;
    private final List<Relationship> relationships;

    SuppressionReader(Scope scope, View root, List<Relationship> relationships) {
        this.scope = scope;
        this.root = root;
        this.relationships = relationships;
    }

    List<Suppression> read() {
        List<Suppression> suppressions = new ArrayList<>();
        if (root.node("suppress").orElse(null) instanceof Sequence sequence) {
            for (Node item : sequence.items()) {
                View view = View.of(item);
                Optional<Name> code = view.name("rule");
                Optional<Name> on = view.name("for");
                List<Span> scopes = on.map(this::declarations).orElse(List.of());
                if (code.isPresent() && view.has("reason")) {
                    suppressions.add(new Suppression(
                            code.get(), on, scopes, view.text("reason").orElse(""), view.span()));
                }
            }
        }
        return suppressions;
    }

    /** Where the subject is declared, its keys and the relationships that it is part of included. */
    private List<Span> declarations(Name on) {
        List<Span> found = new ArrayList<>();
        List<String> known = new ArrayList<>();
        for (String section : SUBJECTS) {
            for (Entry entry : root.view(section).entries()) {
                known.add(entry.key().value());
                if (entry.key().value().equals(on.text())) {
                    found.add(entry.span());
                }
            }
        }
        root.view("design").view("keys").mapping().entry(on.text()).ifPresent(entry -> found.add(entry.span()));
        relationships.stream()
                .filter(line -> line.left().text().equals(on.text())
                        || line.right().text().equals(on.text()))
                .forEach(line -> found.add(line.line()));
        if (found.isEmpty() && !scope.isLost(on.text())) {
            scope.report(Scope.unknown(
                    LanguageCode.UNKNOWN_SUBJECT, on.span(), on.text(), "an entity, type, pattern or write", known));
        }
        return found;
    }
}
