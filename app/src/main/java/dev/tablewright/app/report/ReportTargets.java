package dev.tablewright.app.report;

import dev.tablewright.model.diagnostic.Nearest;
import dev.tablewright.model.diagnostic.Palette;
import dev.tablewright.model.diagnostic.PrintableText;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * What the values of {@code --format} ask for.
 *
 * <pre>{@code
 * ReportTargets.parse(List.of("text", "sarif:out.sarif"), palette)  // text to standard output, SARIF to a file
 * }</pre>
 *
 * @param targets where findings go, in the order given; to be used only if there are no problems
 * @param problems what is wrong with the values, a line each, for people
 */
public record ReportTargets(List<ReportTarget> targets, List<String> problems) {

    public ReportTargets {
        targets = List.copyOf(targets);
        problems = List.copyOf(problems);
    }

    /**
     * Reads values of the form {@code format} or {@code format:file}. Without any, text goes to standard output; with
     * some, only what they ask for is written.
     *
     * @param palette the colours of text on standard output; files have none
     */
    public static ReportTargets parse(List<String> values, Palette palette) {
        Parser parser = new Parser(palette);
        (values.isEmpty() ? List.of(FormatName.TEXT.word()) : values).forEach(parser::read);
        return new ReportTargets(parser.targets, parser.problems);
    }

    private static final class Parser {

        private final Palette palette;
        private final List<ReportTarget> targets = new ArrayList<>();
        private final List<String> problems = new ArrayList<>();
        private final Set<Path> files = new HashSet<>();
        private Optional<String> onStandardOutput = Optional.empty();

        Parser(Palette palette) {
            this.palette = palette;
        }

        void read(String value) {
            // The first colon only: a file may be C:\out.sarif.
            int colon = value.indexOf(':');
            String word = colon < 0 ? value : value.substring(0, colon);
            Optional<FormatName> name = FormatName.of(word);
            if (name.isEmpty()) {
                problems.add(unknown(word));
            } else if (colon < 0) {
                toStandardOutput(name.get());
            } else {
                toFile(name.get(), value.substring(colon + 1));
            }
        }

        private void toStandardOutput(FormatName name) {
            if (onStandardOutput.isPresent()) {
                problems.add("only one format can go to standard output, and `" + onStandardOutput.get()
                        + "` does; write `" + name.word() + "` to a file: `" + name.word() + ":FILE`");
            } else {
                onStandardOutput = Optional.of(name.word());
                targets.add(new ReportTarget(name.format(palette), Optional.empty()));
            }
        }

        private void toFile(FormatName name, String file) {
            if (file.isBlank()) {
                problems.add("`" + name.word() + ":` names no file; write `" + name.word() + ":FILE`, or `"
                        + name.word() + "` for standard output");
                return;
            }
            try {
                Path path = Path.of(file);
                if (files.add(path.normalize())) {
                    targets.add(new ReportTarget(name.format(Palette.PLAIN), Optional.of(path)));
                } else {
                    problems.add("two formats cannot go to the same file, `" + file + "`");
                }
            } catch (InvalidPathException e) {
                problems.add("`" + PrintableText.oneLine(file) + "` cannot be the name of a file: " + e.getReason());
            }
        }

        private static String unknown(String word) {
            String nearest = Nearest.to(word, FormatName.words())
                    .map(known -> ", the nearest is `" + known + "`")
                    .orElse("");
            return "unknown format `" + PrintableText.oneLine(word) + "`" + nearest + "; known are "
                    + String.join(", ", FormatName.words());
        }
    }
}
