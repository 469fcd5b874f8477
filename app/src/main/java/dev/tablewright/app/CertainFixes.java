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
}
