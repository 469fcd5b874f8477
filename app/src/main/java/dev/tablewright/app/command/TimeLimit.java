package dev.tablewright.app.command;

import dev.tablewright.synthesis.Wish;
import java.time.Duration;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** How long something may take: {@code 30s}, {@code 500ms}, {@code 2min}; a number alone is one of seconds. */
record TimeLimit(Duration duration) {

    /** For designs that nobody waits for in particular. */
    static final TimeLimit USUAL = new TimeLimit(Duration.ofSeconds(30));

    private static final Pattern FORM = Pattern.compile("([0-9]{1,7})(ms|s|min|)");

    /** Empty if it is not written that way, or nothing can be done in no time. */
    static Optional<TimeLimit> parse(String text) {
        Matcher matcher = FORM.matcher(text);
        if (!matcher.matches()) {
            return Optional.empty();
        }
        long number = Long.parseLong(matcher.group(1));
        Duration duration =
                switch (matcher.group(2)) {
                    case "ms" -> Duration.ofMillis(number);
                    case "min" -> Duration.ofMinutes(number);
                    default -> Duration.ofSeconds(number);
                };
        return duration.isZero() ? Optional.empty() : Optional.of(new TimeLimit(duration));
    }

    /** So many designs in the better layout; the time begins now. */
    Wish wish(int designs) {
        return new Wish(Optional.empty(), designs, fromNow());
    }

    /** Whether the time is over that begins now. */
    BooleanSupplier fromNow() {
        long begin = System.nanoTime();
        return () -> System.nanoTime() - begin > duration.toNanos();
    }
}
