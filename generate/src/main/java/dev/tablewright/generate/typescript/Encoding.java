package dev.tablewright.generate.typescript;

import dev.tablewright.generate.Resource;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The part of the file that is the same in all models: how values are written into keys and items, and read again. A file has only what
 * it uses, so that it stands alone and nothing in it is idle.
 */
final class Encoding {

    private static final Pattern DECLARED =
            Pattern.compile("^(?:export )?(?:function|class|interface|type) (\\w+)", Pattern.MULTILINE);
    /** A name that is used, and is neither the name of a property nor a part of another. */
    private static final Pattern WORD = Pattern.compile("(?<![\\w$.])[A-Za-z]\\w*(?![\\w$]|\\??:)");

    private static final Map<String, String> PIECES = read();

    private Encoding() {}

    /** All that could be declared: nothing else can have such a name. */
    static Collection<String> names() {
        return PIECES.keySet();
    }

    /** What a text uses, and what that uses, in the order of the source. */
    static String usedBy(String text) {
        Set<String> used = new LinkedHashSet<>();
        mark(text, used);
        StringBuilder out = new StringBuilder();
        PIECES.forEach((name, piece) -> {
            if (used.contains(name)) {
                out.append('\n').append(piece).append('\n');
            }
        });
        return out.toString();
    }

    private static void mark(String text, Set<String> used) {
        Matcher words = WORD.matcher(withoutComments(text));
        while (words.find()) {
            String piece = PIECES.get(words.group());
            if (piece != null && used.add(words.group())) {
                mark(piece, used);
            }
        }
    }

    /** Words in comments use nothing; those in literals may name too much, which the pieces below take care not to do. */
    private static String withoutComments(String text) {
        return text.replaceAll("(?s)/\\*.*?\\*/", "")
                .replaceAll("(?m)^//.*$", "")
                .replaceAll("'(?:[^'\\\\\\n]++|\\\\.)*+'", "''");
    }

    private static Map<String, String> read() {
        Map<String, String> pieces = new LinkedHashMap<>();
        for (String piece : Resource.text(Encoding.class, "encoding.ts").strip().split("\n\n(?=/\\*\\*)")) {
            Matcher declared = DECLARED.matcher(piece);
            if (!declared.find()) {
                throw new IllegalStateException("encoding.ts: a piece without a name");
            }
            pieces.put(declared.group(1), piece);
        }
        return pieces;
    }
}
