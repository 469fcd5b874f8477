package dev.tablewright.generate.typescript;

import dev.tablewright.access.key.Source;
import dev.tablewright.generate.java.JavaNames;
import dev.tablewright.generate.java.NameScope;
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

/** What the caller of a pattern gives: one object with a property for each value. */
final class PatternInput {

    static final String VARIABLE = "parameters";

    /**
     * A property of the object.
     *
     * @param written as the author called it
     * @param identified the entity whose id it is
     */
    private record Given(String written, String property, Codec codec, Optional<Entity> identified) {}

    private final Context context;
    private final Pattern pattern;
    private final NameScope scope = new NameScope();
    private final List<Given> given = new ArrayList<>();
    private final List<String> declared = new ArrayList<>();

    PatternInput(Context context, Pattern pattern) {
        this.context = context;
        this.pattern = pattern;
        for (Parameter parameter : pattern.by()) {
            Given one = given(parameter);
            given.add(one);
            declared.add(one.property() + ": " + one.codec().type());
        }
    }

    private Given given(Parameter parameter) {
        String written = parameter.name().text();
        String property = scope.claim(JavaNames.member(written.replace('.', '_')));
        for (Entity entity : entities()) {
            List<AttributePath> paths =
                    parameter.paths().getOrDefault(entity.name().text(), List.of());
            if (paths.size() == 1) {
                List<String> steps = paths.get(0).steps();
                Optional<Entity> identified = context.model()
                        .attribute(entity, paths.get(0))
                        .filter(attribute -> attribute.type() instanceof Type.Reference)
                        .map(attribute -> context.entity(((Type.Reference) attribute.type()).entity()));
                return new Given(
                        written,
                        property,
                        new Ways(context).inValue("", entity, steps).codec(),
                        identified);
            }
        }
        Entity whole = entities().stream()
                .filter(entity -> parameter.paths().containsKey(entity.name().text()))
                .findFirst()
                .orElseThrow();
        return new Given(written, property, context.codecs().id(whole), Optional.of(whole));
    }

    private List<Entity> entities() {
        return pattern.entities().stream()
                .map(name -> context.entity(name.text()))
                .toList();
    }

    /** One more property, which may be left out; the expression for it. */
    String optional(String preferred, Codec codec) {
        String property = scope.claim(preferred);
        declared.add(property + "?: " + codec.type());
        return VARIABLE + "." + property;
    }

    /** One more property; the expression for it. */
    String required(String preferred, String type) {
        String property = scope.claim(preferred);
        declared.add(property + ": " + type);
        return VARIABLE + "." + property;
    }

    List<String> declared() {
        return declared;
    }

    /** The type of the values in a range. */
    Codec rangeCodec(Narrowing narrowing) {
        List<String> steps = narrowing.path().steps();
        Entity owner = entities().stream()
                .filter(entity -> !context.space().leaves().of(entity, steps).isEmpty())
                .findFirst()
                .orElseThrow();
        return new Ways(context).inValue("", owner, steps).codec();
    }

    /** What the caller gives for one value of a key. */
    Way value(Source.Parameter source) {
        String component = source.component();
        Given best = null;
        for (Given one : given) {
            boolean fits = component.equals(one.written()) || component.startsWith(one.written() + ".");
            if (fits && (best == null || one.written().length() > best.written().length())) {
                best = one;
            }
        }
        Given found = Objects.requireNonNull(best, component);
        String value = VARIABLE + "." + found.property();
        if (component.equals(found.written()) || found.identified().isEmpty()) {
            return Way.from(value, found.codec());
        }
        List<String> steps =
                Arrays.asList(component.substring(found.written().length() + 1).split("\\."));
        return new Ways(context).inId(value, found.identified().get(), steps);
    }
}
