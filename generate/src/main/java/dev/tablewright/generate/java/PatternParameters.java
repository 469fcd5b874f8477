package dev.tablewright.generate.java;

import dev.tablewright.access.key.Source;
import dev.tablewright.access.read.AccessPlan;
import dev.tablewright.access.read.Read;
import dev.tablewright.generate.GenerateCode;
import dev.tablewright.generate.java.JavaApi.PatternInput;
import dev.tablewright.model.entity.AttributePath;
import dev.tablewright.model.entity.Entity;
import dev.tablewright.model.entity.Type;
import dev.tablewright.model.pattern.Narrowing;
import dev.tablewright.model.pattern.Parameter;
import dev.tablewright.model.pattern.Pattern;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Collectors;

/** What the caller of a pattern gives, in Java. */
final class PatternParameters {

    /**
     * A parameter of the method.
     *
     * @param written as the author called it
     * @param identified the entity whose id it is
     */
    record Given(String written, String variable, Codec codec, Optional<Entity> identified) {}

    private final Context context;
    private final Pattern pattern;
    private final List<Given> given = new ArrayList<>();
    private final Optional<String> narrowed;
    private final String collection;
    private final boolean walked;

    PatternParameters(Context context, AccessPlan plan) {
        this.context = context;
        this.pattern = plan.pattern();
        this.walked = plan.reads().stream().anyMatch(Read::isWalk);
        NameScope scope = new NameScope()
                .reserve("settings", "connection", "partitions", "keys", "key", "call")
                .reserve("bound", "page", "counts", "requests", "row");
        pattern.by().forEach(parameter -> given.add(given(parameter, scope)));
        this.narrowed = pattern.narrowing().map(narrowing -> {
            String name = JavaNames.variable(narrowing.path().dotted().replace('.', '_'));
            return scope.claim(narrowing.kind() == Narrowing.Kind.PREFIX ? name + "Prefix" : name);
        });
        this.collection = given.size() == 1
                ? scope.claim(
                        Plural.of(given.get(0).variable()),
                        "all" + JavaNames.type(given.get(0).variable()))
                : "keys";
    }

    private Given given(Parameter parameter, NameScope scope) {
        String variable = scope.claim(JavaNames.variable(parameter.name().text().replace('.', '_')));
        for (Entity entity : entities()) {
            List<AttributePath> paths =
                    parameter.paths().getOrDefault(entity.name().text(), List.of());
            if (paths.size() == 1) {
                Reached reached = new Navigation(context)
                        .inVariable("", entity, paths.get(0).steps());
                Optional<Entity> identified = context.model()
                        .attribute(entity, paths.get(0))
                        .filter(attribute -> attribute.type() instanceof Type.Reference)
                        .map(attribute -> context.entity(((Type.Reference) attribute.type()).entity()));
                return new Given(parameter.name().text(), variable, reached.codec(), identified);
            }
        }
        Entity whole = entities().stream()
                .filter(entity -> parameter
                                .paths()
                                .getOrDefault(entity.name().text(), List.of())
                                .size()
                        > 1)
                .findFirst()
                .orElseThrow();
        return new Given(parameter.name().text(), variable, context.codecs().id(whole), Optional.of(whole));
    }

    private List<Entity> entities() {
        return pattern.entities().stream()
                .map(name -> context.entity(name.text()))
                .toList();
    }

    List<Given> given() {
        return given;
    }

    /** The variable of the range or the prefix. */
    String narrowed() {
        return narrowed.orElseThrow();
    }

    /** Whether a range has both ends: units of time are walked from one to the other. */
    boolean isBounded() {
        return walked;
    }

    /** The type of the values in a range. */
    Codec rangeCodec() {
        AttributePath path = pattern.narrowing().orElseThrow().path();
        Entity owner = entities().stream()
                .filter(entity -> !context.leaves().of(entity, path.steps()).isEmpty())
                .findFirst()
                .orElseThrow();
        return new Navigation(context).inVariable("", owner, path.steps()).codec();
    }

    /** The parameters of a method. */
    List<PatternInput> inputs() {
        List<PatternInput> all = given.stream()
                .map(one ->
                        new PatternInput(PatternInput.Kind.VALUE, one.codec().type(), one.variable(), one.written()))
                .collect(Collectors.toCollection(ArrayList::new));
        pattern.narrowing()
                .ifPresent(narrowing -> all.add(new PatternInput(
                        kind(narrowing),
                        narrowingType(narrowing),
                        narrowed(),
                        narrowing.path().dotted())));
        return all;
    }

    private PatternInput.Kind kind(Narrowing narrowing) {
        if (narrowing.kind() == Narrowing.Kind.PREFIX) {
            return PatternInput.Kind.PREFIX;
        }
        return walked ? PatternInput.Kind.BOUNDED_RANGE : PatternInput.Kind.RANGE;
    }

    /** The same, each with its type. */
    String declared() {
        return inputs().stream().map(PatternInput::declared).collect(Collectors.joining(", "));
    }

    private String narrowingType(Narrowing narrowing) {
        if (narrowing.kind() == Narrowing.Kind.PREFIX) {
            return "String";
        }
        Codec codec = rangeCodec();
        if (codec instanceof NestedCodec || codec instanceof WordCodec) {
            context.findings()
                    .report(GenerateCode.UNCOMPARABLE_RANGE
                            .at(narrowing.path().span(), "a range of `" + narrowing.path() + "` has no bounds in Java")
                            .label("its values have several parts, or no order")
                            .help("take a range of one part of it"));
        }
        return Library.RANGE + (walked ? ".Bounded<" : "<") + codec.boxed() + ">";
    }

    /** The arguments with which a method of the same parameters is called. */
    String arguments() {
        List<String> all = given.stream().map(Given::variable).collect(Collectors.toCollection(ArrayList::new));
        narrowed.ifPresent(all::add);
        return String.join(", ", all);
    }

    /** The type of what the caller gives for a value. */
    Codec codec(Source.Parameter source) {
        Given found = found(source);
        return source.component().equals(found.written()) || found.identified().isEmpty()
                ? found.codec()
                : new Navigation(context)
                        .inId("", found.identified().get(), steps(source, found))
                        .codec();
    }

    private static List<String> steps(Source.Parameter source, Given found) {
        return Arrays.asList(
                source.component().substring(found.written().length() + 1).split("\\."));
    }

    private Given found(Source.Parameter source) {
        String component = source.component();
        Given best = null;
        for (Given one : given) {
            boolean fits = component.equals(one.written()) || component.startsWith(one.written() + ".");
            if (fits && (best == null || one.written().length() > best.written().length())) {
                best = one;
            }
        }
        return Objects.requireNonNull(best, component);
    }

    /** What the caller gives for a value; in a batch, of one of many. */
    String value(Source.Parameter source, boolean batch) {
        String component = source.component();
        Given found = found(source);
        String variable = batch && given.size() > 1 ? "key." + found.variable() + "()" : found.variable();
        if (component.equals(found.written()) || found.identified().isEmpty()) {
            return variable;
        }
        return new Navigation(context)
                .inId(variable, found.identified().get(), steps(source, found))
                .value();
    }

    /** The type of what is asked for in a batch, one of many. */
    String batchKey() {
        return given.size() > 1
                ? context.naming().batchKey(pattern.name().text())
                : given.get(0).codec().boxed();
    }

    /** The variable of one of many. */
    String batchVariable() {
        return given.size() > 1 ? "key" : given.get(0).variable();
    }

    /** The variable of all that is asked for in a batch. */
    String batchCollection() {
        return collection;
    }
}
