package dev.tablewright.lab.seed;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** What was written, entity by entity, in the order in which it was. */
public record SeedResult(List<OfEntity> entities) {

    public SeedResult {
        entities = List.copyOf(entities);
    }

    /**
     * What was written of one entity.
     *
     * @param written how many are there now
     * @param refused how many are not, by what stood in the way
     * @param requests that were sent
     */
    public record OfEntity(String entity, long written, Map<String, Long> refused, long requests, Duration time) {

        public OfEntity {
            refused = Map.copyOf(refused);
        }
    }

    public Optional<OfEntity> of(String entity) {
        return entities.stream().filter(one -> one.entity().equals(entity)).findFirst();
    }

    public long written() {
        return entities.stream().mapToLong(OfEntity::written).sum();
    }

    public long refused() {
        return entities.stream()
                .flatMap(one -> one.refused().values().stream())
                .mapToLong(Long::longValue)
                .sum();
    }
}
