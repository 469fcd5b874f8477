package dev.tablewright.lab.bind;

import dev.tablewright.access.key.Placement;
import dev.tablewright.model.design.CompanionItem;
import dev.tablewright.model.design.CompanionItem.Purpose;
import dev.tablewright.model.entity.Aggregate;
import dev.tablewright.model.entity.Attribute;
import dev.tablewright.model.entity.Entity;
import dev.tablewright.model.entity.Sequence;
import dev.tablewright.runtime.item.Guard;
import dev.tablewright.runtime.item.ItemMismatchException;
import dev.tablewright.runtime.item.ItemReader;
import dev.tablewright.runtime.item.Numbering;
import dev.tablewright.runtime.item.Tally;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** What is kept beside an entity: guards of unique values, counts and sums in parents, sequences. */
final class RowCompanions {

    /** The attribute of a counter's item with the last number. */
    private static final String LAST = "last";

    private final Binding binding;
    private final Entity entity;
    private final RowKeys keys;
    private final List<Hindrance> hindrances = new ArrayList<>();

    RowCompanions(Binding binding, Entity entity, RowKeys keys) {
        this.binding = binding;
        this.entity = entity;
        this.keys = keys;
    }

    /** What cannot be kept. */
    List<Hindrance> hindrances() {
        return hindrances;
    }

    private List<CompanionItem> companions(Purpose purpose) {
        return binding.design().companions().stream()
                .filter(companion -> companion.purpose() == purpose
                        && companion.member().entity().equals(entity.name().text()))
                .toList();
    }

    List<Guard> guards() {
        return companions(Purpose.UNIQUENESS).stream()
                .map(companion -> {
                    Placement placement = binding.space().of(companion).orElseThrow();
                    return new Guard(
                            companion.member().toString(),
                            companion.member().attribute(),
                            binding.table(companion.table()),
                            keys.madeOf(RowKeys.leaves(placement.parts().toList())),
                            keys.beside(placement));
                })
                .toList();
    }

    List<Tally> tallies(Aggregate.Upkeep upkeep) {
        return binding.model().aggregates().stream()
                .filter(kept -> kept.source().text().equals(entity.name().text()) && kept.upkeep() == upkeep)
                .flatMap(kept -> tally(kept).stream())
                .toList();
    }

    private Optional<Tally> tally(Aggregate kept) {
        Entity parent = binding.entity(kept.target().entity());
        String via = kept.via().text();
        return byId(parent, via, kept.upkeep() == Aggregate.Upkeep.STREAM).map(placement -> {
            BoundCondition where = new BoundCondition(binding, entity, kept.where());
            hindrances.addAll(where.hindrances());
            Set<String> madeOf = new LinkedHashSet<>(Set.of(binding.stored(entity, via)));
            kept.summed().ifPresent(name -> madeOf.add(binding.stored(entity, name.text())));
            Set<String> decides = new LinkedHashSet<>(where.madeOf());
            decides.removeAll(madeOf);
            madeOf.addAll(where.madeOf());
            return new Tally(
                    kept.target().toString(),
                    () -> binding.type(parent.name().text()),
                    binding.stored(parent, kept.target().attribute()),
                    madeOf,
                    decides,
                    item -> share(item, kept, where, parent, placement),
                    placement.route().isIndex() ? Optional.of(placement.route().name()) : Optional.empty());
        });
    }

    private Optional<Tally.Share> share(
            ItemReader item, Aggregate kept, BoundCondition where, Entity parent, Placement placement) {
        // What may be absent is asked for first, what is there for certain last: as generated code does it.
        Attribute via = binding.attribute(entity, kept.via().text());
        if ((via.optional() && !item.has(via.storedName())) || !where.holds(item)) {
            return Optional.empty();
        }
        Optional<AttributeValue> id = value(item, kept.via().text());
        Optional<BigDecimal> amount = kept.summed().isEmpty()
                ? Optional.of(BigDecimal.ONE)
                : value(item, kept.summed().get().text()).map(number -> new BigDecimal(number.n()));
        return amount.map(some -> new Tally.Share(parentKey(parent, placement, id.get()), some));
    }

    /** The value of an attribute; empty where it may be absent, and is. */
    private Optional<AttributeValue> value(ItemReader item, String name) {
        Attribute attribute = binding.attribute(entity, name);
        if (!item.has(attribute.storedName())) {
            if (attribute.optional()) {
                return Optional.empty();
            }
            throw new ItemMismatchException(entity.name().text(), attribute.storedName(), "is missing");
        }
        return binding.form().of(entity.name().text(), attribute, item.values().get(attribute.storedName()));
    }

    private Map<String, AttributeValue> parentKey(Entity parent, Placement placement, AttributeValue id) {
        return RowKeys.key(placement.parts().toList(), leaf -> binding.paths()
                .inId(parent, id, leaf.steps())
                .orElseThrow(() -> new ItemMismatchException(parent.name().text(), leaf.name(), "is missing")));
    }

    private Optional<Placement> byId(Entity parent, String via, boolean indexes) {
        Optional<Placement> found = binding.space().byId(parent, indexes);
        if (found.isEmpty()) {
            hindrances.add(new Hindrance(
                    Hindrance.Kind.PARENT_OUT_OF_REACH,
                    "the " + parent.name() + " of a " + entity.name() + " cannot be found by `" + via
                            + "`: its key is made of more than its id"));
        }
        return found;
    }

    List<Numbering> numberings() {
        return entity.sequences().stream()
                .flatMap(sequence -> numbering(sequence).stream())
                .toList();
    }

    private Optional<Numbering> numbering(Sequence sequence) {
        String attribute = sequence.attribute().text();
        String name = entity.name() + "." + attribute;
        String stored = binding.stored(entity, attribute);
        if (sequence.counter().isEmpty()) {
            return companions(Purpose.SEQUENCE).stream()
                    .filter(companion -> companion.member().attribute().equals(attribute))
                    .findFirst()
                    .map(companion -> new Numbering(
                            name,
                            stored,
                            binding.table(companion.table()),
                            keys.beside(binding.space().of(companion).orElseThrow()),
                            LAST,
                            Optional.empty()));
        }
        Entity parent = binding.entity(sequence.counter().get().entity());
        String via = sequence.per().orElseThrow().text();
        return byId(parent, via, false).map(placement -> {
            Function<ItemReader, Map<String, AttributeValue>> counter = item -> parentKey(
                    parent,
                    placement,
                    value(item, via)
                            .orElseThrow(() ->
                                    new ItemMismatchException(entity.name().text(), via, "is missing")));
            return new Numbering(
                    name,
                    stored,
                    binding.table(placement.route().table().name().text()),
                    counter,
                    binding.stored(parent, sequence.counter().get().attribute()),
                    Optional.of(() -> binding.type(parent.name().text())));
        });
    }
}
