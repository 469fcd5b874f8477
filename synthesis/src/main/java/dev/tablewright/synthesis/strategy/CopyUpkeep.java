package dev.tablewright.synthesis.strategy;

import dev.tablewright.model.Link;
import dev.tablewright.model.Model;
import dev.tablewright.model.diagnostic.WordList;
import dev.tablewright.model.entity.AttributePath;
import dev.tablewright.model.entity.Condition;
import dev.tablewright.model.entity.Entity;
import dev.tablewright.model.pattern.Parameter;
import dev.tablewright.model.pattern.Pattern;
import dev.tablewright.model.pattern.Write;
import dev.tablewright.model.pattern.WriteStep;
import dev.tablewright.model.source.Name;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** How the copies of what a parent has follow its changes: its children are found, and each is written. */
public final class CopyUpkeep {

    /** What is reckoned with where nobody says how many there are. */
    private static final long CHILDREN_UNSAID = 10;

    private final Model model;
    private final Link link;
    private final Set<String> changing;
    private final UnaryOperator<String> copyName;

    /** @param changing the attributes of the parent that have copies and may change */
    CopyUpkeep(Model model, Link link, Set<String> changing, UnaryOperator<String> copyName) {
        this.model = model;
        this.link = link;
        this.changing = Set.copyOf(changing);
        this.copyName = copyName;
    }

    /** The numbers in an entity that others add to: they change too often to be copied. */
    static Set<String> counted(Model model, Entity entity) {
        Stream<String> aggregates = model.aggregates().stream()
                .filter(aggregate ->
                        aggregate.target().entity().equals(entity.name().text()))
                .map(aggregate -> aggregate.target().attribute());
        Stream<String> additions = model.writes().stream()
                .flatMap(write -> write.steps().stream())
                .flatMap(step -> step.adds().stream())
                .filter(addition ->
                        addition.target().entity().equals(entity.name().text()))
                .map(addition -> addition.target().attribute());
        Stream<String> counters = model.entities().stream()
                .flatMap(other -> other.sequences().stream())
                .flatMap(sequence -> sequence.counter().stream())
                .filter(counter -> counter.entity().equals(entity.name().text()))
                .map(counter -> counter.attribute());
        return Stream.of(aggregates, additions, counters)
                .flatMap(names -> names)
                .collect(Collectors.toSet());
    }

    /** The writes after which copies are no longer right. */
    public List<Write> writes() {
        return model.writes().stream()
                .filter(write ->
                        write.steps().stream().anyMatch(step -> !changed(step).isEmpty()))
                .toList();
    }

    private List<Name> changed(WriteStep step) {
        if (!step.entity().text().equals(link.parent().name().text())) {
            return List.of();
        }
        return switch (step.action()) {
            case PUT ->
                changing.stream()
                        .sorted()
                        .map(name -> new Name(name, step.span()))
                        .toList();
            case UPDATE ->
                step.sets().stream()
                        .filter(name -> changing.contains(name.text()))
                        .toList();
            default -> List.of();
        };
    }

    /** How the children are found whose copies are no longer right. */
    List<Pattern> lookups() {
        Name child = link.child().name();
        Name via = link.via().name();
        Parameter known = new Parameter(
                via,
                Map.of(child.text(), List.of(new AttributePath(List.of(via.text()), via.span()))),
                Optional.empty());
        return writes().stream()
                .map(write -> new Pattern(
                        new Name(write.name() + " copies", write.name().span()),
                        Pattern.Operation.LIST,
                        List.of(child),
                        List.of(known),
                        Optional.empty(),
                        Condition.ALWAYS,
                        List.of(),
                        Optional.empty(),
                        Optional.empty(),
                        Optional.empty(),
                        Pattern.Consistency.EVENTUAL,
                        write.rate(),
                        write.skew(),
                        Optional.empty(),
                        Optional.empty(),
                        link.child().id().stream()
                                .map(part -> new AttributePath(List.of(part.text()), part.span()))
                                .toList(),
                        Optional.empty(),
                        write.span()))
                .toList();
    }

    /** What is written to them, one by one. */
    List<Write> following() {
        return writes().stream().map(this::following).toList();
    }

    private Write following(Write write) {
        List<Name> sets = write.steps().stream()
                .flatMap(step -> changed(step).stream())
                .map(name -> new Name(copyName.apply(name.text()), name.span()))
                .distinct()
                .toList();
        WriteStep step = new WriteStep(
                WriteStep.Action.UPDATE,
                link.child().name(),
                sets,
                List.of(),
                List.of(),
                Condition.ALWAYS,
                write.span());
        return new Write(
                new Name(write.name() + " copies", write.name().span()),
                List.of(step),
                write.rate().times(BigDecimal.valueOf(children())),
                write.skew(),
                Optional.empty(),
                Optional.empty(),
                write.span());
    }

    /** How many children a parent has: as its relationship says, or as the counts do. */
    private long children() {
        return line().or(this::counts).orElse(CHILDREN_UNSAID);
    }

    /** Of many to many, the relationship of the parent to the entity between says it. */
    private Optional<Long> line() {
        return model.relationships().stream()
                .filter(each -> each.left().text().equals(link.parent().name().text())
                        && each.right().text().equals(link.child().name().text()))
                .flatMap(each -> each.fanout().stream())
                .findFirst();
    }

    private Optional<Long> counts() {
        Optional<Long> many = link.child().expect().count();
        Optional<Long> few = link.parent().expect().count().filter(count -> count > 0);
        return many.flatMap(all -> few.map(each -> BigDecimal.valueOf(all)
                .divide(BigDecimal.valueOf(each), 0, RoundingMode.CEILING)
                .longValue()));
    }

    /** How often all that happens, in words. */
    String sentence() {
        List<Write> writes = writes();
        if (writes.isEmpty()) {
            return "no write changes what is copied";
        }
        List<String> names = writes.stream().map(write -> write.name().text()).toList();
        return "each " + (names.size() == 1 ? "" : "of ") + WordList.quoted(names) + " is carried on to about "
                + String.format(Locale.ROOT, "%,d", children()) + " of "
                + link.child().name() + ", through the stream";
    }
}
