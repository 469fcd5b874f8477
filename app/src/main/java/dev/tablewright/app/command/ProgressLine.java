package dev.tablewright.app.command;

/** One line that says how far something has come, and goes away when it is done. Only a terminal gets it. */
final class ProgressLine implements AutoCloseable {

    /** What the launcher says about standard error. */
    private static final String IS_TERMINAL = "tablewright.progress";

    private static final long PAUSE_NANOS = 100_000_000L;
    private static final int BAR = 24;

    private final Terminal terminal;
    private final boolean visible;
    private long shownAt;
    private int width;

    private ProgressLine(Terminal terminal, boolean visible) {
        this.terminal = terminal;
        this.visible = visible;
    }

    static ProgressLine on(Terminal terminal) {
        boolean visible = Boolean.getBoolean(IS_TERMINAL) && System.getenv("CI") == null;
        return new ProgressLine(terminal, visible);
    }

    /** A part of a whole, with a bar. */
    void show(String what, long done, long of) {
        int filled = of <= 0 ? 0 : (int) Math.min(BAR, BAR * done / of);
        show("█".repeat(filled) + "░".repeat(BAR - filled) + " " + what + " " + done + " of " + of);
    }

    synchronized void show(String text) {
        long now = System.nanoTime();
        if (!visible || (shownAt != 0 && now - shownAt < PAUSE_NANOS)) {
            return;
        }
        shownAt = now;
        terminal.err().print("\r" + text + " ".repeat(Math.max(0, width - text.length())));
        terminal.err().flush();
        width = text.length();
    }

    @Override
    public synchronized void close() {
        if (width > 0) {
            terminal.err().print("\r" + " ".repeat(width) + "\r");
            terminal.err().flush();
        }
    }
}
