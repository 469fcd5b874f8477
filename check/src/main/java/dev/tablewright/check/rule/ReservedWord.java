package dev.tablewright.check.rule;

import dev.tablewright.access.request.ReservedWords;
import dev.tablewright.model.Model;
import dev.tablewright.model.diagnostic.Code;
import dev.tablewright.model.diagnostic.Diagnostic;
import dev.tablewright.model.diagnostic.Severity;
import dev.tablewright.model.source.Name;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Whoever types an expression by hand must give a reserved word an alias. For an attribute such as {@code status} that is
 * the price of a good name; but a name that exists for the table alone could be any other.
 */
public final class ReservedWord implements Rule {

    @Override
    public Code code() {
        return new Code("TW0310", "reserved-word", Severity.ADVICE);
    }

    @Override
    public Stream<Diagnostic> check(Subject subject) {
        Map<String, Name> reserved = new LinkedHashMap<>();
        chosenForTheTable(subject.model())
                .filter(name -> ReservedWords.contains(name.text()))
                .forEach(name -> reserved.putIfAbsent(name.text(), name));
        return reserved.values().stream().limit(1).map(first -> finding(first, reserved));
    }

    private Diagnostic finding(Name first, Map<String, Name> reserved) {
        Diagnostic finding = Diagnostic.of(code(), first.span(), "`" + first + "` is a reserved word of DynamoDB")
                .label("stored under that name");
        String others =
                reserved.keySet().stream().skip(1).map(name -> "`" + name + "`").collect(Collectors.joining(", "));
        return (others.isEmpty() ? finding : finding.note("others in this model: " + others))
                .note("generated code gives every name an alias; an expression in a console or a script does not")
                .help("choose another name, unless the table exists already");
    }

    /** Names of which the model says nothing: of composed keys, and of attributes that are called otherwise. */
    private static Stream<Name> chosenForTheTable(Model model) {
        Set<String> names = new HashSet<>();
        model.attributes().forEach(attribute -> names.add(attribute.name().text()));
        Stream<Name> stored = model.attributes()
                .map(attribute ->
                        new Name(attribute.storedName(), attribute.name().span()));
        Stream<Name> keys = model.design().stream()
                .flatMap(design -> design.keys().stream())
                .flatMap(ItemKeys::values)
                .map(value -> new Name(value.attribute(), value.span()));
        return Stream.concat(stored, keys).filter(name -> !names.contains(name.text()));
    }
}
