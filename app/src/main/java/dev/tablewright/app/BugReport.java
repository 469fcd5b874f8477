package dev.tablewright.app;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/** What is written when Tablewright itself fails: nobody should see a stack trace, and nobody should lose one. */
public final class BugReport {

    private BugReport() {}

    /** Writes the report to a file and returns what to tell the user. */
    public static String write(Throwable problem, List<String> arguments) {
        StringWriter trace = new StringWriter();
        problem.printStackTrace(new PrintWriter(trace));
        String report = "tablewright " + String.join(" ", arguments) + "\n"
                + "java " + System.getProperty("java.version") + ", " + System.getProperty("os.name") + "\n\n"
                + trace;
        try {
            Path file = Files.createTempFile("tablewright-bug-", ".txt");
            Files.writeString(file, report);
            return "tablewright: this is a bug in Tablewright, not in your model\nthe report is in " + file;
        } catch (IOException e) {
            return "tablewright: this is a bug in Tablewright, and its report could not be written (" + e.getMessage()
                    + ")\n" + problem;
        }
    }
}
