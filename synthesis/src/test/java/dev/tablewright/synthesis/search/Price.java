package dev.tablewright.synthesis.search;

import dev.tablewright.synthesis.worth.Worth;
import java.math.BigDecimal;
import java.util.Comparator;

/** All by which solutions are ranked; the same number is equal, however it is written. */
record Price(int refused, int violations, BigDecimal dollars, int entries, BigDecimal requests) {

    static final Comparator<Price> BEST = Comparator.comparingInt(Price::refused)
            .thenComparing(Price::violations)
            .thenComparing(Price::dollars)
            .thenComparing(Price::entries)
            .thenComparing(Price::requests);

    Price {
        dollars = dollars.stripTrailingZeros();
        requests = requests.stripTrailingZeros();
    }

    static Price of(Worth worth, int entries) {
        return new Price(worth.refused(), worth.violations(), worth.dollars(), entries, worth.requests());
    }

    static Price of(Solution solution) {
        return of(solution.worth(), solution.entries());
    }

    Price plus(Scored scored) {
        return new Price(
                refused + scored.worth().refused(),
                violations + scored.worth().violations(),
                dollars.add(scored.worth().dollars()),
                entries + scored.choice().entries().size(),
                requests.add(scored.worth().requests()));
    }
}
