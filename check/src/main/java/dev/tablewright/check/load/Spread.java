package dev.tablewright.check.load;

import dev.tablewright.check.keyspace.KeyPart;
import dev.tablewright.check.keyspace.KeyPiece;
import dev.tablewright.check.keyspace.Leaf;
import dev.tablewright.check.keyspace.Placement;
import dev.tablewright.check.keyspace.Source;
import dev.tablewright.keys.SlotFormat;
import dev.tablewright.model.Model;
import dev.tablewright.model.entity.Entity;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Over how many partitions requests spread, at the very best: if all values were equally frequent. So what is too hot even
 * then is certainly too hot.
 */
public final class Spread {

    /** As good as infinite: nobody has said how many values there are. */
    public static final long MANY = 1_000_000_000_000L;

    /** How many entities there are, by the place where their id is declared. */
    private final Map<Integer, Long> identified = new HashMap<>();

    public Spread(Model model) {
        for (Entity entity : model.entities()) {
            if (entity.id().size() == 1) {
                entity.attribute(entity.id().get(0).text())
                        .ifPresent(id -> identified.put(
                                id.span().start(), entity.expect().count().orElse(MANY)));
            }
        }
    }

    /** The partitions that calls of a pattern go to; all shards get every call. */
    public long ofReads(List<KeyPart> partition) {
        return product(partition, false);
    }

    /** The partitions that new items go to: the present day is one, and a default value is that of all. */
    public long ofWrites(Placement placement, boolean creating) {
        return product(placement.partition(), creating);
    }

    private long product(List<KeyPart> partition, boolean creating) {
        // A value that stands there twice, or beside its own shard, makes no more partitions than there are values of
        // it.
        Map<Leaf, Long> factors = new LinkedHashMap<>();
        for (KeyPart part : partition) {
            for (KeyPiece piece : part.pieces()) {
                piece.leaf().ifPresent(leaf -> factors.merge(leaf, factor(piece, creating), Math::max));
            }
        }
        return factors.values().stream()
                .reduce(1L, (product, factor) -> product > MANY / factor ? MANY : product * factor);
    }

    private long factor(KeyPiece piece, boolean creating) {
        if (piece.leaf().isEmpty()
                || piece instanceof KeyPiece.Walked
                || piece instanceof KeyPiece.Each
                || (piece instanceof KeyPiece.Given given && given.source() instanceof Source.Constant)) {
            return 1;
        }
        Leaf leaf = piece.leaf().get();
        SlotFormat format = piece.encoding().map(e -> e.slot().format()).orElse(new SlotFormat.Plain());
        if (format instanceof SlotFormat.Truncated) {
            return 1;
        }
        long values = values(leaf, creating);
        return format instanceof SlotFormat.Shard shard ? Math.min(shard.count(), values) : values;
    }

    private long values(Leaf leaf, boolean creating) {
        if (leaf.choice().isPresent()) {
            boolean always = creating && leaf.attribute().defaultValue().isPresent();
            return always ? 1 : leaf.choice().get().values().size();
        }
        return Math.max(1, identified.getOrDefault(leaf.attribute().span().start(), MANY));
    }
}
