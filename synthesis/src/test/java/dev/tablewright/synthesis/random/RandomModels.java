package dev.tablewright.synthesis.random;

import dev.tablewright.model.Model;
import java.util.Optional;
import java.util.stream.LongStream;
import java.util.stream.Stream;

/** Random models for tests elsewhere. */
public final class RandomModels {

    private RandomModels() {}

    /** As many as a run tries, without those that no design could mend. */
    public static Stream<Model> some(int quick, int thorough) {
        return LongStream.range(Scale.SEED, Scale.SEED + Scale.times(quick, thorough))
                .mapToObj(seed -> DesignlessModel.of(RandomModel.sketch(seed)).map(DesignlessModel::model))
                .flatMap(Optional::stream);
    }
}
