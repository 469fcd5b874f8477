package dev.tablewright.app.command;

import dev.tablewright.model.diagnostic.Palette;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;

/** Where a command writes: results to the one stream, everything else to the other. */
public record Terminal(PrintStream out, PrintStream err, Palette palette) {

    /** What the launcher says about standard output; only a terminal gets colours. */
    private static final String IS_TERMINAL = "tablewright.terminal";

    /** The streams of this process, in UTF-8 whatever the locale says. */
    static Terminal ofProcess() {
        boolean colours = Boolean.getBoolean(IS_TERMINAL)
                && System.getenv().getOrDefault("NO_COLOR", "").isEmpty()
                && System.getenv("CI") == null
                && !"dumb".equals(System.getenv("TERM"));
        return new Terminal(
                stream(FileDescriptor.out), stream(FileDescriptor.err), colours ? Palette.ANSI : Palette.PLAIN);
    }

    /** A remark that is no result: where to go next, what was written. */
    void remark(String text) {
        err.println(text);
    }

    private static PrintStream stream(FileDescriptor descriptor) {
        return new PrintStream(new FileOutputStream(descriptor), true, StandardCharsets.UTF_8);
    }
}
