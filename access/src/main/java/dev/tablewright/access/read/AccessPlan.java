package dev.tablewright.access.read;

import dev.tablewright.access.key.Route;
import dev.tablewright.model.pattern.Pattern;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** How a pattern is read, or why it cannot be. */
public sealed interface AccessPlan {

    Pattern pattern();

    /** The reads; none if there is no plan. */
    default List<Read> reads() {
        return List.of();
    }

    /**
     * It is served, by one read or by several whose results are put together.
     *
     * @param together why one read will not do, for each table and index; nothing if it does
     */
    record Served(Pattern pattern, List<Read> reads, Map<Route, List<Obstacle>> together) implements AccessPlan {
        public Served {
            reads = List.copyOf(reads);
            together = new LinkedHashMap<>(together);
        }

        /** The table or index that comes closest to giving all in one read. */
        public Optional<Route> closest() {
            return Planner.closest(together);
        }
    }

    /**
     * It would need a scan.
     *
     * @param obstacles for each table and index that the wanted entities have keys in, why it will not do
     * @param closest the one that fails least
     */
    record Unserved(Pattern pattern, Map<Route, List<Obstacle>> obstacles, Optional<Route> closest)
            implements AccessPlan {
        public Unserved {
            obstacles = new LinkedHashMap<>(obstacles);
        }

        /** Why not even the closest table or index will do. */
        public Failure failure() {
            List<Obstacle> nearest = closest.map(obstacles::get).orElse(List.of());
            if (nearest.isEmpty() || nearest.stream().anyMatch(Unserved::isFar)) {
                return Failure.SCAN;
            }
            if (nearest.stream().anyMatch(Obstacle.OnlyEventual.class::isInstance)) {
                return Failure.CONSISTENCY;
            }
            return nearest.stream().allMatch(Obstacle.Unordered.class::isInstance) ? Failure.ORDER : Failure.INCOMPLETE;
        }

        private static boolean isFar(Obstacle obstacle) {
            return obstacle instanceof Obstacle.Unknown
                    || obstacle instanceof Obstacle.NotThere
                    || obstacle instanceof Obstacle.Apart;
        }
    }

    /** What is missing for a pattern to be served. */
    enum Failure {
        /** The partition is not known. */
        SCAN,
        /** It is only known in an index, which cannot be read with strong consistency. */
        CONSISTENCY,
        /** The index does not hold all items that are wanted. */
        INCOMPLETE,
        /** The items come in another order. */
        ORDER
    }
}
