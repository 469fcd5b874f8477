package dev.tablewright.engine;

import java.io.IOException;
import java.io.InputStream;
import java.util.Arrays;

/**
 * Runs a main class in a process that must not outlive the one that started it, even if that is killed and no shutdown hook
 * runs: its standard input ends then, on every system, and this process ends with it.
 */
final class Leash {

    private Leash() {}

    /** The main class, then its arguments. */
    public static void main(String... arguments) throws ReflectiveOperationException {
        Thread watch = new Thread(() -> endWith(System.in), "leash");
        watch.setDaemon(true);
        watch.start();
        Class.forName(arguments[0]).getMethod("main", String[].class).invoke(null, (Object)
                Arrays.copyOfRange(arguments, 1, arguments.length));
    }

    private static void endWith(InputStream input) {
        try {
            while (input.read() >= 0) {
                // Nobody writes anything; what counts is the end.
            }
        } catch (IOException e) {
            // As good as the end.
        }
        Runtime.getRuntime().halt(0);
    }
}
