package dev.tablewright.bench;

import java.util.Locale;

/** Prints what was measured, in tables that can be pasted into a document, and whether our own limits are held. */
public final class Figures {

    private Figures() {}

    public static void heading(String what) {
        System.out.println("\n" + what + "\n");
    }

    public static void header(String... columns) {
        System.out.println("| " + String.join(" | ", columns) + " |");
        System.out.println("|" + "---:|".repeat(columns.length));
    }

    public static void row(String format, Object... cells) {
        System.out.println(String.format(Locale.ROOT, format, cells));
    }

    public static void limit(String what, double figure, double most) {
        System.out.println(String.format(
                Locale.ROOT, "%s: %.1f (limit %.0f) %s", what, figure, most, figure <= most ? "held" : "EXCEEDED"));
    }
}
