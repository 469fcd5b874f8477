package dev.tablewright.app.report;

import dev.tablewright.model.diagnostic.Diagnostic;
import dev.tablewright.model.diagnostic.Severity;
import dev.tablewright.model.source.Span;
import java.util.List;

/**
 * Findings as workflow commands, which GitHub Actions shows beside the changed lines of a pull request:
 *
 * <pre>
 * ::error file=shop.yaml,line=12,endLine=12,col=38,endColumn=43,title=TW0105 unknown-attribute::Customer has no …
 * </pre>
 *
 * The title is the kind of finding only, as the log of a workflow shows the message without it.
 */
public final class GithubFormat implements ReportFormat {

    @Override
    public String render(List<CheckedFile> files) {
        StringBuilder out = new StringBuilder();
        for (CheckedFile file : files) {
            file.diagnostics().forEach(diagnostic -> out.append(command(diagnostic)));
        }
        return WellFormedText.of(out.toString());
    }

    private static String command(Diagnostic diagnostic) {
        Span span = diagnostic.span();
        StringBuilder out = new StringBuilder("::").append(level(diagnostic.severity()));
        out.append(" file=").append(inProperty(SlashPath.of(span.file().name())));
        out.append(",line=").append(span.line());
        out.append(",endLine=").append(span.endLine());
        // The runner drops the columns of places that reach over several lines, and complains.
        if (span.line() == span.endLine()) {
            out.append(",col=").append(span.column());
            out.append(",endColumn=").append(span.endColumn());
        }
        String title = diagnostic.code().id() + " " + diagnostic.code().name();
        out.append(",title=").append(inProperty(title));
        return out.append("::")
                .append(inMessage(FindingMessage.of(diagnostic)))
                .append('\n')
                .toString();
    }

    private static String level(Severity severity) {
        return switch (severity) {
            case ERROR -> "error";
            case WARNING -> "warning";
            case ADVICE -> "notice";
        };
    }

    private static String inMessage(String text) {
        return text.replace("%", "%25").replace("\r", "%0D").replace("\n", "%0A");
    }

    private static String inProperty(String text) {
        return inMessage(text).replace(":", "%3A").replace(",", "%2C");
    }
}
