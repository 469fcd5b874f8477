package dev.tablewright.app.report;

import dev.tablewright.app.file.OutputFile;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/**
 * Where findings go, and in which form.
 *
 * @param file the file to write; without one the report goes to standard output
 */
public record ReportTarget(ReportFormat format, Optional<Path> file) {

    /**
     * Writes the findings to the file, or else to the given output.
     *
     * @throws IOException if the file or the output cannot be written; the message names the file
     */
    public void write(List<CheckedFile> files, Appendable standardOutput) throws IOException {
        String report = format.render(files);
        if (file.isPresent()) {
            OutputFile.write(file.get(), report);
        } else {
            standardOutput.append(report);
        }
    }
}
