package dev.tablewright.language.resolve;

import dev.tablewright.language.code.LanguageCode;
import dev.tablewright.language.syntax.Node;
import dev.tablewright.language.syntax.Node.Broken;
import dev.tablewright.language.syntax.Node.Entry;
import dev.tablewright.language.syntax.Node.Scalar;
import dev.tablewright.language.syntax.Node.Sequence;
import dev.tablewright.model.entity.Attribute;
import dev.tablewright.model.entity.Entity;
import dev.tablewright.model.entity.Relationship;
import dev.tablewright.model.entity.Strategy;
import dev.tablewright.model.source.Name;
import dev.tablewright.model.source.Span;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * Reads relationships. To YAML, <code>- Customer ||--o{ Order : places</code> is a mapping from the line to its label; facts
 * about the relationship are further keys of that mapping.
 */
final class RelationshipReader {

    private static final Set<String> FACTS = Set.of("via", "fanout", "max", "strategy");

    private final Scope scope;
    private final Map<String, Span> seen = new HashMap<>();

    RelationshipReader(Scope scope) {
        this.scope = scope;
    }

    List<Relationship> read(Optional<Node> node) {
        List<Relationship> relationships = new ArrayList<>();
        if (node.orElse(null) instanceof Sequence sequence) {
            sequence.items().forEach(item -> read(item).ifPresent(relationships::add));
        }
        return relationships;
    }

    private Optional<Relationship> read(Node item) {
        if (item instanceof Broken) {
            return Optional.empty();
        }
        View facts = View.of(item);
        if (item instanceof Scalar scalar) {
            return line(scalar, Optional.empty()).flatMap(line -> relationship(scalar, line, facts));
        }
        List<Entry> lines = facts.entries().stream()
                .filter(entry -> !FACTS.contains(entry.key().value()))
                .toList();
        if (lines.size() != 1) {
            scope.report(LanguageCode.MALFORMED_RELATIONSHIP
                    .at(
                            lines.isEmpty() ? facts.span() : lines.get(1).key().span(),
                            lines.isEmpty() ? "a relationship without its line" : "a second line in one relationship")
                    .help("each relationship begins with `- `, as in `- Customer ||--o{ Order : places`"));
            return Optional.empty();
        }
        Entry entry = lines.get(0);
        Optional<String> label = entry.value() instanceof Scalar said ? Optional.of(said.value()) : Optional.empty();
        return line(entry.key(), label).flatMap(line -> relationship(entry.key(), line, facts));
    }

    private Optional<CrowsFoot> line(Scalar scalar, Optional<String> label) {
        CrowsFoot.Reading reading = CrowsFoot.read(scalar.value());
        reading.mistake()
                .ifPresent(mistake -> scope.report(LanguageCode.MALFORMED_RELATIONSHIP
                        .at(Scope.part(scalar, mistake.start(), mistake.end()), mistake.message())
                        .help("write entity, ends and entity, as in `Customer ||--o{ Order : places`")));
        return reading.line()
                .map(line -> new CrowsFoot(
                        line.left(),
                        line.leftCardinality(),
                        line.right(),
                        line.rightCardinality(),
                        line.identifying(),
                        label.or(line::label)));
    }

    private Optional<Relationship> relationship(Scalar scalar, CrowsFoot line, View facts) {
        Name left = name(scalar, line.left());
        Name right = name(scalar, line.right());
        Optional<Entity> leftEntity = scope.entity(left);
        Optional<Entity> rightEntity = scope.entity(right);
        if (leftEntity.isEmpty() || rightEntity.isEmpty()) {
            return Optional.empty();
        }
        Optional<Name> via = facts.name("via");
        via.ifPresent(attribute -> checkVia(attribute, leftEntity.get(), rightEntity.get()));
        Relationship relationship = new Relationship(
                left,
                line.leftCardinality(),
                right,
                line.rightCardinality(),
                line.identifying(),
                line.label(),
                via,
                facts.count("fanout"),
                facts.count("max"),
                facts.text("strategy").flatMap(RelationshipReader::strategy),
                scalar.span());
        refuseDuplicate(relationship);
        if (relationship.fanout().orElse(0L) > relationship.max().orElse(Long.MAX_VALUE)) {
            scope.report(LanguageCode.FACT_DOES_NOT_FIT
                    .at(facts.keySpan("fanout"), "more on average than at most")
                    .also(facts.keySpan("max"), "which is said here"));
        }
        for (String fact : List.of("fanout", "max")) {
            facts.said(fact, Quantities::count)
                    .filter(count -> count.value() == 0)
                    .ifPresent(count -> scope.report(LanguageCode.NOTHING_EXPECTED
                            .at(count.span(), "no " + right + " of any " + left + " is expected")
                            .help("say how many there will be, or leave it out if nobody knows")));
        }
        return Optional.of(relationship);
    }

    private void checkVia(Name via, Entity left, Entity right) {
        boolean carries = refers(left, via.text(), right) || refers(right, via.text(), left);
        if (!carries) {
            scope.report(LanguageCode.UNSUITABLE_VIA
                    .at(via.span(), "`" + via + "` does not connect " + left.name() + " and " + right.name())
                    .note("it must be an attribute of one of them whose type is the other, or a collection of it"));
        }
    }

    private static boolean refers(Entity from, String attribute, Entity to) {
        return from.attribute(attribute)
                .map(Attribute::type)
                .filter(type -> type.refersTo(to.name().text()))
                .isPresent();
    }

    private void refuseDuplicate(Relationship relationship) {
        String identity = relationship.left() + " " + relationship.right() + " "
                + relationship.label().orElse("") + " "
                + relationship.via().map(Name::text).orElse("");
        Span first = seen.putIfAbsent(identity, relationship.line());
        if (first != null) {
            scope.report(LanguageCode.DUPLICATE_RELATIONSHIP
                    .at(relationship.line(), "this relationship is declared twice")
                    .also(first, "first here")
                    .help("if there are two, give them different labels"));
        }
    }

    private static Name name(Scalar scalar, CrowsFoot.Part part) {
        return new Name(part.text(), Scope.part(scalar, part.start(), part.end()));
    }

    private static Optional<Strategy> strategy(String word) {
        return Arrays.stream(Strategy.values())
                .filter(strategy -> strategy.word().equals(word))
                .findFirst();
    }
}
