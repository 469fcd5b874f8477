package dev.tablewright.generate.java;

import dev.tablewright.model.pattern.Pattern;
import dev.tablewright.model.source.Name;
import java.util.List;
import java.util.stream.Collectors;

/** Sealed interfaces: what patterns give that read several kinds of entities. */
record SealedTypes(Context context) {

    static boolean isMixed(Pattern pattern) {
        return pattern.operation() == Pattern.Operation.LIST
                && pattern.entities().size() > 1;
    }

    /** Those of which whole entities of a kind are part. */
    List<String> of(String entity) {
        return context.model().patterns().stream()
                .filter(pattern -> isMixed(pattern) && pattern.needs().isEmpty() && pattern.returns(entity))
                .map(pattern -> context.naming().of(pattern).results().orElseThrow())
                .toList();
    }

    JavaFile of(Pattern pattern) {
        Naming naming = context.naming();
        String name = naming.of(pattern).results().orElseThrow();
        String permitted = pattern.entities().stream()
                .map(Name::text)
                .map(entity -> pattern.needs().isEmpty()
                        ? naming.of(entity).type()
                        : naming.of(pattern).rows().get(entity))
                .collect(Collectors.joining(", "));
        JavaFile file = context.file(name);
        file.body()
                .javadoc(new Javadoc().html("What " + context.naming().link(pattern) + " gives."))
                .line("public sealed interface " + name + " permits " + permitted + " {}");
        return file;
    }
}
