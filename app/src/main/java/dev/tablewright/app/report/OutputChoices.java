package dev.tablewright.app.report;

import dev.tablewright.model.diagnostic.Nearest;
import dev.tablewright.model.diagnostic.PrintableText;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * What the values of {@code --format} ask for: a format, and where it goes.
 *
 * <pre>{@code
 * OutputChoices.parse(List.of("text", "html:cost.html"), List.of("text", "json", "html"))
 * }</pre>
 *
 * @param choices in the order given; to be used only if there are no problems
 * @param problems what is wrong with the values, a line each, for people
 */
public record OutputChoices(List<Choice> choices, List<String> problems) {

    public OutputChoices {
        choices = List.copyOf(choices);
        problems = List.copyOf(problems);
    }

    /** @param file empty: standard output */
    public record Choice(String format, Optional<Path> file) {}

    /**
     * Reads values of the form {@code format} or {@code format:file}. Without any, the first known format goes to standard
     * output; with some, only what they ask for is written.
     */
    public static OutputChoices parse(List<String> values, List<String> known) {
        Parser parser = new Parser(known);
        (values.isEmpty() ? known.subList(0, 1) : values).forEach(parser::read);
        return new OutputChoices(parser.choices, parser.problems);
    }

    private static final class Parser {

        private final List<String> known;
        private final List<Choice> choices = new ArrayList<>();
        private final List<String> problems = new ArrayList<>();
        private final Set<Path> files = new HashSet<>();
        private Optional<String> onStandardOutput = Optional.empty();

        Parser(List<String> known) {
            this.known = known;
        }

        void read(String value) {
            // The first colon only: a file may be C:\out.sarif.
            int colon = value.indexOf(':');
            String word = colon < 0 ? value : value.substring(0, colon);
            if (!known.contains(word)) {
                problems.add(unknown(word));
            } else if (colon < 0) {
                toStandardOutput(word);
            } else {
                toFile(word, value.substring(colon + 1));
            }
        }

        private void toStandardOutput(String word) {
            if (onStandardOutput.isPresent()) {
                problems.add("only one format can go to standard output, and `" + onStandardOutput.get()
                        + "` does; write `" + word + "` to a file: `" + word + ":FILE`");
            } else {
                onStandardOutput = Optional.of(word);
                choices.add(new Choice(word, Optional.empty()));
            }
        }

        private void toFile(String word, String file) {
            if (file.isBlank()) {
                problems.add("`" + word + ":` names no file; write `" + word + ":FILE`, or `" + word
                        + "` for standard output");
                return;
            }
            try {
                Path path = Path.of(file);
                if (files.add(path.normalize())) {
                    choices.add(new Choice(word, Optional.of(path)));
                } else {
                    problems.add("two formats cannot go to the same file, `" + file + "`");
                }
            } catch (InvalidPathException e) {
                problems.add("`" + PrintableText.oneLine(file) + "` cannot be the name of a file: " + e.getReason());
            }
        }

        private String unknown(String word) {
            String nearest = Nearest.to(word, known)
                    .map(near -> ", the nearest is `" + near + "`")
                    .orElse("");
            return "unknown format `" + PrintableText.oneLine(word) + "`" + nearest + "; known are "
                    + String.join(", ", known);
        }
    }
}
