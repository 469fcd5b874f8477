package dev.tablewright.language.resolve;

import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * What the name of a physical attribute says. {@code PK} and {@code SK} are the key of the table, and {@code GSI1PK} and
 * {@code GSI1SK} that of the index {@code GSI1}, in upper or lower case; {@code RISK} is neither.
 */
public final class KeyConvention {

    private static final Pattern CONVENTION =
            Pattern.compile("((?:.*[a-z0-9]_?)?|GSI|LSI|.*_)(PK|SK)|((?:.*[0-9]_?)?|.*[_-])(pk|sk)");

    /** A part of a key: of an index, or of the table itself. */
    public record Place(Optional<String> index, boolean sort) {}

    private KeyConvention() {}

    /** Where an attribute belongs by its name; empty if the name says nothing. */
    public static Optional<Place> place(String attribute) {
        Matcher matcher = CONVENTION.matcher(attribute);
        if (!matcher.matches()) {
            return Optional.empty();
        }
        boolean upper = matcher.group(2) != null;
        String stem = matcher.group(upper ? 1 : 3).replaceFirst("[_-]$", "");
        Optional<String> index = Optional.of(stem).filter(name -> !name.isEmpty());
        return Optional.of(new Place(index, matcher.group(upper ? 2 : 4).equalsIgnoreCase("SK")));
    }

    /** The attribute of a part of an index key that nobody has named. */
    public static String attribute(String index, boolean sort) {
        String suffix = sort ? "SK" : "PK";
        boolean lower = index.equals(index.toLowerCase(Locale.ROOT));
        return index + (lower ? suffix.toLowerCase(Locale.ROOT) : suffix);
    }
}
