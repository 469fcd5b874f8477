package dev.tablewright.synthesis.strategy;

import dev.tablewright.capacity.estimate.ItemSizes;
import dev.tablewright.model.Model;
import dev.tablewright.model.diagnostic.WordList;
import dev.tablewright.model.entity.Attribute;
import dev.tablewright.model.entity.Condition;
import dev.tablewright.model.entity.Entity;
import dev.tablewright.model.entity.MemberName;
import dev.tablewright.model.entity.ScalarType;
import dev.tablewright.model.entity.Type;
import dev.tablewright.model.pattern.Frequency;
import dev.tablewright.model.pattern.Pattern;
import dev.tablewright.model.pattern.Rate;
import dev.tablewright.model.pattern.Write;
import dev.tablewright.model.pattern.WriteStep;
import dev.tablewright.model.source.Name;
import dev.tablewright.synthesis.key.Words;
import java.math.BigDecimal;
import java.math.MathContext;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Stream;

/** What a pattern gives stands in items of their own, several for each question, and follows what is written. */
final class CopiedAnswer implements Copying {

    /** Two keys of a usual length, and the type. */
    private static final long KEYS_TO_COME = 100;

    private final Model model;
    private final Entity entity;
    private final Pattern pattern;
    private final int copies;
    private final CopiedItem item;

    CopiedAnswer(Model model, Entity entity, Pattern pattern, int copies) {
        this.model = model;
        this.entity = entity;
        this.pattern = pattern;
        this.copies = copies;
        this.item = new CopiedItem(
                new Name(freeName(), entity.name().span()),
                key(),
                contents(),
                copies,
                questions().map(many -> many * copies),
                Optional.of(bytes()),
                entity.span());
    }

    private String freeName() {
        String what =
                isList() ? Words.capital(pattern.name().text()) : entity.name().text();
        String name = what + "Copy";
        return model.entity(name).isEmpty() && model.type(name).isEmpty() ? name : what + "CopyOfMany";
    }

    private boolean isList() {
        return pattern.operation() == Pattern.Operation.LIST;
    }

    /** What it is a copy of; or what the caller knows, each as an attribute of the same name. */
    private List<Attribute> key() {
        if (SplitPattern.isById(pattern, entity) && !entity.singleton()) {
            Name reference =
                    new Name(Words.small(entity.name().text()), entity.name().span());
            return List.of(
                    SplitParts.plain(reference, new Type.Reference(entity.name().text())));
        }
        return pattern.by().stream()
                .flatMap(by -> by.paths().getOrDefault(entity.name().text(), List.of()).stream())
                .flatMap(path -> model.attribute(entity, path).stream())
                .toList();
    }

    private List<Attribute> contents() {
        if (isList()) {
            // How large it is, is said; of what it is made does not matter to its price.
            return List.of(
                    SplitParts.plain(new Name("items", pattern.name().span()), new Type.ListOf(ScalarType.STRING)));
        }
        Set<String> needed = SplitPattern.needed(pattern, entity);
        return entity.attributes().stream()
                .filter(attribute -> needed.contains(attribute.name().text())
                        && !entity.isIdentifiedBy(attribute.name().text()))
                .toList();
    }

    private long bytes() {
        BigDecimal one = new ItemSizes(model)
                .attributes(entity, SplitPattern.needed(pattern, entity))
                .expected();
        long many = isList() ? pattern.page().or(pattern::top).orElse(1) : 1;
        return one.multiply(BigDecimal.valueOf(many)).longValue() + KEYS_TO_COME;
    }

    /** How many different questions there are, as far as anybody says. */
    private Optional<Long> questions() {
        if (pattern.by().isEmpty()) {
            return Optional.of(1L);
        }
        if (!isList()) {
            return entity.expect().count();
        }
        return key().size() == 1 && key().get(0).type() instanceof Type.Reference parent
                ? model.entity(parent.entity()).flatMap(known -> known.expect().count())
                : Optional.empty();
    }

    @Override
    public Model model() {
        return model.with(
                Stream.concat(model.entities().stream(), Stream.of(item.entity()))
                        .toList(),
                model.relationships(),
                model.patterns().stream().flatMap(this::reads).toList(),
                Stream.concat(model.writes().stream(), writes().map(this::copied))
                        .toList());
    }

    /** A list is read once for each change, to make the copies; a single item is at hand when it changes. */
    private Stream<Pattern> reads(Pattern each) {
        if (!each.name().equals(pattern.name())) {
            return Stream.of(each);
        }
        Pattern read = item.read(pattern);
        return isList()
                ? Stream.of(read, each.ofName(each.name() + " afresh").atRate(changes(Write::rate)))
                : Stream.of(read);
    }

    private Frequency changes(Function<Write, Frequency> rate) {
        return new Frequency(
                Optional.of(sum(rate.andThen(said -> said.average().or(said::peak)))),
                Optional.of(sum(rate.andThen(said -> said.peak().or(said::average)))),
                Optional.empty());
    }

    private Rate sum(Function<Write, Optional<Rate>> rate) {
        BigDecimal perSecond = writes().flatMap(write -> rate.apply(write).stream())
                .map(said -> said.amount().divide(BigDecimal.valueOf(said.per().seconds()), MathContext.DECIMAL64))
                .reduce(BigDecimal.ZERO, BigDecimal::add);
        return new Rate(perSecond, Rate.Period.SECOND, pattern.span());
    }

    private Write copied(Write write) {
        WriteStep put = new WriteStep(
                WriteStep.Action.PUT, item.name(), List.of(), List.of(), List.of(), Condition.ALWAYS, write.span());
        return new Write(
                new Name(write.name() + " " + item.name(), write.name().span()),
                List.of(put),
                write.rate().times(BigDecimal.valueOf(copies)),
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                write.span());
    }

    /** Those after which the copies are no longer right. */
    private Stream<Write> writes() {
        return model.writes().stream()
                .filter(write -> write.steps().stream().anyMatch(step -> changesIt(step) || countsIn(step)));
    }

    private boolean changesIt(WriteStep step) {
        boolean gone = step.takesAlong().stream().anyMatch(this::isIt);
        if (gone || !isIt(step.entity()) || step.action() == WriteStep.Action.CHECK) {
            return gone;
        }
        return step.action() != WriteStep.Action.UPDATE
                || step.sets().stream().anyMatch(set -> isShown(set.text()) || isAskedBy(set));
    }

    /** Whether a number that is shown is counted up or down for the sake of something else. */
    private boolean countsIn(WriteStep step) {
        boolean adds = step.adds().stream().anyMatch(addition -> isShown(addition.target()));
        boolean counts = model.aggregates().stream()
                .anyMatch(aggregate -> isShown(aggregate.target())
                        && aggregate.source().text().equals(step.entity().text()));
        return adds || counts;
    }

    private boolean isShown(MemberName member) {
        return member.entity().equals(entity.name().text()) && isShown(member.attribute());
    }

    private boolean isShown(String attribute) {
        return SplitPattern.needed(pattern, entity).contains(attribute);
    }

    private boolean isIt(Name name) {
        return name.text().equals(entity.name().text());
    }

    private boolean isAskedBy(Name set) {
        return pattern.sort().stream().anyMatch(key -> key.path().first().equals(set.text()))
                || pattern.where().comparisons().stream()
                        .anyMatch(comparison -> comparison.path().first().equals(set.text()));
    }

    @Override
    public String what() {
        return isList() ? "the page that `" + pattern.name() + "` gives" : "each " + entity.name();
    }

    @Override
    public List<String> changes() {
        List<String> changes = new ArrayList<>();
        changes.add("add `" + item.name() + ": { id: " + item.known() + ", attributes: { " + item.numbered()
                + ", … } }`, with what `" + pattern.name() + "` gives"
                + (isList() ? " as a list" : ""));
        changes.add("`" + pattern.name() + "` becomes `get: " + item.name() + ", by: " + item.known()
                + "`: the caller draws a number from 0 to " + (copies - 1));
        if (pattern.skew().isPresent()) {
            changes.add("leave out its `skew`: no copy is more popular than another");
        }
        List<String> names = writes().map(write -> write.name().text()).toList();
        if (!names.isEmpty()) {
            changes.add("after each " + (names.size() == 1 ? "" : "of ") + WordList.quoted(names) + ", " + copies
                    + " copies follow: add a `put: " + item.name() + "` at " + copies + " times the rate");
        }
        return changes;
    }
}
