package dev.tablewright.app.command;

import dev.tablewright.app.file.OutputFile;
import dev.tablewright.app.report.OutputChoices;
import java.io.IOException;

/** Writes what a command has to say to where the user wants it. */
final class OutputWriter {

    private final Terminal terminal;

    OutputWriter(Terminal terminal) {
        this.terminal = terminal;
    }

    void write(OutputChoices.Choice output, String text) throws IOException {
        if (output.file().isPresent()) {
            OutputFile.write(output.file().get(), text);
            terminal.remark("wrote " + output.file().get());
        } else {
            terminal.out().print(text);
            terminal.out().flush();
        }
    }
}
