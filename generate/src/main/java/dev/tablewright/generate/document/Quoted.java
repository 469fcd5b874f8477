package dev.tablewright.generate.document;

/** Sentences as findings and proofs have them, in which names stand between backticks. */
public final class Quoted {

    private Quoted() {}

    /** {@code access pattern `orders` reads …}: what stands between backticks is code; a single one is a sign like any other. */
    public static Text of(String sentence) {
        Text text = Text.EMPTY;
        int from = 0;
        while (true) {
            int open = sentence.indexOf('`', from);
            int close = open < 0 ? -1 : sentence.indexOf('`', open + 1);
            if (close < 0) {
                return text.and(sentence.substring(from));
            }
            text = text.and(sentence.substring(from, open)).code(sentence.substring(open + 1, close));
            from = close + 1;
        }
    }

    /** The same with a full stop behind it, if there is none. */
    public static Text sentence(String words) {
        return of(words.isEmpty() || ".!?:".indexOf(words.charAt(words.length() - 1)) >= 0 ? words : words + ".");
    }
}
