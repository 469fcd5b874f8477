package dev.tablewright.check.load;

import dev.tablewright.access.key.KeyPart;
import dev.tablewright.access.key.KeyPiece;
import dev.tablewright.access.key.Leaf;
import dev.tablewright.access.key.Placement;
import dev.tablewright.access.key.Source;
import dev.tablewright.keys.SlotFormat;
import dev.tablewright.model.Model;
import dev.tablewright.model.entity.Attribute;
import dev.tablewright.model.entity.Entity;
import dev.tablewright.model.entity.ScalarType;
import dev.tablewright.model.entity.Skew;
import java.math.BigDecimal;
import java.math.MathContext;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Over how many partitions requests spread. Where nothing is said of popularity, all values are taken as equally frequent:
 * so what is too hot even then is certainly too hot.
 */
public final class Spread {

    /** As good as infinite: nobody has said how many values there are. */
    public static final long MANY = 1_000_000_000_000L;

    /** How many entities there are, and how popular, by the place where their id is declared. */
    private final Map<Integer, Entity> identified = new HashMap<>();

    public Spread(Model model) {
        for (Entity entity : model.entities()) {
            if (entity.id().size() == 1) {
                entity.attribute(entity.id().get(0).text())
                        .ifPresent(id -> identified.put(id.span().start(), entity));
            }
        }
    }

    /**
     * The partitions that calls of a pattern go to; all shards get every call.
     *
     * @param skew what the author says of this pattern; it comes before what is said of entities
     */
    public Spreading ofReads(List<KeyPart> partition, Optional<Skew> skew) {
        return spreading(partition, false, skew);
    }

    /** The partitions that items are written to: the present day is one, and of new ones a default value is that of all. */
    public Spreading ofWrites(Placement placement, boolean creating, Optional<Skew> skew) {
        return spreading(placement.partition(), creating, skew);
    }

    /** The partitions that new items go to, if each has one of its own, however popular it may become. */
    public Spreading ofNew(Placement placement) {
        return Spreading.of(ofWrites(placement, true, Optional.empty()).partitions(), Optional.empty());
    }

    /** How many values a piece can have: that of a shard is the number of shards. */
    public long values(KeyPiece piece) {
        return factor(piece, false);
    }

    private Spreading spreading(List<KeyPart> partition, boolean creating, Optional<Skew> said) {
        // A value that stands there twice, or beside its own shard, makes no more partitions than there are values of
        // it.
        Map<Leaf, Long> factors = new LinkedHashMap<>();
        Map<Leaf, Skew> skews = new LinkedHashMap<>();
        for (KeyPart part : partition) {
            for (KeyPiece piece : part.pieces()) {
                piece.leaf().ifPresent(leaf -> {
                    factors.merge(leaf, factor(piece, creating), Math::max);
                    skew(piece).ifPresent(skew -> skews.put(leaf, skew));
                });
            }
        }
        long partitions = factors.values().stream()
                .reduce(1L, (product, factor) -> product > MANY / factor ? MANY : product * factor);
        if (said.isPresent() || skews.isEmpty() || partitions == 1) {
            return Spreading.of(partitions, said);
        }
        BigDecimal hottest = factors.entrySet().stream()
                .map(entry -> Spreading.of(entry.getValue(), Optional.ofNullable(skews.get(entry.getKey())))
                        .hottest())
                .reduce(BigDecimal.ONE, (one, other) -> one.multiply(other, MathContext.DECIMAL64));
        return new Spreading(partitions, hottest, skews.values().stream().findFirst());
    }

    /** How popular the entities are whose id stands here as it is; hashed into shards they even out. */
    private Optional<Skew> skew(KeyPiece piece) {
        boolean whole = factor(piece, false) > 1
                && !(piece.encoding().map(e -> e.slot().format()).orElse(null) instanceof SlotFormat.Shard);
        return piece.leaf()
                .filter(leaf -> whole)
                .map(leaf -> identified.get(leaf.attribute().span().start()))
                .flatMap(entity -> entity.expect().skew());
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
        Entity entity = identified.get(leaf.attribute().span().start());
        return entity == null
                ? numbers(leaf.attribute())
                : Math.max(1, entity.expect().count().filter(count -> count > 0).orElse(MANY));
    }

    /** Of numbers from nought to a largest one there are so many: copies and shards that are numbered by hand are few. */
    private static long numbers(Attribute attribute) {
        return attribute.type() == ScalarType.INTEGER
                ? attribute
                        .max()
                        .filter(max -> max >= 0 && max < MANY)
                        .map(max -> max + 1)
                        .orElse(MANY)
                : MANY;
    }
}
