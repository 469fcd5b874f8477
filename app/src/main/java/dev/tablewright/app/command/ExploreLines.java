package dev.tablewright.app.command;

import dev.tablewright.app.explore.ExploreShell;
import dev.tablewright.lab.place.Place;
import dev.tablewright.lab.place.PlaceException;
import dev.tablewright.runtime.call.ThrottledException;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import org.jline.reader.Candidate;
import org.jline.reader.EndOfFileException;
import org.jline.reader.LineReader;
import org.jline.reader.LineReaderBuilder;
import org.jline.reader.UserInterruptException;
import org.jline.terminal.TerminalBuilder;
import software.amazon.awssdk.core.exception.SdkException;

/** Lines that somebody types: with completion and history on a terminal; otherwise as they come, for scripts. */
final class ExploreLines {

    private static final String PROMPT = "> ";

    /** What the launcher says: whether standard input, and standard output, is a terminal. */
    private static final String TYPED = "tablewright.input";

    private static final String SEEN = "tablewright.terminal";

    private ExploreLines() {}

    static void read(Terminal terminal, ExploreShell shell, Place place) throws IOException {
        if (!Boolean.getBoolean(TYPED) || !Boolean.getBoolean(SEEN)) {
            plain(shell, place);
            return;
        }
        terminal.remark("type help to see what can be typed, Tab to complete, quit to leave");
        try (org.jline.terminal.Terminal screen =
                TerminalBuilder.builder().system(true).dumb(true).build()) {
            LineReader reader = LineReaderBuilder.builder()
                    .terminal(screen)
                    .completer((line, parsed, candidates) -> shell.completions(
                                    parsed.words().subList(0, parsed.wordIndex()))
                            .forEach(word -> candidates.add(
                                    new Candidate(word, word, null, null, null, null, !word.endsWith("=")))))
                    .option(LineReader.Option.DISABLE_EVENT_EXPANSION, true)
                    .build();
            while (typed(shell, place, reader.readLine(PROMPT))) {
                terminal.out().flush();
            }
        } catch (UserInterruptException | EndOfFileException e) {
            terminal.remark("");
        }
    }

    private static void plain(ExploreShell shell, Place place) throws IOException {
        BufferedReader lines = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
        String line = lines.readLine();
        while (line != null && typed(shell, place, line)) {
            line = lines.readLine();
        }
    }

    /** What a line comes to. What the place has against it is said, and the next line may do better; unless the place is gone. */
    private static boolean typed(ExploreShell shell, Place place, String line) {
        try {
            return shell.line(line);
        } catch (SdkException | ThrottledException e) {
            PlaceException explained = place.explain(e);
            if (explained.kind() == PlaceException.Kind.NO_TABLE || explained.kind() == PlaceException.Kind.FAILED) {
                shell.say(explained.getMessage());
                return true;
            }
            throw explained;
        }
    }
}
