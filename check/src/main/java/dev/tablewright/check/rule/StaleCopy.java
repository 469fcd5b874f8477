package dev.tablewright.check.rule;

import dev.tablewright.model.Model;
import dev.tablewright.model.diagnostic.Code;
import dev.tablewright.model.diagnostic.Diagnostic;
import dev.tablewright.model.diagnostic.Severity;
import dev.tablewright.model.entity.Attribute;
import dev.tablewright.model.entity.Entity;
import dev.tablewright.model.entity.Type;
import dev.tablewright.model.pattern.WriteStep;
import dev.tablewright.model.pattern.WriteStep.Action;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * A copy beside a reference saves a request, as long as somebody carries every change of the original on to the copies. A
 * copy that is meant to stay as it was says so with {@code immutable}.
 */
public final class StaleCopy implements Rule {

    /** That an attribute holds what another entity has: {@code orgName} beside {@code org}. */
    private record Copy(Attribute copy, Entity original, Attribute copied) {}

    @Override
    public Code code() {
        return new Code("TW0707", "duplicate-data-changes", Severity.ADVICE);
    }

    @Override
    public Stream<Diagnostic> check(Subject subject) {
        Model model = subject.model();
        Map<String, List<WriteStep>> steps = model.writes().stream()
                .flatMap(write -> write.steps().stream())
                .collect(Collectors.groupingBy(step -> step.entity().text()));
        Stream<Diagnostic> inEntities = model.entities().stream()
                .flatMap(entity -> copies(model, entity.attributes(), false)
                        .filter(copy -> !isWritten(steps, entity, copy.copy()))
                        .flatMap(copy -> finding(model, copy, false).stream()));
        Stream<Diagnostic> inTypes = model.types().stream()
                .filter(type -> isKeptAndNeverWritten(model, steps, type.name().text()))
                .flatMap(type ->
                        copies(model, type.fields(), true).flatMap(copy -> finding(model, copy, true).stream()));
        return Stream.concat(inEntities, inTypes);
    }

    private Optional<Diagnostic> finding(Model model, Copy copy, boolean embedded) {
        String original = copy.original().name() + "." + copy.copied().name();
        return AttributeChange.settingsOf(model, copy.original().name().text())
                .filter(change -> change.attribute().equals(copy.copied().name().text()))
                .findFirst()
                .map(change -> Diagnostic.of(
                                code(),
                                copy.copy().name().span(),
                                "`" + copy.copy().name() + "` is a copy of `" + original + "`, which changes")
                        .label("no write carries the change on")
                        .also(change.place(), change.by() + " changes the original")
                        .help("add a write that sets it, for what follows the stream; or say `immutable: true`"
                                + (embedded ? " of what holds it" : "") + ", if it is to stay as it was"));
    }

    /** @param sameName whether a copy has the name of the original: a value that holds a reference is made of copies */
    private static Stream<Copy> copies(Model model, List<Attribute> attributes, boolean sameName) {
        return attributes.stream()
                .filter(attribute -> attribute.type() instanceof Type.Reference)
                .flatMap(reference -> model.entity(((Type.Reference) reference.type()).entity()).stream()
                        .flatMap(original -> original.attributes().stream().flatMap(copied -> attributes.stream()
                                .filter(copy -> !copy.immutable()
                                        && copy.type()
                                                .toString()
                                                .equals(copied.type().toString()))
                                .filter(copy -> isNamedAfter(copy, reference, copied, sameName))
                                .map(copy -> new Copy(copy, original, copied)))));
    }

    private static boolean isNamedAfter(Attribute copy, Attribute reference, Attribute copied, boolean sameName) {
        String name = copied.name().text();
        String joined = reference.name().text() + name.substring(0, 1).toUpperCase(Locale.ROOT) + name.substring(1);
        return copy.name().text().equals(joined)
                || (sameName && copy.name().text().equals(name));
    }

    /** Whether items hold values of the type that may change, and no write changes any of them. */
    private static boolean isKeptAndNeverWritten(Model model, Map<String, List<WriteStep>> steps, String type) {
        boolean kept = false;
        for (Entity entity : model.entities()) {
            for (Attribute attribute : entity.attributes()) {
                if (holds(attribute.type(), type) && !attribute.immutable()) {
                    if (isWritten(steps, entity, attribute)) {
                        return false;
                    }
                    kept = true;
                }
            }
        }
        return kept;
    }

    private static boolean holds(Type type, String embedded) {
        return type instanceof Type.Collection collection
                ? holds(collection.element(), embedded)
                : type.equals(new Type.Embedded(embedded));
    }

    /** Whether some write gives the attribute of an entity that is there another value. */
    private static boolean isWritten(Map<String, List<WriteStep>> steps, Entity entity, Attribute attribute) {
        return steps.getOrDefault(entity.name().text(), List.of()).stream()
                .anyMatch(step -> step.action() == Action.PUT || sets(step, attribute));
    }

    private static boolean sets(WriteStep step, Attribute attribute) {
        return step.sets().stream()
                .anyMatch(set -> set.text().equals(attribute.name().text()));
    }
}
