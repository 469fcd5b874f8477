package dev.tablewright.lab.bind;

import dev.tablewright.access.key.Source;
import dev.tablewright.access.request.GivenParameter;
import dev.tablewright.access.request.Loop;
import dev.tablewright.access.request.Operand;
import dev.tablewright.access.request.PatternRequests;
import dev.tablewright.access.request.TextPiece;
import dev.tablewright.access.request.ValuePath;
import dev.tablewright.keys.KeyData;
import dev.tablewright.runtime.item.Values;
import dev.tablewright.runtime.query.Bounds;
import java.time.Instant;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * The values of one request.
 *
 * @param chosen of values of which all are asked for, which one this request asks for
 * @param beginning of the unit of time that it asks for, in a walk
 */
record RequestValues(
        Binding binding,
        PatternRequests requests,
        Arguments arguments,
        Map<Loop, String> chosen,
        Optional<Instant> beginning)
        implements Operand.Visitor<AttributeValue>, TextPiece.Visitor<String> {

    static RequestValues of(Binding binding, PatternRequests requests, Arguments arguments) {
        return new RequestValues(binding, requests, arguments, Map.of(), Optional.empty());
    }

    RequestValues at(Instant unit) {
        return new RequestValues(binding, requests, arguments, chosen, Optional.of(unit));
    }

    /** For each value of each of these loops; the last changes first. */
    List<RequestValues> each(List<Loop> loops) {
        List<RequestValues> all = List.of(this);
        for (Loop loop : loops) {
            List<RequestValues> more = new ArrayList<>();
            for (RequestValues one : all) {
                loop.texts().forEach(text -> more.add(one.choosing(loop, text)));
            }
            all = more;
        }
        return all;
    }

    private RequestValues choosing(Loop loop, String text) {
        Map<Loop, String> more = new LinkedHashMap<>(chosen);
        more.put(loop, text);
        return new RequestValues(binding, requests, arguments, more, beginning);
    }

    Map<String, AttributeValue> of(Map<String, Operand> operands) {
        Map<String, AttributeValue> values = new LinkedHashMap<>();
        operands.forEach((name, operand) -> values.put(name, operand.accept(this)));
        return values;
    }

    /** What the caller gives, or the pattern itself says. */
    AttributeValue source(ValuePath path, Source source) {
        if (source instanceof Source.Constant constant) {
            return KeyForms.stored(path.type(), constant.value());
        }
        Source.Parameter parameter = (Source.Parameter) source;
        AttributeValue value = arguments.values().get(parameter.parameter());
        if (parameter.within().isEmpty()) {
            return value;
        }
        GivenParameter given = requests.parameter(parameter.parameter());
        return binding.paths()
                .inId(given.identified().orElseThrow(), value, parameter.within())
                .orElseThrow(() -> new IllegalArgumentException(
                        "the pattern " + requests.pattern().name() + " needs `" + parameter.component() + "`"));
    }

    Optional<AttributeValue> end(boolean least) {
        return least ? arguments.from() : arguments.to();
    }

    @Override
    public AttributeValue composed(Operand.Composed operand) {
        return Values.text(
                operand.pieces().stream().map(piece -> piece.accept(this)).collect(Collectors.joining()));
    }

    @Override
    public AttributeValue stored(Operand.Stored operand) {
        return source(operand.path(), operand.source());
    }

    @Override
    public AttributeValue chosen(Operand.Chosen operand) {
        return KeyForms.stored(operand.path().type(), operand.loop().constant(chosen.get(operand.loop())));
    }

    @Override
    public AttributeValue end(Operand.End operand) {
        boolean least = operand.least();
        return end(least).orElseGet(() -> switch (binding.model()
                .storedType(operand.path().type())
                .keyType()) {
            case INTEGER, DECIMAL -> least ? Bounds.LEAST_NUMBER : Bounds.GREATEST_NUMBER;
            case BINARY -> least ? Bounds.EMPTY_BINARY : Bounds.GREATEST_BINARY;
            case TEXT -> least ? Bounds.EMPTY_TEXT : Bounds.GREATEST_TEXT;
            default -> least ? Bounds.LEAST_TEXT : Bounds.GREATEST_TEXT;
        });
    }

    @Override
    public AttributeValue orLeast(Operand.OrLeast operand) {
        return Bounds.orLeast(operand.end().accept(this));
    }

    @Override
    public AttributeValue prefix(Operand.Prefix operand) {
        return Values.text(arguments.prefix().orElseThrow());
    }

    @Override
    public AttributeValue typeOf(Operand.TypeOf operand) {
        return Values.text(operand.entity());
    }

    @Override
    public String text(TextPiece.Text piece) {
        return piece.text();
    }

    @Override
    public String encoded(TextPiece.Encoded piece) {
        return KeyForms.encoded(piece.slot(), source(piece.path(), piece.source()));
    }

    @Override
    public String chosen(TextPiece.Chosen piece) {
        return chosen.get(piece.loop());
    }

    @Override
    public String unit(TextPiece.Unit piece) {
        return piece.slot().encode(new KeyData.Timestamp(beginning.orElseThrow()));
    }

    @Override
    public String end(TextPiece.End piece) {
        return end(piece.least())
                .map(value -> KeyForms.encoded(piece.slot(), value) + piece.behind())
                .orElse(piece.otherwise());
    }

    @Override
    public String prefix(TextPiece.Prefix piece) {
        String prefix = arguments.prefix().orElseThrow();
        return piece.slot().map(slot -> slot.encode(new KeyData.Text(prefix))).orElse(prefix);
    }
}
