package dev.tablewright.app.report;

import java.util.List;

/** A form in which findings are written down. */
public interface ReportFormat {

    /**
     * All findings of a run. The same files and findings give the same text, at any time and in any place; it can always
     * be encoded as UTF-8.
     */
    String render(List<CheckedFile> files);
}
