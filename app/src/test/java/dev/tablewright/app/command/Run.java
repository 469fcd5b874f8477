package dev.tablewright.app.command;

import dev.tablewright.model.diagnostic.Palette;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;

/** A run of the program: how it ended, and what it wrote. */
record Run(int exit, String out, String err) {

    /** Where there is no terminal. */
    static Run run(String... args) {
        return run(Palette.PLAIN, args);
    }

    static Run run(Palette palette, String... args) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        ByteArrayOutputStream err = new ByteArrayOutputStream();
        int exit = Tablewright.run(
                new Terminal(
                        new PrintStream(out, true, StandardCharsets.UTF_8),
                        new PrintStream(err, true, StandardCharsets.UTF_8),
                        palette),
                args);
        return new Run(exit, out.toString(StandardCharsets.UTF_8), err.toString(StandardCharsets.UTF_8));
    }
}
