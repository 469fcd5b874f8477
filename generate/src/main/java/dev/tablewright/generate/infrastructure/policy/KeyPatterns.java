package dev.tablewright.generate.infrastructure.policy;

import dev.tablewright.access.key.KeyPart;
import dev.tablewright.access.key.KeyPiece;
import dev.tablewright.generate.infrastructure.policy.KeyPattern.Kind;
import dev.tablewright.model.design.KeyAttribute.KeyType;
import java.util.Optional;

/**
 * Says which partition keys a request can go to, as exactly as IAM allows.
 *
 * @param tenant whose own partitions alone may be touched; empty: those of all may
 */
record KeyPatterns(Optional<Tenant> tenant) {

    /** The tag of the session that says on whose behalf it acts. */
    static final String TAG = "${aws:PrincipalTag/tenant}";

    private static final String ANYTHING = "*";

    KeyPattern of(Request request) {
        // IAM compares texts; and what it sees of a key of several attributes, nobody has written down.
        boolean text = request.route().schema().partition().size() == 1
                && request.route().schema().partition().get(0).type() == KeyType.STRING
                && request.partition().size() == 1;
        if (!text) {
            return new KeyPattern(ANYTHING, Kind.UNBOUNDED, request.occupant());
        }
        KeyPart part = request.partition().get(0);
        boolean own = tenant.flatMap(one -> one.leads(request.owner(), part)).isPresent();
        String pattern = pattern(part, own);
        Kind kind = own && pattern.contains(TAG) ? Kind.OWN : pattern.equals(ANYTHING) ? Kind.UNBOUNDED : Kind.SHARED;
        return new KeyPattern(pattern, kind, request.occupant());
    }

    /** Text as far as it is known, the tag for the tenant, and {@code *} for all that comes after. */
    private static String pattern(KeyPart part, boolean own) {
        StringBuilder pattern = new StringBuilder();
        boolean tagged = !own;
        for (KeyPiece piece : part.pieces()) {
            Optional<String> known = piece.fixed();
            if (known.isPresent()) {
                int writable = writable(known.get());
                pattern.append(escaped(known.get().substring(0, writable)));
                if (writable < known.get().length()) {
                    return pattern + ANYTHING;
                }
            } else if (!tagged) {
                pattern.append(TAG);
                tagged = true;
            } else {
                return pattern + ANYTHING;
            }
        }
        return pattern.toString();
    }

    /** How much of a text can stand in a policy: IAM takes no characters beyond Latin-1, and no controls. */
    static int writable(String text) {
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (c < ' ' || (c > '~' && c < 0xa0) || c > 0xff) {
                return i;
            }
        }
        return text.length();
    }

    /** IAM would take these for wildcards and for the beginning of a variable. */
    static String escaped(String text) {
        return text.replaceAll("[*?$]", "\\${$0}");
    }
}
