package dev.tablewright.lab.data;

import dev.tablewright.model.Model;
import dev.tablewright.model.entity.Aggregate;
import dev.tablewright.model.entity.Attribute;
import dev.tablewright.model.entity.Cardinality;
import dev.tablewright.model.entity.Entity;
import dev.tablewright.model.entity.Relationship;
import dev.tablewright.model.entity.ScalarType;
import dev.tablewright.model.entity.Sequence;
import dev.tablewright.model.entity.Type;
import dev.tablewright.model.source.Name;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;

/** What the model says about how many of an entity there can be, and by which of its references they are grouped. */
final class EntityShape {

    private final Model model;
    private final Entity entity;
    private final EntityOrder order;
    private final Scalars scalars;
    private final Optional<Attribute> owner;
    private final Map<String, Long> capacities = new HashMap<>();

    EntityShape(Model model, Entity entity, EntityOrder order, Scalars scalars) {
        this.model = model;
        this.entity = entity;
        this.order = order;
        this.scalars = scalars;
        this.owner = candidates().stream().filter(this::canOwn).findFirst();
    }

    Entity entity() {
        return entity;
    }

    String name() {
        return entity.name().text();
    }

    /** The reference by which they are grouped: those with the same one stand side by side. */
    Optional<Attribute> owner() {
        return owner;
    }

    boolean isOwnedInId() {
        return owner.filter(attribute -> entity.isIdentifiedBy(attribute.name().text()))
                .isPresent();
    }

    /** References in the order in which they would be chosen. */
    private List<Attribute> candidates() {
        List<Attribute> all = new ArrayList<>();
        Function<Name, Optional<Attribute>> named = name -> entity.attribute(name.text());
        entity.sequences().stream()
                .flatMap(sequence -> sequence.per().flatMap(named).stream())
                .forEach(all::add);
        entity.id().stream().flatMap(part -> named.apply(part).stream()).forEach(all::add);
        entity.attributes().stream()
                .flatMap(attribute -> attribute.unique().stream())
                .flatMap(unique -> unique.within().stream())
                .flatMap(name -> named.apply(name).stream())
                .forEach(all::add);
        model.aggregates().stream()
                .filter(aggregate ->
                        aggregate.source().text().equals(name()) && aggregate.upkeep() == Aggregate.Upkeep.TRANSACTION)
                .flatMap(aggregate -> named.apply(aggregate.via()).stream())
                .forEach(all::add);
        all.addAll(entity.attributes());
        return all;
    }

    private boolean canOwn(Attribute attribute) {
        return !attribute.optional()
                && attribute.type() instanceof Type.Reference reference
                && order.isEarlier(reference.entity(), name());
    }

    /** The parts of the id beside the owner. */
    List<Attribute> otherParts() {
        return entity.id().stream()
                .map(part -> entity.attribute(part.text()).orElseThrow())
                .filter(part -> owner.filter(part::equals).isEmpty())
                .toList();
    }

    boolean isNumbered(Attribute attribute) {
        return entity.sequences().stream().map(Sequence::attribute).anyMatch(name -> name.text()
                .equals(attribute.name().text()));
    }

    /** How many one parent has at most by a reference. */
    long most(Attribute reference) {
        long most = reference.unique().isPresent()
                        && reference.unique().get().within().isEmpty()
                ? 1
                : Long.MAX_VALUE;
        for (Relationship line : model.relationships()) {
            if (line.isManyToMany() || !isCarried(line, reference)) {
                continue;
            }
            boolean forward = line.right().text().equals(name());
            Cardinality here = forward ? line.rightCardinality() : line.leftCardinality();
            most = Math.min(most, here.isMany() ? forward ? line.max().orElse(Long.MAX_VALUE) : Long.MAX_VALUE : 1);
        }
        return most;
    }

    /** How many each parent has at least. */
    long least(Attribute reference) {
        for (Relationship line : model.relationships()) {
            if (!line.isManyToMany() && isCarried(line, reference)) {
                Cardinality here =
                        line.right().text().equals(name()) ? line.rightCardinality() : line.leftCardinality();
                if (here == Cardinality.ONE_OR_MORE || here == Cardinality.EXACTLY_ONE) {
                    return 1;
                }
            }
        }
        return 0;
    }

    /** Whether an attribute is what a line of the diagram means. */
    boolean isCarried(Relationship line, Attribute reference) {
        if (!(reference.type() instanceof Type.Reference target)) {
            return false;
        }
        boolean forward =
                line.right().text().equals(name()) && line.left().text().equals(target.entity());
        boolean backward =
                line.left().text().equals(name()) && line.right().text().equals(target.entity());
        if (!forward && !backward) {
            return false;
        }
        return line.via().map(via -> via.text().equals(reference.name().text())).orElseGet(() -> first(target.entity())
                .equals(reference.name().text()));
    }

    private String first(String target) {
        return entity.attributes().stream()
                .filter(attribute -> attribute.type().equals(new Type.Reference(target)))
                .map(attribute -> attribute.name().text())
                .findFirst()
                .orElse("");
    }

    /** How many one owner has at most; how many there are at most, if there is no owner in the id. */
    long mostOfOwner(Map<String, Long> counts) {
        long most = owner.map(this::most).orElse(Long.MAX_VALUE);
        if (isOwnedInId() || owner.isEmpty()) {
            most = Math.min(most, identities(counts));
        }
        for (Attribute attribute : entity.attributes()) {
            if (isUniqueWithinOwner(attribute)) {
                most = Math.min(most, values(attribute, counts));
            }
        }
        for (Sequence sequence : entity.sequences()) {
            if (sequence.per()
                    .map(Name::text)
                    .equals(owner.map(attribute -> attribute.name().text()))) {
                most = Math.min(most, numbers(sequence));
            }
        }
        return most;
    }

    /** Entities that share a sequence share its numbers. */
    private long numbers(Sequence sequence) {
        long most = entity.attribute(sequence.attribute().text())
                .flatMap(Attribute::max)
                .orElse(Long.MAX_VALUE);
        long sharing = model.entities().stream()
                .flatMap(other -> other.sequences().stream())
                .filter(other -> sequence.counter().isPresent()
                        && other.counter()
                                .map(Object::toString)
                                .equals(sequence.counter().map(Object::toString)))
                .count();
        return Math.max(1, most / Math.max(1, sharing));
    }

    boolean isUniqueWithinOwner(Attribute attribute) {
        return owner.isPresent()
                && attribute.unique().isPresent()
                && attribute.unique().get().within().stream()
                        .anyMatch(name -> name.text().equals(owner.get().name().text()));
    }

    /** How many there can be in all. */
    long most(Map<String, Long> counts) {
        if (entity.singleton()) {
            return 1;
        }
        long most =
                owner.isPresent() ? times(counts.get(target(owner.get())), mostOfOwner(counts)) : mostOfOwner(counts);
        if (owner.isPresent() && !isOwnedInId()) {
            most = Math.min(most, identities(counts));
        }
        for (Attribute attribute : entity.attributes()) {
            boolean alone = attribute.unique().isPresent() && !isUniqueWithinOwner(attribute) && !attribute.optional();
            if (alone) {
                most = Math.min(most, values(attribute, counts));
            }
            if (attribute.type() instanceof Type.Reference reference && counts.containsKey(reference.entity())) {
                most = Math.min(most, times(counts.get(reference.entity()), most(attribute)));
            }
        }
        return Math.max(1, most);
    }

    /** How many combinations the other parts of the id have. */
    private long identities(Map<String, Long> counts) {
        long all = 1;
        for (Attribute part : otherParts()) {
            all = times(all, isNumbered(part) ? Long.MAX_VALUE : values(part, counts));
        }
        // With one part that is the owner itself, there is one for each.
        return all;
    }

    /** How many values an attribute can have. */
    long values(Attribute attribute, Map<String, Long> counts) {
        if (attribute.type() instanceof Type.Reference reference) {
            return counts.getOrDefault(reference.entity(), Long.MAX_VALUE);
        }
        return capacities.computeIfAbsent(
                attribute.name().text(),
                name -> isSimple(attribute)
                        ? scalars.different(name(), attribute, attribute.type()).capacity()
                        : Long.MAX_VALUE);
    }

    static boolean isSimple(Attribute attribute) {
        return attribute.type() instanceof Type.Choice || attribute.type() instanceof ScalarType;
    }

    static String target(Attribute reference) {
        return ((Type.Reference) reference.type()).entity();
    }

    static long times(long a, long b) {
        return a == 0 || b == 0 ? 0 : a > Long.MAX_VALUE / b ? Long.MAX_VALUE : a * b;
    }
}
