package dev.tablewright.app;

/** How a run ended, for scripts. */
public final class ExitCode {

    /** Nothing was found. */
    public static final int CLEAN = 0;

    /** Something was found, or a test failed. */
    public static final int FINDINGS = 1;

    /** The command was misused, or its input could not be read. */
    public static final int USAGE = 2;

    /** The world around failed: an engine, AWS, a disk; or there is a bug. */
    public static final int ENVIRONMENT = 3;

    private ExitCode() {}
}
