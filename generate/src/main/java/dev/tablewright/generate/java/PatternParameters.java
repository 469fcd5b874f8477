package dev.tablewright.generate.java;

import dev.tablewright.access.key.Source;
import dev.tablewright.access.read.AccessPlan;
import dev.tablewright.access.request.GivenNarrowing;
import dev.tablewright.access.request.GivenParameter;
import dev.tablewright.access.request.PatternRequests;
import dev.tablewright.generate.java.JavaApi.PatternInput;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/** What the caller of a pattern gives, in Java. */
final class PatternParameters {

    /** A parameter of the method. */
    record Given(GivenParameter parameter, String variable, Codec codec) {}

    private final Context context;
    private final Navigation navigation;
    private final PatternRequests requests;
    private final List<Given> given = new ArrayList<>();
    private final Optional<String> narrowed;
    private final String collection;

    PatternParameters(Context context, AccessPlan plan) {
        this.context = context;
        this.navigation = new Navigation(context);
        this.requests = context.analysis().requests(plan);
        NameScope scope = new NameScope()
                .reserve("settings", "connection", "partitions", "keys", "key", "call")
                .reserve("bound", "page", "counts", "requests", "row");
        requests.parameters().forEach(parameter -> given.add(given(parameter, scope)));
        this.narrowed = requests.narrowing().map(narrowing -> {
            String name =
                    JavaNames.variable(narrowing.narrowing().path().dotted().replace('.', '_'));
            return scope.claim(narrowing.isRange() ? name : name + "Prefix");
        });
        this.collection = given.size() == 1
                ? scope.claim(
                        Plural.of(given.get(0).variable()),
                        "all" + JavaNames.type(given.get(0).variable()))
                : "keys";
    }

    private Given given(GivenParameter parameter, NameScope scope) {
        String variable = scope.claim(JavaNames.variable(parameter.name().replace('.', '_')));
        Codec codec = parameter.path().isEmpty()
                ? context.codecs().id(parameter.owner())
                : navigation.codec(context.path(parameter.owner(), parameter.path()));
        return new Given(parameter, variable, codec);
    }

    PatternRequests requests() {
        return requests;
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
        return requests.isBounded();
    }

    /** The parameters of a method. */
    List<PatternInput> inputs() {
        List<PatternInput> all = given.stream()
                .map(one -> new PatternInput(
                        PatternInput.Kind.VALUE,
                        one.codec().type(),
                        one.variable(),
                        one.parameter().name()))
                .collect(Collectors.toCollection(ArrayList::new));
        requests.narrowing()
                .ifPresent(narrowing -> all.add(new PatternInput(
                        kind(narrowing),
                        type(narrowing),
                        narrowed(),
                        narrowing.narrowing().path().dotted())));
        return all;
    }

    private PatternInput.Kind kind(GivenNarrowing narrowing) {
        if (!narrowing.isRange()) {
            return PatternInput.Kind.PREFIX;
        }
        return isBounded() ? PatternInput.Kind.BOUNDED_RANGE : PatternInput.Kind.RANGE;
    }

    /** The same, each with its type. */
    String declared() {
        return inputs().stream().map(PatternInput::declared).collect(Collectors.joining(", "));
    }

    private String type(GivenNarrowing narrowing) {
        if (!narrowing.isRange()) {
            return "String";
        }
        Codec codec = navigation.codec(narrowing.path());
        return "§Range" + (isBounded() ? ".Bounded<" : "<") + codec.boxed() + ">";
    }

    /** The arguments with which a method of the same parameters is called. */
    String arguments() {
        List<String> all = given.stream().map(Given::variable).collect(Collectors.toCollection(ArrayList::new));
        narrowed.ifPresent(all::add);
        return String.join(", ", all);
    }

    /** The type of what the caller gives for a value. */
    Codec codec(Source.Parameter source) {
        return reached(source, "").codec();
    }

    /** What the caller gives for a value; in a batch, of one of many. */
    String value(Source.Parameter source, boolean batch) {
        return reached(source, batch && given.size() > 1 ? "key." : "").value();
    }

    private Reached reached(Source.Parameter source, String before) {
        Given found = given.stream()
                .filter(one -> one.parameter().name().equals(source.parameter()))
                .findFirst()
                .orElseThrow();
        String variable = before.isEmpty() ? found.variable() : before + found.variable() + "()";
        return source.within().isEmpty()
                ? new Reached(List.of(), variable, found.codec())
                : navigation.inId(
                        variable, context.path(found.parameter().identified().orElseThrow(), source.within()));
    }

    /** The type of what is asked for in a batch, one of many. */
    String batchKey() {
        return given.size() > 1
                ? context.naming().of(requests.pattern()).key().orElseThrow()
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
