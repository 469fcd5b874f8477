package dev.tablewright.generate.typescript;

import dev.tablewright.access.key.Source;
import dev.tablewright.access.request.GivenNarrowing;
import dev.tablewright.access.request.GivenParameter;
import dev.tablewright.access.request.PatternRequests;
import dev.tablewright.generate.java.JavaNames;
import dev.tablewright.generate.java.NameScope;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** What the caller of a pattern gives: one object with a property for each value. */
final class PatternInput {

    static final String VARIABLE = "parameters";

    private final Context context;
    private final PatternRequests requests;
    private final Ways ways;
    private final NameScope scope = new NameScope();
    private final Map<String, Way> given = new HashMap<>();
    private final List<String> declared = new ArrayList<>();
    private final Map<String, String> narrowing = new HashMap<>();

    PatternInput(Context context, PatternRequests requests) {
        this.context = context;
        this.requests = requests;
        this.ways = new Ways(context);
        for (GivenParameter parameter : requests.parameters()) {
            Codec codec = parameter.path().isEmpty()
                    ? context.codecs().id(parameter.owner())
                    : ways.codec(context.path(parameter.owner(), parameter.path()));
            String value = declare(JavaNames.member(parameter.name().replace('.', '_')), "", codec.type());
            given.put(parameter.name(), Way.from(value, codec));
        }
    }

    private String declare(String preferred, String mark, String type) {
        String property = scope.claim(preferred);
        declared.add(property + mark + ": " + type);
        return VARIABLE + "." + property;
    }

    List<String> declared() {
        return declared;
    }

    /** The type of the values in a range. */
    Optional<Codec> rangeCodec() {
        return requests.narrowing().filter(GivenNarrowing::isRange).map(range -> ways.codec(range.path()));
    }

    /** An end of the range, which may be left out. */
    String end(boolean least) {
        String type = rangeCodec().orElseThrow().type();
        String from = narrowing.computeIfAbsent("from", name -> declare(name, "?", type));
        String to = narrowing.computeIfAbsent("to", name -> declare(name, "?", type));
        return least ? from : to;
    }

    /** The text with which values begin. */
    String prefix() {
        return narrowing.computeIfAbsent("prefix", name -> declare(name, "", "string"));
    }

    /** A point in the unit of time that is asked for. */
    String unit() {
        String path = requests.narrowing().orElseThrow().narrowing().path().dotted();
        return narrowing.computeIfAbsent("unit", name -> declare(JavaNames.member(path.replace('.', '_')), "", "Date"));
    }

    /** What the caller gives for one value of a key. */
    Way value(Source.Parameter source) {
        Way whole = given.get(source.parameter());
        return source.within().isEmpty()
                ? whole
                : ways.inId(
                        whole.value(),
                        context.path(
                                requests.parameter(source.parameter())
                                        .identified()
                                        .orElseThrow(),
                                source.within()));
    }
}
