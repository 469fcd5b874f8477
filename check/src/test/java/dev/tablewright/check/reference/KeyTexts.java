package dev.tablewright.check.reference;

import dev.tablewright.access.key.KeyPart;
import dev.tablewright.access.key.KeyPiece;
import dev.tablewright.access.key.Source;
import dev.tablewright.keys.KeyData;
import dev.tablewright.keys.KeyValueException;
import dev.tablewright.keys.SlotEncoding;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/** Turns the pieces of a plan into the texts of one call. */
final class KeyTexts {

    private final Arguments arguments;

    KeyTexts(Arguments arguments) {
        this.arguments = arguments;
    }

    /** The value that a plan takes from a parameter or a constant. */
    KeyData data(Source source) {
        if (source instanceof Source.Constant constant) {
            return constant.value();
        }
        String component = ((Source.Parameter) source).component();
        String name = arguments.parameters().keySet().stream()
                .filter(parameter -> component.equals(parameter) || component.startsWith(parameter + "."))
                .max((a, b) -> Integer.compare(a.length(), b.length()))
                .orElseThrow(() -> new IllegalStateException("no parameter gives " + component));
        Value value = arguments.parameters().get(name);
        String rest = component.substring(name.length());
        List<String> steps =
                rest.isEmpty() ? List.of() : Arrays.asList(rest.substring(1).split("\\.", -1));
        for (String step : steps) {
            if (value instanceof Value.Compound compound && compound.parts().containsKey(step)) {
                value = compound.parts().get(step);
            }
        }
        while (value instanceof Value.Compound compound && compound.parts().size() == 1) {
            value = compound.parts().values().iterator().next();
        }
        return ((Value.Scalar) value).data();
    }

    /**
     * All texts of a part: one, or one for each of several.
     *
     * @param buckets the texts of a time that is walked over
     * @throws KeyValueException if a parameter cannot stand in the key, so that no item can have it
     */
    List<String> of(KeyPart part, Function<KeyPiece.Walked, List<String>> buckets) {
        return of(part.pieces(), buckets);
    }

    /** The one text of some pieces. */
    String of(List<KeyPiece> pieces) {
        List<String> texts = of(pieces, walked -> {
            throw new IllegalStateException("a walk in a sort key");
        });
        if (texts.size() != 1) {
            throw new IllegalStateException("several texts: " + texts);
        }
        return texts.get(0);
    }

    private List<String> of(List<KeyPiece> pieces, Function<KeyPiece.Walked, List<String>> buckets) {
        List<String> texts = List.of("");
        for (KeyPiece piece : pieces) {
            List<String> longer = new ArrayList<>();
            for (String text : texts) {
                for (String next : of(piece, buckets)) {
                    longer.add(text + next);
                }
            }
            texts = longer;
        }
        return texts;
    }

    private List<String> of(KeyPiece piece, Function<KeyPiece.Walked, List<String>> buckets) {
        if (piece instanceof KeyPiece.Literal literal) {
            return List.of(literal.text());
        }
        if (piece instanceof KeyPiece.Given given) {
            return List.of(encoded(given.encoding(), data(given.source())));
        }
        if (piece instanceof KeyPiece.Each each) {
            return each.texts();
        }
        if (piece instanceof KeyPiece.Walked walked) {
            return buckets.apply(walked);
        }
        throw new IllegalStateException("nobody knows " + piece.text());
    }

    static String encoded(Optional<SlotEncoding> encoding, KeyData data) {
        return encoding.map(slot -> slot.encode(data)).orElseGet(data::plain);
    }
}
