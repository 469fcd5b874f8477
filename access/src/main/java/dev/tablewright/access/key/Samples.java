package dev.tablewright.access.key;

import dev.tablewright.keys.KeyData;
import dev.tablewright.keys.KeyType;
import dev.tablewright.model.entity.Type;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import java.util.stream.IntStream;

/** Values to show people, and to try claims on. */
public final class Samples {

    private static final Instant START = Instant.parse("2026-01-31T12:00:00Z");
    private static final int FEW = 6;
    /** So that the first few differ in the number of digits and in the sign. */
    private static final List<Long> NUMBERS = List.of(9L, 10L, 2L, 100L, -1L, -2L);

    private static final List<Long> MINUTES = List.of(0L, 90L, 1_440L, 60_000L, 600_000L);
    private static final List<String> WORDS = List.of("amber", "birch", "am", "cedar", "b");

    private Samples() {}

    /** A few values of an attribute, chosen to differ where encodings go wrong. */
    public static List<KeyData> few(Leaf leaf) {
        return IntStream.range(0, FEW)
                .mapToObj(i -> numbered(leaf, i))
                .flatMap(Optional::stream)
                .distinct()
                .toList();
    }

    /** One of many values of an attribute; empty if there are not that many, or none is known. */
    static Optional<KeyData> numbered(Leaf leaf, int number) {
        Optional<KeyData> value = any(leaf, number);
        return value.filter(v -> isAllowed(leaf, v));
    }

    private static Optional<KeyData> any(Leaf leaf, int number) {
        return switch (leaf.type()) {
            case TEXT -> text(leaf, number).map(KeyData.Text::new);
            case INTEGER ->
                Optional.of(new KeyData.Whole(number < NUMBERS.size() ? NUMBERS.get(number) : number + 1_000L));
            case DECIMAL ->
                Optional.of(new KeyData.Decimal(
                        number < NUMBERS.size()
                                ? BigDecimal.valueOf(NUMBERS.get(number) * 10 + 5, 1)
                                : BigDecimal.valueOf(number)));
            case TIMESTAMP ->
                Optional.of(new KeyData.Timestamp(
                        START.plusSeconds(60 * (number < MINUTES.size() ? MINUTES.get(number) : number * 1_441L))));
            case UUID -> Optional.of(new KeyData.Uuid(new UUID(0x4000L, 0x8000000000000000L + number)));
            case ULID -> Optional.of(new KeyData.Ulid(padded("01", number, 26)));
            case KSUID -> Optional.of(new KeyData.Ksuid(padded("2", number, 27)));
            case BINARY ->
                Optional.of(new KeyData.Binary(Integer.toString(number).getBytes(StandardCharsets.UTF_8)));
        };
    }

    private static String padded(String beginning, int number, int width) {
        String digits = Integer.toString(number);
        return beginning + "0".repeat(width - beginning.length() - digits.length()) + digits;
    }

    private static Optional<String> text(Leaf leaf, int number) {
        Optional<Type.Choice> choice = leaf.choice();
        if (choice.isPresent()) {
            return number < choice.get().values().size()
                    ? Optional.of(choice.get().values().get(number).text())
                    : Optional.empty();
        }
        String plain = number < WORDS.size() ? WORDS.get(number) : "v" + number;
        Optional<String> known = TextShape.of(leaf.attribute()).letters();
        if (known.isEmpty() || plain.chars().allMatch(c -> known.get().indexOf(c) >= 0)) {
            return Optional.of(plain);
        }
        String letters = known.get();
        // The number in the digits of the alphabet.
        return letters.isEmpty()
                ? Optional.empty()
                : Optional.of(
                        Integer.toString(number + 10, Math.max(2, Math.min(letters.length(), Character.MAX_RADIX)))
                                .chars()
                                .mapToObj(c -> String.valueOf(letters.charAt(
                                        Math.min(Character.digit(c, Character.MAX_RADIX), letters.length() - 1))))
                                .reduce("", String::concat));
    }

    /** Whether an attribute may have a value, as far as its declaration says. */
    public static boolean isAllowed(Leaf leaf, KeyData value) {
        if (value instanceof KeyData.Whole whole) {
            return leaf.attribute().max().stream()
                    .noneMatch(max -> whole.value().compareTo(BigInteger.valueOf(max)) > 0);
        }
        if (value instanceof KeyData.Decimal decimal) {
            return leaf.attribute().max().stream()
                    .noneMatch(max -> decimal.value().compareTo(BigDecimal.valueOf(max)) > 0);
        }
        if (leaf.type() != KeyType.TEXT) {
            return true;
        }
        String text = value.plain();
        if (leaf.choice().isPresent()) {
            return leaf.choice().get().values().stream()
                    .anyMatch(word -> word.text().equals(text));
        }
        boolean fits = leaf.attribute().max().stream().noneMatch(max -> text.length() > max);
        return fits && leaf.attribute().pattern().stream().allMatch(pattern -> PatienceText.matches(pattern, text));
    }
}
