package dev.tablewright.language.resolve;

import dev.tablewright.language.code.LanguageCode;
import dev.tablewright.language.grammar.ScalarCheck;
import dev.tablewright.language.syntax.Node;
import dev.tablewright.language.syntax.Node.Broken;
import dev.tablewright.language.syntax.Node.Entry;
import dev.tablewright.language.syntax.Node.Mapping;
import dev.tablewright.language.syntax.Node.Scalar;
import dev.tablewright.language.syntax.ScalarWord;
import dev.tablewright.model.entity.Attribute;
import dev.tablewright.model.entity.ScalarType;
import dev.tablewright.model.entity.Type;
import dev.tablewright.model.entity.Uniqueness;
import dev.tablewright.model.source.Name;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.regex.PatternSyntaxException;

/** Reads the attributes of an entity, or the fields of an embedded type. */
final class AttributeReader {

    private final Scope scope;
    private final String owner;
    private final boolean embedded;

    AttributeReader(Scope scope, String owner, boolean embedded) {
        this.scope = scope;
        this.owner = owner;
        this.embedded = embedded;
    }

    List<Attribute> read(Node node) {
        List<Attribute> attributes = new ArrayList<>();
        for (Entry entry : View.of(node).entries()) {
            Optional<Attribute> attribute = read(entry);
            attribute.ifPresentOrElse(
                    attributes::add, () -> scope.unreadable(owner, entry.key().value()));
        }
        refuseClashes(attributes);
        return attributes;
    }

    private Optional<Attribute> read(Entry entry) {
        if (entry.value() instanceof Broken) {
            return Optional.empty();
        }
        if (entry.value() instanceof Scalar scalar) {
            View nothing = View.of(new Mapping(List.of(), true, scalar.span()));
            return TypeExpression.read(scope, scalar)
                    .map(written -> attribute(entry, written.type(), written.optional(), nothing));
        }
        View facts = View.of(entry.value());
        if (facts.has("enum")) {
            return facts.node("enum").map(values -> attribute(entry, choice(values), facts.flag("optional"), facts));
        }
        return facts.scalar("type")
                .flatMap(type -> TypeExpression.read(scope, type))
                .map(written -> attribute(entry, written.type(), written.optional() || facts.flag("optional"), facts));
    }

    private Attribute attribute(Entry entry, Type type, boolean optional, View facts) {
        Name name = entry.key().name();
        refuseUnfitting(type, facts);
        return new Attribute(
                name,
                type,
                optional,
                uniqueness(type, facts),
                facts.flag("immutable"),
                facts.count("max"),
                pattern(facts),
                facts.scalar("default").flatMap(value -> defaultValue(value, type)),
                facts.text("stored").orElse(name.text()),
                facts.flag("sensitive"),
                facts.text("description"),
                entry.span());
    }

    private Type choice(Node values) {
        List<Name> words = View.namesIn(values);
        scope.refuseRepetition(words);
        return new Type.Choice(words);
    }

    private void refuseUnfitting(Type type, View facts) {
        boolean measurable = type.isCollection()
                || type == ScalarType.STRING
                || type == ScalarType.BINARY
                || type == ScalarType.INTEGER
                || type == ScalarType.DECIMAL;
        if (facts.has("max") && !measurable) {
            unfitting(facts, "max", type, "it is for text, binaries, numbers and collections");
        }
        if (facts.has("pattern") && type != ScalarType.STRING) {
            unfitting(facts, "pattern", type, "it is for `string`");
        }
        if (embedded) {
            for (String key : List.of("unique", "immutable")) {
                if (facts.has(key)) {
                    scope.report(LanguageCode.FACT_DOES_NOT_FIT.at(
                            facts.keySpan(key), "`" + key + "` cannot be said inside an embedded type"));
                }
            }
        }
    }

    private void unfitting(View facts, String key, Type type, String note) {
        scope.report(LanguageCode.FACT_DOES_NOT_FIT
                .at(facts.keySpan(key), "`" + key + "` does not fit the type `" + type + "`")
                .note(note));
    }

    private Optional<Uniqueness> uniqueness(Type type, View facts) {
        List<Name> within = facts.view("unique").names("within");
        // Whatever was meant, uniqueness was: nobody should hear that there is none.
        boolean unreadable = facts.has("unique") && facts.node("unique").isEmpty();
        boolean unique = !within.isEmpty() || facts.flag("unique") || unreadable;
        if (unique && !type.fitsInKey()) {
            scope.report(LanguageCode.UNSUITABLE_UNIQUENESS
                    .at(facts.keySpan("unique"), "an attribute of type `" + type + "` cannot be unique")
                    .note("uniqueness is kept by a key, and such a value cannot stand in a key"));
        }
        return unique ? Optional.of(new Uniqueness(within)) : Optional.empty();
    }

    private Optional<String> pattern(View facts) {
        Optional<Scalar> pattern = facts.scalar("pattern");
        try {
            return pattern.map(scalar -> Pattern.compile(scalar.value()).pattern());
        } catch (PatternSyntaxException e) {
            scope.report(LanguageCode.MALFORMED_VALUE
                    .at(pattern.orElseThrow().span(), "this regular expression cannot be read")
                    .note(e.getDescription().toLowerCase(Locale.ROOT)));
            return Optional.empty();
        } catch (StackOverflowError e) {
            // The regular expression compiler of Java recurses over nested groups.
            scope.report(LanguageCode.MALFORMED_VALUE.at(
                    pattern.orElseThrow().span(), "this regular expression is nested too deeply"));
            return Optional.empty();
        }
    }

    private Optional<Name> defaultValue(Scalar value, Type type) {
        if (type != ScalarType.BOOLEAN && !ScalarWord.BOOLEAN.matches(value.value())) {
            ScalarCheck.ambiguous(value).ifPresent(scope::report);
        }
        Optional<String> problem = Literals.problem(value.value(), type);
        problem.ifPresent(text -> scope.report(LanguageCode.DEFAULT_DOES_NOT_FIT
                .at(value.span(), "`" + value.value() + "` is not a value of type `" + type + "`")
                .label(text)));
        return Optional.of(value.name());
    }

    private void refuseClashes(List<Attribute> attributes) {
        Map<String, Attribute> stored = new HashMap<>();
        Map<String, Attribute> folded = new HashMap<>();
        for (Attribute attribute : attributes) {
            Attribute sameStored = stored.putIfAbsent(attribute.storedName(), attribute);
            Attribute sameLetters = folded.putIfAbsent(attribute.name().text().toLowerCase(Locale.ROOT), attribute);
            if (sameLetters != null) {
                scope.report(LanguageCode.NAME_CLASH
                        .at(
                                attribute.name().span(),
                                "`" + attribute.name() + "` and `" + sameLetters.name() + "` differ only by case")
                        .also(sameLetters.name().span(), "the other one"));
            } else if (sameStored != null) {
                scope.report(LanguageCode.STORED_NAME_CLASH
                        .at(
                                attribute.name().span(),
                                "`" + attribute.name() + "` and `" + sameStored.name() + "` are both stored as `"
                                        + attribute.storedName() + "`")
                        .also(sameStored.name().span(), "the other one"));
            }
        }
    }
}
