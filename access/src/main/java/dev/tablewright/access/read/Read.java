package dev.tablewright.access.read;

import dev.tablewright.access.key.KeyPart;
import dev.tablewright.access.key.KeyPiece;
import dev.tablewright.access.key.Placement;
import dev.tablewright.access.key.Route;
import dev.tablewright.model.pattern.Pattern;
import java.util.List;
import java.util.stream.Stream;

/**
 * Requests of one kind to one table or index.
 *
 * @param wanted where the entities stand that are read, as the caller sees them
 * @param partition the parts of the partition key
 * @param sort conditions on the parts of the sort key, from the first
 * @param backwards whether the greatest sort key comes first
 * @param filter what is thrown away
 * @param fetchBack whether the index does not hold all that is needed, so that items are read again from the table
 * @param strangers what else can stand in the range, and is thrown away by the filter
 */
public record Read(
        Operation operation,
        Route route,
        List<Placement> wanted,
        List<KeyPart> partition,
        List<SortCondition> sort,
        boolean backwards,
        Filter filter,
        boolean fetchBack,
        List<Stranger> strangers) {

    public Read {
        wanted = List.copyOf(wanted);
        partition = List.copyOf(partition);
        sort = List.copyOf(sort);
        strangers = List.copyOf(strangers);
    }

    /** What is asked of DynamoDB. */
    public enum Operation {
        GET_ITEM("GetItem"),
        BATCH_GET_ITEM("BatchGetItem"),
        QUERY("Query");

        private final String word;

        Operation(String word) {
            this.word = word;
        }

        /** The name of the operation in DynamoDB. */
        public String word() {
            return word;
        }
    }

    /** Whether other entities of the pattern are found by other reads. */
    public boolean isApart(Pattern pattern) {
        return wanted.size() < pattern.entities().size();
    }

    /** Where the entities stand, of which nothing is known but what the key condition says: so all this is read. */
    public List<Placement> reached() {
        // A range that holds several entities says nothing of their values.
        return wanted.stream()
                .map(placement -> Reach.of(placement, wanted.size() == 1))
                .toList();
    }

    /** How many partitions are asked at the same time: shards, and words of an enum. */
    public int width() {
        return pieces().mapToInt(piece ->
                        piece instanceof KeyPiece.Each each ? each.texts().size() : 1)
                .reduce(1, (a, b) -> (int) Math.min(Integer.MAX_VALUE, (long) a * b));
    }

    /** Whether one partition after another is asked, each for a unit of time. */
    public boolean isWalk() {
        return pieces().anyMatch(KeyPiece.Walked.class::isInstance);
    }

    private Stream<KeyPiece> pieces() {
        return partition.stream().flatMap(part -> part.pieces().stream());
    }
}
