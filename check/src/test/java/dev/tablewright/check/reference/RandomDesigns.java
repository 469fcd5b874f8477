package dev.tablewright.check.reference;

import dev.tablewright.language.ModelReader;
import dev.tablewright.model.source.SourceFile;
import dev.tablewright.testing.Dice;
import java.util.Optional;
import java.util.Random;

/** Random models with random designs, for tests elsewhere. Many of them are wrong: the checker says which. */
public final class RandomDesigns {

    private RandomDesigns() {}

    /** The text of a model file without writes. */
    public static String text(long seed) {
        return RandomModel.text(new Dice(seed));
    }

    /** The same with writes, and with numbers that parents keep; empty if the model cannot be read. */
    public static Optional<String> withWrites(long seed) {
        String text = text(seed);
        return ModelReader.read(new SourceFile("random.yaml", text)).model().map(model -> {
            RandomWritesText writes = new RandomWritesText(new Random(seed), model);
            return text + writes.draw() + writes.counts();
        });
    }
}
