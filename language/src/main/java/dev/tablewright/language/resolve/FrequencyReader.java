package dev.tablewright.language.resolve;

import dev.tablewright.language.syntax.Node;
import dev.tablewright.language.syntax.Node.Scalar;
import dev.tablewright.model.pattern.Frequency;
import dev.tablewright.model.pattern.Frequency.Word;
import java.util.Locale;
import java.util.Optional;

/** Reads how often something happens: {@code 200/s}, {@code high}, or average and peak. */
final class FrequencyReader {

    private FrequencyReader() {}

    static Frequency read(Optional<Node> node) {
        return node.map(FrequencyReader::read).orElse(Frequency.UNSAID);
    }

    private static Frequency read(Node node) {
        if (node instanceof Scalar scalar) {
            return scalar.value().contains("/")
                    ? new Frequency(Optional.of(Quantities.rate(scalar)), Optional.empty(), Optional.empty())
                    : new Frequency(
                            Optional.empty(),
                            Optional.empty(),
                            Optional.of(Word.valueOf(scalar.value().toUpperCase(Locale.ROOT))));
        }
        View view = View.of(node);
        return new Frequency(
                view.scalar("average").map(Quantities::rate),
                view.scalar("peak").map(Quantities::rate),
                Optional.empty());
    }
}
