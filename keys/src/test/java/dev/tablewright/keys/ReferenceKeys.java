package dev.tablewright.keys;

import dev.tablewright.keys.KeyTemplate.Literal;
import dev.tablewright.keys.KeyTemplate.Part;
import dev.tablewright.keys.KeyTemplate.Slot;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;

/**
 * The encoding once more, written from its specification: slow, plain, and with nothing of the code under test but its
 * values and templates.
 */
final class ReferenceKeys {

    private ReferenceKeys() {}

    static String compose(KeyTemplate template, Map<String, KeyData> values) {
        StringBuilder key = new StringBuilder();
        List<Part> parts = template.parts();
        for (int i = 0; i < parts.size(); i++) {
            if (parts.get(i) instanceof Slot slot) {
                boolean literalFollows = i + 1 < parts.size() && parts.get(i + 1) instanceof Literal;
                int next = literalFollows ? ((Literal) parts.get(i + 1)).text().codePointAt(0) : '#';
                key.append(encode(values.get(slot.dottedPath()), slot.format(), next));
            } else {
                key.append(((Literal) parts.get(i)).text());
            }
        }
        return key.toString();
    }

    static String encode(KeyData value, SlotFormat format, int next) {
        String form = form(value, format);
        boolean lengthShows = Set.of(KeyType.TIMESTAMP, KeyType.UUID, KeyType.ULID, KeyType.KSUID)
                        .contains(value.type())
                || format instanceof SlotFormat.Shard
                || (format instanceof SlotFormat.Padded && value.type() == KeyType.INTEGER);
        return lengthShows ? form : escape(form, next);
    }

    static String escape(String form, int next) {
        StringBuilder escaped = new StringBuilder();
        form.codePoints().forEach(c -> {
            if (c <= '$' || c == next) {
                for (byte b : Character.toString(c).getBytes(StandardCharsets.UTF_8)) {
                    escaped.append(String.format(Locale.ROOT, "$%02X", b));
                }
            } else {
                escaped.appendCodePoint(c);
            }
        });
        return escaped.toString();
    }

    private static String form(KeyData value, SlotFormat format) {
        if (format instanceof SlotFormat.Shard shard) {
            return shard(escape(plain(value), '#'), shard.count());
        }
        if (format instanceof SlotFormat.Truncated truncated) {
            int length = Map.of("year", 4, "month", 7, "day", 10, "hour", 13, "minute", 16)
                    .get(truncated.unit().word());
            return KeyTimestampTest.ISO
                    .format(((KeyData.Timestamp) value).value())
                    .substring(0, length);
        }
        if (format instanceof SlotFormat.Padded padded) {
            return value instanceof KeyData.Whole whole
                    ? paddedWhole(whole.value(), padded.width(), padded.descending())
                    : paddedDecimal(((KeyData.Decimal) value).value(), padded.width(), padded.descending());
        }
        return plain(value);
    }

    private static String plain(KeyData value) {
        return switch (value.type()) {
            case TEXT -> ((KeyData.Text) value).value();
            case INTEGER -> ((KeyData.Whole) value).value().toString();
            case DECIMAL -> shortest(((KeyData.Decimal) value).value());
            case TIMESTAMP -> KeyTimestampTest.ISO.format(((KeyData.Timestamp) value).value());
            case UUID -> ((KeyData.Uuid) value).value().toString().toLowerCase(Locale.ROOT);
            case ULID -> ((KeyData.Ulid) value).value();
            case KSUID -> ((KeyData.Ksuid) value).value();
            case BINARY ->
                HexFormat.of().formatHex(((KeyData.Binary) value).value()).toUpperCase(Locale.ROOT);
        };
    }

    private static String shortest(BigDecimal number) {
        String digits = number.toPlainString();
        if (digits.contains(".")) {
            digits = digits.replaceAll("0+$", "").replaceAll("\\.$", "");
        }
        return number.signum() == 0 ? "0" : digits;
    }

    private static String paddedWhole(BigInteger number, int width, boolean descending) {
        BigInteger largest = BigInteger.TEN.pow(width).subtract(BigInteger.ONE);
        String counted = String.format(Locale.ROOT, "%0" + width + "d", number.abs());
        String opposite = String.format(Locale.ROOT, "%0" + width + "d", largest.subtract(number.abs()));
        if (number.signum() < 0) {
            return descending ? "~" + counted : "-" + opposite;
        }
        return descending ? opposite : counted;
    }

    private static String paddedDecimal(BigDecimal number, int width, boolean descending) {
        String[] pieces = shortest(number.abs()).split("\\.");
        String whole = String.format(Locale.ROOT, "%0" + width + "d", new BigInteger(pieces[0]));
        String digits = pieces.length == 1 ? whole : whole + "." + pieces[1];
        StringBuilder nines = new StringBuilder();
        digits.chars().forEach(c -> nines.append(c == '.' ? "." : Integer.toString('9' - c)));
        if (number.signum() < 0) {
            return descending ? "~" + digits : "-" + nines + "~";
        }
        return descending ? nines + "~" : digits;
    }

    static String shard(String encoded, int count) {
        BigInteger hash = new BigInteger("cbf29ce484222325", 16);
        for (byte b : encoded.getBytes(StandardCharsets.UTF_8)) {
            hash = hash.xor(BigInteger.valueOf(b & 0xff))
                    .multiply(new BigInteger("100000001b3", 16))
                    .mod(BigInteger.TWO.pow(64));
        }
        int width = Integer.toString(count - 1).length();
        return String.format(Locale.ROOT, "%0" + width + "d", hash.mod(BigInteger.valueOf(count)));
    }

    /** Every way to cut the key into literals and encoded values, as the texts in the slots. */
    static List<List<String>> cuts(TemplateEncoding encoding, String key) {
        List<List<String>> found = new ArrayList<>();
        cut(encoding, 0, 0, key, new ArrayList<>(), found);
        return found;
    }

    private static void cut(
            TemplateEncoding encoding, int part, int slot, String rest, List<String> before, List<List<String>> found) {
        List<Part> parts = encoding.template().parts();
        if (part == parts.size()) {
            if (rest.isEmpty()) {
                found.add(List.copyOf(before));
            }
        } else if (parts.get(part) instanceof Literal literal) {
            if (rest.startsWith(literal.text())) {
                cut(encoding, part + 1, slot, rest.substring(literal.text().length()), before, found);
            }
        } else {
            for (int end = 0; end <= rest.length(); end++) {
                if (isValue(encoding.slots().get(slot), rest.substring(0, end))) {
                    before.add(rest.substring(0, end));
                    cut(encoding, part + 1, slot + 1, rest.substring(end), before, found);
                    before.remove(before.size() - 1);
                }
            }
        }
    }

    /** Whether some value is encoded so. The code under test may guess which; the reference has to confirm it. */
    private static boolean isValue(SlotEncoding slot, String encoded) {
        int next = slot.boundary().terminator() < 0 ? '#' : slot.boundary().terminator();
        SlotFormat format = slot.slot().format();
        try {
            boolean open = format.extent(slot.type()).isOpen();
            String form = open ? KeyText.decode(encoded, next) : encoded;
            return format.read(slot.type(), form)
                    .map(value -> encode(value, format, next).equals(encoded))
                    .orElse(true);
        } catch (KeyValueException e) {
            return false;
        }
    }
}
