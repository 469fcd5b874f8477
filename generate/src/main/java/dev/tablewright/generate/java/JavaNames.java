package dev.tablewright.generate.java;

import java.util.Locale;
import java.util.Optional;
import java.util.Set;

/** Java names from the names of models, and texts as Java literals. */
public final class JavaNames {

    private static final Set<String> KEYWORDS = Set.of(
            ("abstract assert boolean break byte case catch char class const continue default do double else enum"
                            + " extends final finally float for goto if implements import instanceof int interface long native new"
                            + " package private protected public return short static strictfp super switch synchronized this throw"
                            + " throws transient try void volatile while true false null _ var yield record sealed permits non")
                    .split(" "));

    /** What every source file sees without an import. A class of a model that had such a name would hide it. */
    static final Set<String> JAVA_LANG = Set.of(
            ("Object String Record Enum Override Deprecated SuppressWarnings SafeVarargs FunctionalInterface Class"
                            + " ClassLoader Iterable Comparable CharSequence Runnable AutoCloseable Cloneable Number Integer Long"
                            + " Short Byte Double Float Boolean Character Void Math StrictMath System Thread ThreadLocal"
                            + " ThreadGroup Process ProcessBuilder Runtime Module ModuleLayer Package StringBuilder StringBuffer"
                            + " Appendable Readable StackWalker StackTraceElement Throwable Exception RuntimeException Error"
                            + " AssertionError IllegalArgumentException IllegalStateException NullPointerException"
                            + " ArithmeticException ClassCastException IndexOutOfBoundsException UnsupportedOperationException"
                            + " NumberFormatException InterruptedException Compiler Iterator")
                    .split(" "));

    private JavaNames() {}

    /** {@code placedAt} for {@code placed_at}, {@code url} for {@code URL}; never a keyword. */
    public static String variable(String name) {
        return escaped(member(name));
    }

    /** The same, which may be a keyword: where languages do not mind. */
    public static String member(String name) {
        String camel = camel(name);
        int upper = 0;
        while (upper < camel.length() && Character.isUpperCase(camel.charAt(upper))) {
            upper++;
        }
        // `URLPath` is `urlPath`: the last capital begins the next word.
        int lower = upper > 1 && upper < camel.length() && Character.isLetter(camel.charAt(upper)) ? upper - 1 : upper;
        return camel.substring(0, lower).toLowerCase(Locale.ROOT) + camel.substring(lower);
    }

    /** {@code OrderItem} for {@code orderItem} and {@code order_item}. */
    public static String type(String name) {
        String camel = camel(name);
        return camel.substring(0, 1).toUpperCase(Locale.ROOT) + camel.substring(1);
    }

    /** {@code PAST_DUE} for {@code pastDue} and {@code past-due}. */
    public static String constant(String word) {
        StringBuilder out = new StringBuilder();
        for (int i = 0; i < word.length(); i++) {
            char c = word.charAt(i);
            boolean letter = c < 128 && Character.isLetterOrDigit(c);
            boolean begins = i > 0 && Character.isUpperCase(c) && Character.isLowerCase(word.charAt(i - 1));
            if ((begins || !letter) && out.length() > 0 && out.charAt(out.length() - 1) != '_') {
                out.append('_');
            }
            if (letter) {
                out.append(Character.toUpperCase(c));
            }
        }
        String name = out.toString().replaceFirst("_$", "");
        if (name.isEmpty()) {
            return "WORD";
        }
        return Character.isDigit(name.charAt(0)) ? "_" + name : name;
    }

    /** The same, or with an underscore if Java means something by it. */
    static String escaped(String name) {
        return KEYWORDS.contains(name) ? name + "_" : name;
    }

    static boolean isKeyword(String name) {
        return KEYWORDS.contains(name);
    }

    /** A string literal. What is not ASCII is escaped: whoever compiles it may read it in another encoding. */
    public static String literal(String text) {
        StringBuilder out = new StringBuilder("\"");
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            switch (c) {
                case '"' -> out.append("\\\"");
                case '\\' -> out.append("\\\\");
                case '\n' -> out.append("\\n");
                case '\r' -> out.append("\\r");
                case '\t' -> out.append("\\t");
                default -> out.append(c < ' ' || c > '~' ? String.format(Locale.ROOT, "\\u%04x", (int) c) : "" + c);
            }
        }
        return out.append('"').toString();
    }

    /** An optional text. */
    static String optional(Optional<String> text) {
        return text.map(some -> "§Optional.of(" + literal(some) + ")").orElse("§Optional.empty()");
    }

    private static String camel(String name) {
        StringBuilder out = new StringBuilder();
        boolean next = false;
        for (int i = 0; i < name.length(); i++) {
            char c = name.charAt(i);
            boolean letter = c < 128 && Character.isLetterOrDigit(c);
            if (letter) {
                out.append(next && out.length() > 0 ? Character.toUpperCase(c) : c);
            }
            next = !letter;
        }
        String camel = out.length() == 0 ? "value" : out.toString();
        return Character.isDigit(camel.charAt(0)) ? "n" + camel : camel;
    }
}
