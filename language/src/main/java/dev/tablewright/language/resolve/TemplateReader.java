package dev.tablewright.language.resolve;

import dev.tablewright.keys.KeyTemplate;
import dev.tablewright.keys.KeyTemplate.Slot;
import dev.tablewright.keys.ParsedTemplate;
import dev.tablewright.keys.SlotFormat;
import dev.tablewright.keys.TemplateParser;
import dev.tablewright.keys.TemplateProblem;
import dev.tablewright.language.code.LanguageCode;
import dev.tablewright.language.syntax.Node.Scalar;
import dev.tablewright.model.diagnostic.Diagnostic;
import dev.tablewright.model.entity.Attribute;
import dev.tablewright.model.entity.AttributePath;
import dev.tablewright.model.entity.Entity;
import dev.tablewright.model.entity.ScalarType;
import dev.tablewright.model.entity.Type;
import dev.tablewright.model.source.Span;
import java.util.Optional;
import java.util.stream.Collectors;

/** Reads key templates and holds their slots against the attributes of the entity. */
final class TemplateReader {

    private static final int DIGITS_OF_SECONDS = 10;

    private final Scope scope;

    TemplateReader(Scope scope) {
        this.scope = scope;
    }

    Optional<KeyTemplate> read(Entity entity, Scalar scalar) {
        ParsedTemplate parsed = TemplateParser.parse(scalar.value());
        for (TemplateProblem problem : parsed.problems()) {
            Diagnostic diagnostic = LanguageCode.MALFORMED_TEMPLATE.at(
                    Scope.part(scalar, problem.start(), problem.end()), problem.message());
            scope.report(problem.help().map(diagnostic::help).orElse(diagnostic));
        }
        for (Slot slot : parsed.template().slots()) {
            Span span = Scope.part(
                    scalar,
                    slot.start() + 1,
                    slot.start() + 1 + slot.dottedPath().length());
            AttributePath path = new AttributePath(slot.path(), span);
            scope.attribute(entity, path).ifPresent(attribute -> check(slot, scalar, span, attribute));
        }
        return parsed.isSound() ? Optional.of(parsed.template()) : Optional.empty();
    }

    private void check(Slot slot, Scalar scalar, Span span, Attribute attribute) {
        Type type = attribute.type();
        if (!type.fitsInKey()) {
            scope.report(LanguageCode.UNSUITABLE_SLOT
                    .at(span, "`" + slot.dottedPath() + "` cannot stand in a key")
                    .label("it is of type `" + type + "`")
                    .also(attribute.name().span(), "declared here"));
            return;
        }
        if (type instanceof Type.Reference reference) {
            Optional<Entity> target = scope.known(reference.entity());
            boolean composite = target.filter(e -> e.id().size() > 1).isPresent();
            if (composite) {
                String parts = target.get().id().stream()
                        .map(part -> "{" + slot.dottedPath() + "." + part + "}")
                        .collect(Collectors.joining("#"));
                scope.report(LanguageCode.UNSUITABLE_SLOT
                        .at(span, "the id of " + reference.entity() + " has several parts")
                        .help("name each of them: `" + parts + "`"));
                return;
            }
        }
        checkFormat(
                slot,
                Scope.part(scalar, slot.start(), slot.end()),
                scope.valueWalk().storedType(type));
    }

    private void checkFormat(Slot slot, Span span, Type type) {
        SlotFormat format = slot.format();
        if (format instanceof SlotFormat.Padded && !type.isNumeric()) {
            unsuitable(span, format, type, "padding is for numbers");
        } else if (format instanceof SlotFormat.Padded padded
                && type == ScalarType.EPOCH
                && padded.width() < DIGITS_OF_SECONDS) {
            unsuitable(span, format, type, "seconds since 1970 have " + DIGITS_OF_SECONDS + " digits");
        } else if (format instanceof SlotFormat.Truncated && type != ScalarType.TIMESTAMP) {
            unsuitable(span, format, type, "only a `timestamp` can be cut to a unit of time");
        }
    }

    private void unsuitable(Span span, SlotFormat format, Type type, String note) {
        scope.report(LanguageCode.UNSUITABLE_FORMAT
                .at(span, "`" + format.suffix() + "` does not fit the type `" + type + "`")
                .note(note));
    }
}
