package dev.tablewright.access.layout;

import dev.tablewright.access.key.KeyPart;
import dev.tablewright.access.key.KeyPiece;
import dev.tablewright.access.key.KeySpace;
import dev.tablewright.access.key.Leaf;
import dev.tablewright.access.key.Leaves;
import dev.tablewright.access.key.Placement;
import dev.tablewright.access.key.Source;
import dev.tablewright.access.request.ItemTest;
import dev.tablewright.access.request.Operand;
import dev.tablewright.access.request.TextPiece;
import dev.tablewright.access.request.ValuePath;
import dev.tablewright.model.Model;
import dev.tablewright.model.entity.Aggregate;
import dev.tablewright.model.entity.Attribute;
import dev.tablewright.model.entity.Entity;
import dev.tablewright.model.entity.MemberName;
import dev.tablewright.model.entity.Sequence;
import dev.tablewright.model.source.Name;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Stream;

/** Finds out how entities are stored. */
public final class Layouts {

    /** The attribute of a counter's item with the last number. */
    private static final String LAST = "last";

    private final KeySpace space;
    private final Model model;
    private final Leaves leaves;

    public Layouts(KeySpace space) {
        this.space = space;
        this.model = space.model();
        this.leaves = space.leaves();
    }

    /** How an entity is stored; empty if the design has no keys for it. */
    public Optional<EntityLayout> of(Entity entity) {
        return space.primary(entity.name().text()).map(primary -> {
            List<CompanionLayout> companions = companions(entity);
            return new EntityLayout(
                    entity,
                    key(primary),
                    indexes(entity),
                    companions,
                    tallies(entity),
                    entity.sequences().stream()
                            .flatMap(sequence -> numbering(entity, sequence, companions).stream())
                            .toList());
        });
    }

    private KeyLayout key(Placement placement) {
        Entity owner = placement.owner();
        return new KeyLayout(
                placement.route(),
                parts(placement, leaf -> ValuePath.of(leaves, owner, leaf)),
                ItemTest.of(leaves, owner, placement.when()));
    }

    private static Map<String, Operand> parts(Placement placement, Function<Leaf, ValuePath> paths) {
        Map<String, Operand> parts = new LinkedHashMap<>();
        placement.parts().forEach(part -> parts.putIfAbsent(part.attribute(), operand(part, paths)));
        return parts;
    }

    private static Operand operand(KeyPart part, Function<Leaf, ValuePath> paths) {
        if (!part.isDirect()) {
            return new Operand.Composed(
                    Optional.of(part),
                    part.pieces().stream().map(piece -> piece(piece, paths)).toList());
        }
        ValuePath path = paths.apply(part.pieces().get(0).leaf().orElseThrow());
        return new Operand.Stored(path, new Source.Own(path.name()));
    }

    private static TextPiece piece(KeyPiece piece, Function<Leaf, ValuePath> paths) {
        if (piece.fixed().isPresent()) {
            return new TextPiece.Text(piece.fixed().get());
        }
        ValuePath path = paths.apply(piece.leaf().orElseThrow());
        return new TextPiece.Encoded(path, piece.encoding().orElseThrow(), new Source.Own(path.name()));
    }

    /** What is composed is written with the item; an attribute that several indexes share belongs to the first. */
    private List<IndexLayout> indexes(Entity entity) {
        List<IndexLayout> indexes = new ArrayList<>();
        Set<String> seen = new HashSet<>();
        for (Placement placement : space.of(entity.name().text())) {
            KeyLayout key = key(placement);
            Map<String, Operand> written = new LinkedHashMap<>(key.composed());
            written.keySet().removeIf(attribute -> !seen.add(attribute));
            if (placement.route().isIndex()) {
                KeyLayout all = new KeyLayout(key.route(), written, key.when());
                indexes.add(new IndexLayout(key, all, isApart(entity, placement)));
            }
        }
        return indexes;
    }

    private boolean isApart(Entity entity, Placement placement) {
        return space.design().keysOf(entity.name().text()).stream()
                        .flatMap(keys -> WrittenKeys.of(leaves, entity, keys).stream())
                        .filter(entry ->
                                entry.index().text().equals(placement.route().name()))
                        .count()
                > 1;
    }

    private List<CompanionLayout> companions(Entity entity) {
        return space.design().companions().stream()
                .filter(companion ->
                        companion.member().entity().equals(entity.name().text()))
                .flatMap(companion ->
                        space.of(companion).map(place -> new CompanionLayout(companion, key(place))).stream())
                .toList();
    }

    private List<TallyLayout> tallies(Entity entity) {
        return model.aggregates().stream()
                .filter(kept -> kept.source().text().equals(entity.name().text()))
                .flatMap(kept -> tally(entity, kept).stream())
                .toList();
    }

    /** Empty for a parent that cannot be found, which is an error of the checker. */
    private Optional<TallyLayout> tally(Entity entity, Aggregate kept) {
        boolean indexes = kept.upkeep() == Aggregate.Upkeep.STREAM;
        return parent(entity, kept.via(), kept.target().entity(), indexes)
                .map(parent -> new TallyLayout(
                        kept,
                        parent,
                        stored(parent.entity(), kept.target().attribute()),
                        kept.summed().map(name -> path(entity, name)),
                        ItemTest.of(leaves, entity, kept.where())));
    }

    private ValuePath path(Entity entity, Name attribute) {
        return ValuePath.of(leaves, entity, List.of(attribute.text()));
    }

    private static String stored(Entity entity, String attribute) {
        return entity.attribute(attribute).orElseThrow().storedName();
    }

    /** @param indexes whether an index will do, or only the table */
    private Optional<ParentLayout> parent(Entity entity, Name via, String name, boolean indexes) {
        Entity parent = model.entity(name).orElseThrow();
        Function<Leaf, ValuePath> paths = leaf -> ValuePath.of(
                leaves,
                entity,
                Stream.concat(Stream.of(via.text()), leaf.steps().stream()).toList());
        return space.byId(parent, indexes)
                .map(place -> new ParentLayout(
                        parent, path(entity, via), new KeyLayout(place.route(), parts(place, paths), List.of())));
    }

    private Optional<NumberingLayout> numbering(Entity entity, Sequence sequence, List<CompanionLayout> companions) {
        Attribute number = entity.attribute(sequence.attribute().text()).orElseThrow();
        if (sequence.counter().isEmpty()) {
            return companions.stream()
                    .filter(companion -> !companion.isGuard()
                            && companion
                                    .item()
                                    .member()
                                    .attribute()
                                    .equals(number.name().text()))
                    .map(companion -> new NumberingLayout(entity, number, companion.key(), LAST, Optional.empty()))
                    .findFirst();
        }
        MemberName counter = sequence.counter().get();
        ParentLayout parent = parent(entity, sequence.per().orElseThrow(), counter.entity(), false)
                .orElseThrow(() -> new IllegalStateException("nobody can find " + counter + " by its id"));
        String last = stored(parent.entity(), counter.attribute());
        return Optional.of(new NumberingLayout(entity, number, parent.key(), last, Optional.of(parent)));
    }
}
