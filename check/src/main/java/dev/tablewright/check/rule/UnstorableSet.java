package dev.tablewright.check.rule;

import dev.tablewright.model.Model;
import dev.tablewright.model.diagnostic.Code;
import dev.tablewright.model.diagnostic.Diagnostic;
import dev.tablewright.model.diagnostic.Severity;
import dev.tablewright.model.entity.Attribute;
import dev.tablewright.model.entity.Type;
import java.util.stream.Stream;

/** DynamoDB has sets of texts, of numbers and of binaries. An id of several parts is stored as a map, and there are no sets of maps. */
public final class UnstorableSet implements Rule {

    @Override
    public Code code() {
        return new Code("TW1003", "unstorable-set", Severity.ERROR);
    }

    @Override
    public Stream<Diagnostic> check(Subject subject) {
        Model model = subject.model();
        return model.attributes().flatMap(attribute -> check(model, attribute, attribute.type()));
    }

    private Stream<Diagnostic> check(Model model, Attribute attribute, Type type) {
        if (!(type instanceof Type.Collection collection)) {
            return Stream.empty();
        }
        boolean several =
                type instanceof Type.SetOf && model.storedType(collection.element()) instanceof Type.Reference;
        Stream<Diagnostic> inner = check(model, attribute, collection.element());
        return several ? Stream.concat(Stream.of(finding(attribute, collection.element())), inner) : inner;
    }

    private Diagnostic finding(Attribute attribute, Type element) {
        return Diagnostic.of(code(), attribute.name().span(), "`" + attribute.name() + "` cannot be stored as a set")
                .label("the id of " + element + " has several parts")
                .note("DynamoDB has sets of strings, of numbers and of binaries")
                .help("write `list<" + element + ">`");
    }
}
