package dev.tablewright.app;

import dev.tablewright.model.diagnostic.Diagnostic;
import dev.tablewright.model.diagnostic.Edit;
import dev.tablewright.model.source.SourceFile;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/** Applies the changes that findings are certain of. Everything else in the file stays as it is, comments included. */
public final class CertainFixes {

    private CertainFixes() {}

    /** The text of a file with all certain fixes of its findings; the same text if there are none. */
    public static String apply(SourceFile file, List<Diagnostic> diagnostics) {
        List<Edit> edits = new ArrayList<>();
        for (Diagnostic diagnostic : diagnostics) {
            edits.addAll(diagnostic.fix());
        }
        edits.sort(Comparator.comparingInt(edit -> edit.span().start()));
        StringBuilder text = new StringBuilder();
        int at = 0;
        for (Edit edit : edits) {
            // Two findings about the same characters: the first is mended now, the other when the file is read again.
            if (edit.span().start() >= at) {
                text.append(file.text(), at, edit.span().start()).append(edit.replacement());
                at = edit.span().end();
            }
        }
        return text.append(file.text().substring(at)).toString();
    }

    /** The lines that differ, as {@code - old} and {@code + new}; the number of lines is the same in both. */
    public static String difference(SourceFile before, String after) {
        SourceFile changed = new SourceFile(before.name(), after);
        StringBuilder out = new StringBuilder();
        for (int line = 1; line <= Math.min(before.lineCount(), changed.lineCount()); line++) {
            if (!before.line(line).equals(changed.line(line))) {
                out.append(before.name()).append(':').append(line).append('\n');
                out.append("- ").append(before.line(line)).append('\n');
                out.append("+ ").append(changed.line(line)).append('\n');
            }
        }
        return out.toString();
    }
}
