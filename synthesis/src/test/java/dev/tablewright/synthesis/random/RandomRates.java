package dev.tablewright.synthesis.random;

import dev.tablewright.synthesis.random.Sketch.Fields;
import dev.tablewright.testing.Dice;
import java.util.List;

/** Draws how often, how unequally and how dear. */
final class RandomRates {

    private static final List<String> NUMBERS =
            List.of("1/month", "100/day", "2/h", "5/min", "1/s", "5/s", "20/s", "50/s", "200/s", "1K/s");

    private final Dice dice;

    RandomRates(Dice dice) {
        this.dice = dice;
    }

    /** A pattern or a write, with its rate if it says one. */
    Fields rated(Fields call) {
        int throwOf = dice.between(1, 100);
        Fields rated = call;
        if (throwOf <= 58) {
            rated = call.with("rate", dice.of(NUMBERS));
        } else if (throwOf <= 60) {
            rated = call.with("rate", dice.of(List.of("20K/s", "5K/s")));
        } else if (throwOf <= 70) {
            rated = call.with(
                    "rate",
                    Fields.NONE
                            .with("average", dice.of(List.of("1/min", "10/s", "40/s")))
                            .with("peak", dice.of(List.of("50/s", "500/s", "3K/s"))));
        } else if (throwOf <= 85) {
            rated = call.with("rate", dice.of(List.of("high", "medium", "low")));
        }
        return dice.percent(4) ? rated.with("skew", dice.of(List.of("zipf", "uniform", "constant"))) : rated;
    }

    /** Limits that are sometimes kept and sometimes cannot be. */
    Fields budget() {
        return dice.of(List.of(
                Fields.NONE.with("units", dice.of(List.of("0.5", "2", "20"))),
                Fields.NONE.with("requests", dice.of(List.of("1", "2"))),
                Fields.NONE.with("time", dice.of(List.of("10ms", "50ms"))),
                Fields.NONE.with("units", "12").with("requests", "1").with("time", "15ms")));
    }
}
