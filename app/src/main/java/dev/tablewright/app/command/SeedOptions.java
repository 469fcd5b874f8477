package dev.tablewright.app.command;

import dev.tablewright.lab.data.Population;
import dev.tablewright.lab.data.PopulationSize;
import dev.tablewright.model.Model;
import java.math.BigDecimal;
import java.time.Clock;
import java.util.Optional;
import picocli.CommandLine.Option;

/** Which data are made up. */
final class SeedOptions {

    @Option(
            names = "--items",
            paramLabel = "N",
            description = "About so many entities in all; 1,000 if nothing is said.")
    private Long items;

    @Option(
            names = "--scale",
            paramLabel = "FACTOR",
            description = "Instead: a part of what the model expects of each entity, 0.001 for a thousandth.")
    private BigDecimal scale;

    @Option(
            names = "--seed",
            paramLabel = "N",
            defaultValue = "1",
            description = "Another number gives other data, the same one the same data; ${DEFAULT-VALUE}.")
    private long seed;

    /** Empty if all is well. */
    Optional<String> problem() {
        if (items != null && scale != null) {
            return Optional.of("--items and --scale are two sizes: name one");
        }
        if (items != null && items < 1) {
            return Optional.of("--items is at least 1, not " + items);
        }
        if (scale != null && scale.signum() <= 0) {
            return Optional.of("--scale is above 0, not " + scale.toPlainString());
        }
        return Optional.empty();
    }

    /** Things that expire do so after now: otherwise nobody would see them. */
    Population population(Model model) {
        PopulationSize size = PopulationSize.USUAL;
        if (items != null) {
            size = PopulationSize.items(items);
        } else if (scale != null) {
            size = PopulationSize.scale(scale);
        }
        return Population.of(model, size, seed).expiringAfter(Clock.systemUTC().instant(), 0);
    }
}
