package dev.tablewright.synthesis.strategy;

import dev.tablewright.capacity.estimate.ItemSizes;
import dev.tablewright.model.Model;
import dev.tablewright.model.entity.Attribute;
import dev.tablewright.model.entity.AttributePath;
import dev.tablewright.model.entity.Entity;
import dev.tablewright.model.entity.Expectation;
import dev.tablewright.model.entity.Type;
import dev.tablewright.model.pattern.Parameter;
import dev.tablewright.model.source.Name;
import dev.tablewright.model.source.Said;
import dev.tablewright.synthesis.key.Words;
import dev.tablewright.synthesis.strategy.SplitCuts.Cut;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;

/** The two entities that one becomes when its items are split: it itself with less, and one that refers to it with the rest. */
final class SplitParts {

    private static final List<String> NAMES = List.of("Details", "Rest", "Contents", "SecondPart");

    /** Two keys of a usual length, and the type: the keys of the other item are not known yet. */
    private static final long KEYS_TO_COME = 100;

    private final Model model;
    private final Entity entity;
    private final Cut cut;
    private final Set<String> moved;
    private final Name name;
    private final Name reference;

    SplitParts(Model model, Entity entity, Cut cut) {
        this.model = model;
        this.entity = entity;
        this.cut = cut;
        this.moved = cut.names();
        this.name = new Name(freeName(), entity.name().span());
        String small = Words.small(entity.name().text());
        this.reference = new Name(
                moved.contains(small) ? small + "Id" : small, entity.name().span());
    }

    private String freeName() {
        return NAMES.stream()
                .map(ending -> entity.name() + ending)
                .filter(free -> model.entity(free).isEmpty() && model.type(free).isEmpty())
                .findFirst()
                .orElse(entity.name() + "Item");
    }

    Name name() {
        return name;
    }

    boolean isMoved(String attribute) {
        return moved.contains(attribute);
    }

    /** What finds the other item: the one that it belongs to. There is nothing to know about what is there once. */
    List<Parameter> by() {
        return entity.singleton()
                ? List.of()
                : List.of(new Parameter(
                        reference,
                        Map.of(name.text(), List.of(new AttributePath(List.of(reference.text()), reference.span()))),
                        Optional.empty()));
    }

    Entity kept() {
        List<Attribute> left = entity.attributes().stream()
                .filter(attribute -> !isMoved(attribute.name().text()))
                .toList();
        return entity.with(left, expecting(said -> said.subtract(movedBytes())));
    }

    Entity other() {
        List<Attribute> attributes = new ArrayList<>();
        if (!entity.singleton()) {
            attributes.add(plain(reference, new Type.Reference(entity.name().text())));
        }
        entity.ttl().flatMap(ttl -> entity.attribute(ttl.text())).ifPresent(attributes::add);
        attributes.addAll(cut.moved());
        return new Entity(
                name,
                entity.singleton() ? List.of() : List.of(reference),
                attributes,
                entity.ttl(),
                Optional.empty(),
                1,
                List.of(),
                entity.singleton(),
                expecting(said -> movedBytes().add(BigDecimal.valueOf(KEYS_TO_COME))),
                Optional.empty(),
                entity.span());
    }

    static Attribute plain(Name name, Type type) {
        return new Attribute(
                name,
                type,
                false,
                Optional.empty(),
                false,
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                name.text(),
                false,
                Optional.empty(),
                name.span());
    }

    /** Where the author says how large an item is, that is divided; otherwise the types tell. */
    private Expectation expecting(UnaryOperator<BigDecimal> share) {
        Expectation whole = entity.expect();
        return new Expectation(
                whole.saidCount(),
                whole.saidSize()
                        .map(said -> new Said<>(
                                share.apply(BigDecimal.valueOf(said.value()))
                                        .max(BigDecimal.ONE)
                                        .longValue(),
                                said.span())),
                whole.skew());
    }

    private BigDecimal movedBytes() {
        return new ItemSizes(model).attributes(entity, moved).expected();
    }

    /** {@code ArticleDetails: { id: article, attributes: { article: Article, body: … } }}. */
    String declaration() {
        Stream<String> own = entity.singleton() ? Stream.of() : Stream.of(reference + ": " + entity.name());
        Stream<String> others = Stream.concat(
                entity.ttl().stream().map(Name::text),
                cut.moved().stream().map(Attribute::name).map(Name::text));
        String attributes = String.join(
                ", ", Stream.concat(own, others.map(text -> text + ": …")).toList());
        return name + ": { " + (entity.singleton() ? "singleton: true" : "id: " + reference) + ", attributes: { "
                + attributes + " } }";
    }
}
