package dev.tablewright.access.key;

import dev.tablewright.keys.KeyData;
import dev.tablewright.keys.KeyType;
import dev.tablewright.keys.SlotBoundary;
import dev.tablewright.keys.SlotEncoding;
import dev.tablewright.keys.SlotFormat;
import dev.tablewright.keys.ValueEncoding;
import dev.tablewright.model.source.Name;
import dk.brics.automaton.Automaton;
import dk.brics.automaton.RegExp;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** All texts that can stand in a slot: at least those that some value gives, and hardly any others. */
final class SlotLanguage {

    private static final String DATE = "(<0000-9999>)-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])";
    private static final String TIME = "T([01][0-9]|2[0-3]):[0-5][0-9]";
    private static final String TIMESTAMP = DATE + TIME + ":[0-5][0-9]\\.[0-9]{3}Z";
    private static final String WHOLE = "(0|-?[1-9][0-9]*)";
    private static final String FRACTION = "(\\.[0-9]+)?";
    private static final String ANY_ESCAPED = "([^\u0000-$\uffff]|\\$[0-9A-F][0-9A-F])*";
    private static final String FRIENDLY = "[a-z]+";
    private static final String ESCAPABLE = "0123456789ABCDEF.-~";
    private static final String ANY_RAW = "[^\uffff]*";

    /** 160 bits in base 62. */
    private static final String GREATEST_KSUID = "aWgEPTl1tmebfsQzFP4bxwgy80V";

    private SlotLanguage() {}

    /** All that a language depends on: slots with the same shape share it, whatever their attributes are called. */
    record Shape(
            KeyType type,
            Optional<SlotFormat> format,
            Optional<ValueEncoding> encoding,
            int terminator,
            Optional<String> pattern,
            Optional<List<String>> words) {

        static Shape of(Leaf leaf, Optional<SlotEncoding> encoding) {
            boolean text = leaf.type() == KeyType.TEXT;
            int terminator = text
                    ? encoding.map(e -> e.boundary().terminator()).orElse(-1)
                    : encoding.map(SlotLanguage::escaped).orElse(-1);
            return new Shape(
                    leaf.type(),
                    encoding.map(e -> e.slot().format()),
                    encoding.map(SlotEncoding::encoding),
                    terminator,
                    text ? leaf.attribute().pattern() : Optional.empty(),
                    leaf.choice()
                            .map(choice ->
                                    choice.values().stream().map(Name::text).toList()));
        }
    }

    static Automaton of(Leaf leaf, Optional<SlotEncoding> encoding) {
        if (encoding.isEmpty()) {
            return leaf.type() == KeyType.TEXT
                    ? text(leaf, Optional.empty())
                    : forms(leaf.type(), new SlotFormat.Plain());
        }
        SlotFormat format = encoding.get().slot().format();
        if (format instanceof SlotFormat.Plain && leaf.type() == KeyType.TEXT) {
            return text(leaf, encoding);
        }
        Automaton forms = forms(leaf.type(), format);
        int terminator = escaped(encoding.get());
        return terminator < 0
                ? forms
                : forms.subst(
                        (char) terminator, "$" + Integer.toHexString(terminator).toUpperCase(Locale.ROOT));
    }

    private static Automaton forms(KeyType type, SlotFormat format) {
        Automaton forms = automaton(expression(type, format));
        boolean ksuid = type == KeyType.KSUID && format instanceof SlotFormat.Plain;
        return ksuid ? forms.intersection(KeyLanguage.between("", GREATEST_KSUID)) : forms;
    }

    /** The character of numbers and bytes that is escaped because the next literal begins with it; negative if none is. */
    private static int escaped(SlotEncoding encoding) {
        int terminator = encoding.boundary().terminator();
        boolean open = encoding.encoding() == ValueEncoding.ESCAPED
                && encoding.slot().format().extent(encoding.type()).isOpen();
        return open && ESCAPABLE.indexOf(terminator) >= 0 ? terminator : -1;
    }

    /** Texts that people like to read: a word is neither empty nor escaped. */
    static Automaton friendly(Leaf leaf, Optional<SlotEncoding> encoding) {
        Automaton all = of(leaf, encoding);
        boolean word = leaf.type() == KeyType.TEXT
                && encoding.map(e -> e.slot().format() instanceof SlotFormat.Plain)
                        .orElse(true);
        return word && leaf.choice().isEmpty() ? all.intersection(automaton(FRIENDLY)) : all;
    }

    private static Automaton text(Leaf leaf, Optional<SlotEncoding> encoding) {
        if (leaf.choice().isPresent()) {
            return Automaton.makeStringUnion(leaf.choice().get().values().stream()
                    .map(word -> encoded(encoding, word.text()))
                    .sorted()
                    .toArray(CharSequence[]::new));
        }
        Optional<String> letters = TextShape.of(leaf.attribute()).letters();
        if (letters.isPresent()) {
            Automaton one = Automaton.makeEmpty();
            for (char letter : letters.get().toCharArray()) {
                one = one.union(Automaton.makeString(encoded(encoding, String.valueOf(letter))));
            }
            return one.repeat(Samples.isAllowed(leaf, new KeyData.Text("")) ? 0 : 1);
        }
        boolean escaped =
                encoding.filter(e -> e.encoding() == ValueEncoding.ESCAPED).isPresent();
        if (!escaped) {
            return automaton(ANY_RAW);
        }
        Automaton any = automaton(ANY_ESCAPED);
        // What would show the end of the value is escaped as well, and so never stands for itself.
        int terminator = encoding.map(SlotEncoding::boundary)
                .map(SlotBoundary::terminator)
                .orElse(-1);
        return terminator > '$' && terminator <= Character.MAX_VALUE && !isHexDigit(terminator)
                ? any.intersection(Automaton.makeAnyString().minus(automaton(".*\"" + (char) terminator + "\".*")))
                : any;
    }

    /** As a digit of escapes it still occurs. */
    private static boolean isHexDigit(int c) {
        return "0123456789ABCDEF".indexOf(c) >= 0;
    }

    private static String encoded(Optional<SlotEncoding> encoding, String text) {
        return encoding.map(e -> e.encode(new KeyData.Text(text))).orElse(text);
    }

    private static String expression(KeyType type, SlotFormat format) {
        if (format instanceof SlotFormat.Padded padded) {
            return padded(type, padded);
        }
        if (format instanceof SlotFormat.Truncated truncated) {
            return switch (truncated.unit()) {
                case YEAR -> "(<0000-9999>)";
                case MONTH -> "(<0000-9999>)-(0[1-9]|1[0-2])";
                case DAY -> DATE;
                case HOUR -> DATE + "T([01][0-9]|2[0-3])";
                case MINUTE -> DATE + TIME;
            };
        }
        if (format instanceof SlotFormat.Shard shard) {
            String last = Integer.toString(shard.count() - 1);
            return "(<" + "0".repeat(last.length()) + "-" + last + ">)";
        }
        return plain(type);
    }

    private static String padded(KeyType type, SlotFormat.Padded format) {
        String digits = "[0-9]{" + format.width() + "}";
        if (type == KeyType.INTEGER) {
            return "((" + (format.descending() ? "\\~" : "\\-") + ")?" + digits + ")";
        }
        String up = digits + FRACTION;
        String down = up + "\\~";
        return format.descending() ? "(" + down + "|\\~" + up + ")" : "(" + up + "|\\-" + down + ")";
    }

    private static String plain(KeyType type) {
        return switch (type) {
            case TEXT -> ANY_RAW;
            case INTEGER -> WHOLE;
            case DECIMAL -> "(\\-?(0|[1-9][0-9]*)" + FRACTION + ")";
            case TIMESTAMP -> TIMESTAMP;
            case UUID -> "([0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12})";
            case ULID -> "([0-7][0-9A-HJKMNP-TV-Z]{25})";
            case KSUID -> "[0-9A-Za-z]{27}";
            case BINARY -> "([0-9A-F][0-9A-F])*";
        };
    }

    private static Automaton automaton(String expression) {
        return new RegExp(expression, RegExp.INTERVAL).toAutomaton();
    }
}
