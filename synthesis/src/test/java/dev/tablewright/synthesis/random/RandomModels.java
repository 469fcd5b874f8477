package dev.tablewright.synthesis.random;

import dev.tablewright.language.write.DesignInsertion;
import dev.tablewright.model.Model;
import dev.tablewright.model.design.Layout;
import dev.tablewright.model.source.SourceFile;
import dev.tablewright.synthesis.Proposal;
import dev.tablewright.testing.Scale;
import java.util.Optional;
import java.util.stream.LongStream;
import java.util.stream.Stream;

/** Random models for tests elsewhere. */
public final class RandomModels {

    private static final long SEED = Scale.seed(20261115);

    private RandomModels() {}

    /** As many as a run tries, without those that no design could mend. */
    public static Stream<Model> some(int quick, int full, int thorough) {
        return LongStream.range(SEED, SEED + Scale.times(quick, full, thorough))
                .mapToObj(seed -> DesignlessModel.of(RandomModel.sketch(seed)).map(DesignlessModel::model))
                .flatMap(Optional::stream);
    }

    /** A random model with the best design in a layout; empty if something is wrong with the model, or there is no design. */
    public static Optional<Model> designed(long seed, Layout layout) {
        return DesignlessModel.of(RandomModel.sketch(seed))
                .flatMap(asked -> DesignTrial.design(asked.model(), Optional.of(layout)).proposals().stream()
                        .findFirst())
                .map(Proposal::model);
    }

    /** The same as the text of a model file. */
    public static Optional<String> designedText(long seed, Layout layout) {
        return designed(seed, layout).flatMap(model -> DesignInsertion.insert(
                        new SourceFile("random.yaml", SketchText.of(RandomModel.sketch(seed))), model)
                .text());
    }
}
