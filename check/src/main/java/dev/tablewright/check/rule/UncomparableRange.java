package dev.tablewright.check.rule;

import dev.tablewright.access.read.Constants;
import dev.tablewright.model.Model;
import dev.tablewright.model.diagnostic.Code;
import dev.tablewright.model.diagnostic.Diagnostic;
import dev.tablewright.model.diagnostic.Severity;
import dev.tablewright.model.entity.ScalarType;
import dev.tablewright.model.entity.Type;
import dev.tablewright.model.pattern.Narrowing;
import dev.tablewright.model.pattern.Pattern;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * A range has a least and a greatest value, and a prefix is the beginning of a text. What a reference holds is the id of another entity,
 * which may have neither an order nor a beginning; and two entities may call different things by the same name.
 */
public final class UncomparableRange implements Rule {

    @Override
    public Code code() {
        return new Code("TW1011", "uncomparable-range", Severity.ERROR);
    }

    @Override
    public Stream<Diagnostic> check(Subject subject) {
        Model model = subject.model();
        return model.patterns().stream().flatMap(pattern -> pattern.narrowing().stream()
                .flatMap(narrowing -> check(model, pattern, narrowing).stream()));
    }

    private Optional<Diagnostic> check(Model model, Pattern pattern, Narrowing narrowing) {
        List<Type> types = pattern.entities().stream()
                .flatMap(name -> model.entity(name.text()).stream())
                .flatMap(entity -> model.attribute(entity, narrowing.path()).stream())
                .map(attribute -> model.storedType(attribute.type()))
                .distinct()
                .toList();
        String path = "`" + narrowing.path() + "`";
        boolean range = narrowing.kind() == Narrowing.Kind.RANGE;
        if (!types.stream().allMatch(type -> range ? Constants.isOrdered(type) : hasBeginning(type))) {
            return Optional.of(Diagnostic.of(
                            code(),
                            narrowing.path().span(),
                            "values of " + path + (range ? " have no order to take a range of" : " have no beginning"))
                    .label(words(types.get(0)))
                    .help("take " + (range ? "a range" : "a prefix")
                            + " of another attribute, or of one part of this one"));
        }
        return types.size() < 2
                ? Optional.empty()
                : Optional.of(
                        Diagnostic.of(code(), narrowing.path().span(), path + " has a different type in each entity")
                                .label(types.get(0) + " and " + types.get(1))
                                .help("give it one type, or write a pattern for each entity"));
    }

    private static String words(Type type) {
        if (type instanceof Type.Reference reference) {
            return "the id of " + reference.entity() + " has several parts";
        }
        return type instanceof Type.Choice ? "values of an enum" : "of type `" + type + "`";
    }

    private static boolean hasBeginning(Type type) {
        return type instanceof ScalarType scalar
                && !scalar.isNumeric()
                && scalar != ScalarType.BINARY
                && scalar != ScalarType.BOOLEAN;
    }
}
