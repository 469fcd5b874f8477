package dev.tablewright.generate.docs;

import dev.tablewright.generate.document.Text;
import dev.tablewright.model.Model;
import dev.tablewright.model.entity.Attribute;
import dev.tablewright.model.entity.ScalarType;
import dev.tablewright.model.pattern.Narrowing;
import dev.tablewright.model.pattern.Parameter;
import dev.tablewright.model.pattern.Pattern;
import dev.tablewright.model.pattern.SortKey;
import dev.tablewright.model.pattern.Write;
import dev.tablewright.model.pattern.WriteStep;
import dev.tablewright.model.source.Name;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;

/** What patterns and writes do, in words. */
final class Phrases {

    private final Model model;

    Phrases(Model model) {
        this.model = model;
    }

    /** {@code lists `Order` by `customer`, newest `placedAt` first, 20 a page}. */
    Text of(Pattern pattern) {
        Text text = Text.of(verb(pattern)).and(Texts.codes(names(pattern.entities()), " and "));
        if (!pattern.by().isEmpty()) {
            text = text.and(" by ")
                    .and(Texts.codes(
                            pattern.by().stream().map(by -> by.name().text()).toList(), " and "));
        }
        if (pattern.narrowing().isPresent()) {
            Narrowing narrowing = pattern.narrowing().get();
            text = narrowing.kind() == Narrowing.Kind.RANGE
                    ? text.and(" in a range of ").code(narrowing.path().dotted())
                    : text.and(", of which the beginning of ")
                            .code(narrowing.path().dotted())
                            .and(" is known");
        }
        if (!pattern.where().isAlways()) {
            text = text.and(" where ").code(pattern.where().toString());
        }
        for (int i = 0; i < pattern.sort().size(); i++) {
            text = text.and(i == 0 ? ", " : ", then ")
                    .and(order(pattern, pattern.sort().get(i)));
        }
        return text.and(pattern.top().map(top -> ", the first " + top).orElse(""))
                .and(pattern.page().map(page -> ", " + page + " a page").orElse(""));
    }

    private static String verb(Pattern pattern) {
        return switch (pattern.operation()) {
            case GET ->
                pattern.batch().map(batch -> "gets up to " + batch + " ").orElse("gets one ");
            case LIST -> "lists ";
            case COUNT -> "counts ";
        };
    }

    private Text order(Pattern pattern, SortKey key) {
        Optional<Attribute> attribute = pattern.entities().stream()
                .flatMap(entity -> model.entity(entity.text()).stream())
                .flatMap(entity -> model.attribute(entity, key.path()).stream())
                .findFirst();
        boolean time = attribute
                .filter(found -> found.type() == ScalarType.TIMESTAMP || found.type() == ScalarType.EPOCH)
                .isPresent();
        if (time) {
            return Text.of(key.descending() ? "newest " : "oldest ")
                    .code(key.path().dotted())
                    .and(" first");
        }
        boolean number = attribute.filter(found -> found.type().isNumeric()).isPresent();
        return number
                ? Text.of(key.descending() ? "greatest " : "least ")
                        .code(key.path().dotted())
                        .and(" first")
                : Text.of("ordered by ").code(key.path().dotted()).and(key.descending() ? ", backwards" : "");
    }

    /** What the caller gives, with where he has it from: {@code customer (session), from, to}. */
    static Text parameters(Pattern pattern) {
        Stream<Text> by = pattern.by().stream().map(Phrases::parameter);
        Stream<Text> narrowed = pattern.narrowing().stream().map(Phrases::bounds);
        Stream<Text> paging = pattern.page().stream().map(page -> Text.of("limit " + page + ", cursor"));
        return Texts.joined(Stream.of(by, narrowed, paging).flatMap(all -> all).toList(), ", ");
    }

    private static Text parameter(Parameter parameter) {
        return Text.ofCode(parameter.name().text()).and(origin(parameter.origin()));
    }

    private static Text bounds(Narrowing narrowing) {
        String path = narrowing.path().dotted();
        return (narrowing.kind() == Narrowing.Kind.RANGE
                        ? Text.ofCode(path).and(" from, to")
                        : Text.of("beginning of ").code(path))
                .and(origin(narrowing.origin()));
    }

    private static String origin(Optional<Parameter.Origin> origin) {
        return origin.map(from -> " (" + from.name().toLowerCase(Locale.ROOT) + ")")
                .orElse("");
    }

    /** {@code creates `Order`, then sets `status` of `Cart`}. */
    static Text of(Write write) {
        return Texts.joined(write.steps().stream().map(Phrases::step).toList(), "; ");
    }

    private static Text step(WriteStep step) {
        Text entity = Text.ofCode(step.entity().text());
        Text text =
                switch (step.action()) {
                    case CREATE -> Text.of("creates ").and(entity);
                    case PUT -> Text.of("writes ").and(entity).and(" whole, there or not");
                    case DELETE -> Text.of("deletes ").and(entity);
                    case CHECK -> Text.of("makes sure of ").and(entity);
                    case UPDATE ->
                        step.sets().isEmpty()
                                ? Text.of("updates ").and(entity)
                                : Text.of("sets ")
                                        .and(Texts.codes(names(step.sets()), " and "))
                                        .and(" of ")
                                        .and(entity);
                };
        for (WriteStep.Addition addition : step.adds()) {
            text = text.and(", adds ")
                    .code(addition.amount().text())
                    .and(" to ")
                    .code(addition.target().toString());
        }
        if (!step.takesAlong().isEmpty()) {
            text = text.and(" with its ").and(Texts.codes(names(step.takesAlong()), " and "));
        }
        return step.when().isAlways() ? text : text.and(" if ").code(step.when().toString());
    }

    private static List<String> names(List<Name> names) {
        return names.stream().map(Name::text).toList();
    }
}
