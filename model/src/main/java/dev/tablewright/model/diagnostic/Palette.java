package dev.tablewright.model.diagnostic;

/** The colours of a report: none, or those of a terminal. */
public enum Palette {
    PLAIN("", "", "", "", "", ""),
    ANSI("\u001b[1;31m", "\u001b[1;33m", "\u001b[1;36m", "\u001b[1m", "\u001b[1;34m", "\u001b[0m");

    private final String error;
    private final String warning;
    private final String advice;
    private final String strong;
    private final String frame;
    private final String end;

    Palette(String error, String warning, String advice, String strong, String frame, String end) {
        this.error = error;
        this.warning = warning;
        this.advice = advice;
        this.strong = strong;
        this.frame = frame;
        this.end = end;
    }

    /** In the colour of a severity. */
    public String severity(Severity severity, String text) {
        return switch (severity) {
            case ERROR -> error + text + end;
            case WARNING -> warning + text + end;
            case ADVICE -> advice + text + end;
        };
    }

    /** What a reader should see first. */
    public String strong(String text) {
        return strong + text + end;
    }

    /** The lines and numbers around a quotation. */
    public String frame(String text) {
        return frame + text + end;
    }
}
