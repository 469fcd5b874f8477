package dev.tablewright.access.write;

import dev.tablewright.model.design.CompanionItem;
import dev.tablewright.model.design.CompanionItem.Purpose;
import dev.tablewright.model.entity.Aggregate;
import dev.tablewright.model.entity.Aggregate.Upkeep;
import dev.tablewright.model.entity.Attribute;
import dev.tablewright.model.entity.Entity;
import dev.tablewright.model.entity.Relationship;
import dev.tablewright.model.source.Name;
import java.util.Optional;
import java.util.stream.Stream;

/** Says what a deletion takes along, how it is found, and how much it can be. */
final class CascadePlanning {

    private final StepFacts facts;

    CascadePlanning(StepFacts facts) {
        this.facts = facts;
    }

    Stream<ItemCascade> cascades() {
        return facts.step().takesAlong().stream()
                .flatMap(name -> facts.model().entity(name.text()).stream().flatMap(child -> of(name, child)));
    }

    private Stream<ItemCascade> of(Name name, Entity child) {
        return child.attributes().stream()
                .filter(attribute -> attribute.type().refersTo(facts.entityName()))
                .map(via -> of(name, child, via));
    }

    private ItemCascade of(Name name, Entity child, Attribute via) {
        Optional<Relationship> relationship = facts.model().relationships().stream()
                .filter(line -> connects(line, child.name().text(), via.name().text()))
                .findFirst();
        return new ItemCascade(
                name,
                via.name().text(),
                facts.lookups().children(child, via),
                relationship,
                relationship.flatMap(this::most),
                actionsEach(child, via));
    }

    private boolean connects(Relationship line, String child, String via) {
        boolean ends = (isParent(line.left()) && line.right().text().equals(child))
                || (isParent(line.right()) && line.left().text().equals(child));
        return ends
                && !line.isManyToMany()
                && line.via().map(name -> name.text().equals(via)).orElse(true);
    }

    private boolean isParent(Name end) {
        return end.text().equals(facts.entityName());
    }

    private Optional<Long> most(Relationship line) {
        boolean many = (isParent(line.left()) ? line.rightCardinality() : line.leftCardinality()).isMany();
        return many ? line.max().filter(max -> isParent(line.left())) : Optional.of(1L);
    }

    private int actionsEach(Entity child, Attribute via) {
        String name = child.name().text();
        long guards = facts.design().companions().stream()
                .filter(companion -> companion.purpose() == Purpose.UNIQUENESS)
                .map(CompanionItem::member)
                .filter(member -> member.entity().equals(name))
                .count();
        // What the deleted parent itself counts goes with it.
        long counts = facts.model().aggregates().stream()
                .filter(kept -> kept.upkeep() == Upkeep.TRANSACTION
                        && kept.source().text().equals(name)
                        && !kept.via().text().equals(via.name().text()))
                .map(Aggregate::via)
                .map(Name::text)
                .distinct()
                .count();
        return (int) (1 + guards + counts);
    }
}
