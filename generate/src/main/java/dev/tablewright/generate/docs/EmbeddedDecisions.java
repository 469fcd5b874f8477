package dev.tablewright.generate.docs;

import dev.tablewright.capacity.DynamoFacts;
import dev.tablewright.check.load.Amount;
import dev.tablewright.generate.document.DocumentDraft;
import dev.tablewright.generate.document.Text;
import dev.tablewright.model.entity.Attribute;
import dev.tablewright.model.entity.Entity;
import dev.tablewright.model.entity.Strategy;
import dev.tablewright.model.entity.Type;
import dev.tablewright.model.pattern.Pattern;
import dev.tablewright.model.pattern.Write;
import dev.tablewright.model.source.Name;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Values that live within the item of their owner: relationships to what needs no item of its own. */
final class EmbeddedDecisions {

    private final Dossier dossier;

    EmbeddedDecisions(Dossier dossier) {
        this.dossier = dossier;
    }

    /** {@code embedded} for one value, {@code complex-attribute} for several; empty for what is no embedded value. */
    static Optional<Strategy> strategy(Type type) {
        if (type instanceof Type.Embedded) {
            return Optional.of(Strategy.EMBEDDED);
        }
        return type instanceof Type.Collection collection && collection.element() instanceof Type.Embedded
                ? Optional.of(Strategy.COMPLEX_ATTRIBUTE)
                : Optional.empty();
    }

    boolean isEmpty() {
        return dossier.model().entities().stream()
                .flatMap(entity -> entity.attributes().stream())
                .noneMatch(attribute -> strategy(attribute.type()).isPresent());
    }

    void write(DocumentDraft draft) {
        for (Entity entity : dossier.model().entities()) {
            for (Attribute attribute : entity.attributes()) {
                strategy(attribute.type()).ifPresent(strategy -> section(draft, entity, attribute, strategy));
            }
        }
    }

    private void section(DocumentDraft draft, Entity entity, Attribute attribute, Strategy strategy) {
        boolean many = strategy == Strategy.COMPLEX_ATTRIBUTE;
        String type = attribute.type() instanceof Type.Collection collection
                ? collection.element().toString()
                : attribute.type().toString();
        String name = attribute.name().text();
        String number = many
                ? "1:N, "
                        + attribute
                                .max()
                                .map(max -> "at most " + Amount.count(max))
                                .orElse("unbounded")
                : "1:1";
        draft.section(Text.of(entity.name() + " → " + type + " (" + number + ", embedded)"))
                .say(Text.ofCode(entity.name() + "." + name + ": " + attribute.type()));
        draft.say(Text.EMPTY
                .strong("Strategy")
                .and(": ")
                .code(strategy.word())
                .and(many ? ": several values within the item of " : ": a value within the item of ")
                .code(entity.name().text()));
        draft.say(Text.EMPTY.strong("Rationale").and(":")).bullets(reasons(entity, attribute, type, many));
        draft.say(Text.EMPTY.strong("Implementation").and(":"))
                .bullets(List.of(Text.ofCode(entity.name().text())
                        .and(" stores it in ")
                        .code(attribute.storedName())
                        .and(", about " + Amount.bytes(bytes(entity, attribute)) + " of "
                                + Amount.bytes(
                                        dossier.analysis().sizes().item(entity).expectedWhole())
                                + ".")));
        draft.say(Text.EMPTY.strong("Query").and(":")).say(query(entity));
        draft.say(Text.EMPTY.strong("Trade-offs").and(":")).bullets(tradeOffs(entity, attribute, type, many));
    }

    private List<Text> reasons(Entity entity, Attribute attribute, String type, boolean many) {
        List<Text> reasons = new ArrayList<>();
        reasons.add(Text.of("It is the author's choice: ")
                .code(type)
                .and(" is a type of the model, no entity, and has no id by which it could be asked for."));
        if (many) {
            reasons.add(attribute
                    .max()
                    .map(max ->
                            Text.of("There are " + Amount.count(max) + " at most, so that the item stays within the "
                                    + Amount.bytes(DynamoFacts.ITEM_BYTES_AT_MOST) + " that it may have."))
                    .orElse(Text.of("Nothing limits how many there are: one ")
                            .code(entity.name().text())
                            .and(" may outgrow the " + Amount.bytes(DynamoFacts.ITEM_BYTES_AT_MOST)
                                    + " that an item may have.")));
        }
        return reasons;
    }

    private Text query(Entity entity) {
        List<String> patterns = dossier.model().patterns().stream()
                .filter(pattern -> pattern.operation() != Pattern.Operation.COUNT)
                .filter(pattern -> pattern.returns(entity.name().text()))
                .map(pattern -> pattern.name().text())
                .toList();
        return patterns.isEmpty()
                ? Text.of("No pattern reads ").code(entity.name().text()).and(".")
                : Text.of("None of its own: it comes with the item, in ")
                        .and(Texts.codes(patterns, " and "))
                        .and(", unless an index or the pattern leaves it out.");
    }

    private List<Text> tradeOffs(Entity entity, Attribute attribute, String type, boolean many) {
        List<Text> all = new ArrayList<>();
        all.add(Text.of("✅ No request, no key and no index for it: it is written and read with its ")
                .code(entity.name().text())
                .and(", all or nothing."));
        all.add(Text.of("❌ No pattern can ask for ")
                .code(type)
                .and(many ? " alone, or across several " : " alone, or find by it a ")
                .code(entity.name().text())
                .and(many ? " items." : "."));
        all.add(Text.of(
                "❌ Every read that returns whole items pays for it, and every write of the item writes it again."));
        List<String> writers = dossier.model().writes().stream()
                .filter(write -> sets(write, entity, attribute))
                .map(write -> write.name().text())
                .toList();
        if (!writers.isEmpty()) {
            all.add(Text.of("❌ ")
                    .and(Texts.codes(writers, " and "))
                    .and(writers.size() == 1 ? " replaces" : " replace")
                    .and(" all of ")
                    .code(attribute.name().text())
                    .and(": of two at once, the later one wins."));
        }
        return all;
    }

    private static boolean sets(Write write, Entity entity, Attribute attribute) {
        return write.steps().stream()
                .filter(step -> step.entity().text().equals(entity.name().text()))
                .anyMatch(step -> step.sets().stream()
                        .map(Name::text)
                        .anyMatch(attribute.name().text()::equals));
    }

    private long bytes(Entity entity, Attribute attribute) {
        return dossier.analysis()
                .sizes()
                .attributes(entity, Set.of(attribute.name().text()))
                .expectedWhole();
    }
}
