package dev.tablewright.exercise;

/** There is no Java compiler: the program runs on a JRE. */
public final class NoCompilerException extends RuntimeException {

    private static final long serialVersionUID = 1L;

    NoCompilerException() {
        super("the generated code cannot be compiled: Java " + Runtime.version().feature() + " in "
                + System.getProperty("java.home")
                + " has no compiler. Install a JDK (17 or newer) and set JAVA_HOME to it");
    }
}
