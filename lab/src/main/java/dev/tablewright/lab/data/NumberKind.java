package dev.tablewright.lab.data;

import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.List;
import java.util.Set;

/** What a number is about, as the name of its attribute tells. */
enum NumberKind {
    LATITUDE(Set.of("latitude", "lat")) {
        @Override
        BigDecimal any(Chance chance) {
            return scaled(chance.fraction() * 150 - 70, 5);
        }
    },
    LONGITUDE(Set.of("longitude", "lng", "lon")) {
        @Override
        BigDecimal any(Chance chance) {
            return scaled(chance.fraction() * 360 - 180, 5);
        }
    },
    CENTS(Set.of("cents", "pence")) {
        @Override
        BigDecimal any(Chance chance) {
            return MONEY.any(chance).movePointRight(2);
        }
    },
    MONEY(Set.of(
            "price",
            "total",
            "amount",
            "cost",
            "fee",
            "balance",
            "salary",
            "spent",
            "subtotal",
            "deposit",
            "budget",
            "revenue",
            "paid",
            "credit")) {
        @Override
        BigDecimal any(Chance chance) {
            // Small sums are far more frequent than large ones, and many end in 99 or 50.
            long whole = (long) StrictMath.exp(chance.fraction() * StrictMath.log(3000));
            int cents = chance.of(List.of(0, 50, 90, 95, 99, 99, chance.below(100), chance.below(100)));
            return BigDecimal.valueOf(whole * 100 + cents, 2);
        }
    },
    RATING(Set.of("rating", "stars", "score", "grade")) {
        @Override
        BigDecimal any(Chance chance) {
            return BigDecimal.valueOf(chance.of(List.of(1, 2, 3, 3, 4, 4, 4, 5, 5, 5)));
        }
    },
    PERCENTAGE(Set.of(
            "percent", "percentage", "discount", "vat", "tax", "ratio", "probability", "progress", "completion")) {
        @Override
        BigDecimal any(Chance chance) {
            return BigDecimal.valueOf(chance.below(201) * 5L, 1);
        }
    },
    YEAR(Set.of("year", "vintage")) {
        @Override
        BigDecimal any(Chance chance) {
            return BigDecimal.valueOf(1990 + chance.below(36));
        }
    },
    AGE(Set.of("age")) {
        @Override
        BigDecimal any(Chance chance) {
            return BigDecimal.valueOf(18 + chance.below(72));
        }
    },
    QUANTITY(Set.of("quantity", "qty", "count", "seats", "pieces", "units", "guests", "attempts", "retries")) {
        @Override
        BigDecimal any(Chance chance) {
            return BigDecimal.valueOf((long) StrictMath.exp(chance.fraction() * StrictMath.log(40)));
        }
    },
    PLACE(Set.of("position", "rank", "priority", "level", "index", "floor", "step", "copy")) {
        @Override
        BigDecimal any(Chance chance) {
            return BigDecimal.valueOf(chance.below(10));
        }
    },
    PLAIN(Set.of()) {
        @Override
        BigDecimal any(Chance chance) {
            return BigDecimal.valueOf((long) StrictMath.exp(chance.fraction() * StrictMath.log(1000)));
        }
    };

    private final Set<String> names;

    NumberKind(Set<String> names) {
        this.names = names;
    }

    abstract BigDecimal any(Chance chance);

    static NumberKind of(String attribute) {
        List<String> words = TextKind.words(attribute);
        for (int i = words.size() - 1; i >= 0; i--) {
            for (NumberKind kind : values()) {
                if (kind.names.contains(words.get(i))) {
                    return kind;
                }
            }
        }
        return PLAIN;
    }

    private static BigDecimal scaled(double value, int scale) {
        return BigDecimal.valueOf(value).setScale(scale, RoundingMode.HALF_UP);
    }
}
