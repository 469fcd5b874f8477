package dev.tablewright.generate.docs;

import dev.tablewright.capacity.DynamoFacts;
import dev.tablewright.check.cost.Figures;
import dev.tablewright.check.cost.PatternCost;
import dev.tablewright.check.load.Amount;
import dev.tablewright.generate.document.Text;
import dev.tablewright.model.entity.Entity;
import dev.tablewright.model.entity.Relationship;
import dev.tablewright.model.entity.Strategy;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Why a relationship is stored as it is: facts of the model that speak for it. */
final class RelationshipReasons {

    private final Dossier dossier;
    private final Carried carried;
    private final StoredRelationship stored;
    private final Phrases phrases;

    RelationshipReasons(Dossier dossier, Carried carried, StoredRelationship stored) {
        this.dossier = dossier;
        this.carried = carried;
        this.stored = stored;
        this.phrases = new Phrases(dossier.model());
    }

    List<Text> all() {
        List<Text> reasons = new ArrayList<>();
        Relationship line = carried.relationship();
        line.strategy().ifPresent(strategy -> reasons.add(pinned(strategy)));
        number(line).ifPresent(reasons::add);
        size(line).ifPresent(reasons::add);
        stored.followers().forEach(follower -> reasons.add(follower(follower)));
        if (stored.followers().isEmpty()) {
            reasons.add(Text.of("No pattern reads one end by the other, so no key has to lead from one to the other."));
        }
        if (line.identifying() && carried.links().size() == 1) {
            Entity child = carried.links().get(0).child();
            if (child.isIdentifiedBy(carried.links().get(0).via().name().text())) {
                reasons.add(Text.of("The id of ")
                        .code(child.name().text())
                        .and(" holds that of its ")
                        .code(carried.links().get(0).parent().name().text())
                        .and(": whoever has one has the other."));
            }
        }
        return reasons;
    }

    private Text pinned(Strategy strategy) {
        Text choice = Text.of("It is the author's choice: the model says ")
                .code("strategy: " + strategy.word())
                .and(".");
        return carried.strategies().contains(strategy)
                ? choice
                : choice.and(" The design as it stands does otherwise.");
    }

    private static Optional<Text> number(Relationship line) {
        if (!line.rightCardinality().isMany()) {
            return Optional.of(Text.of("One ")
                    .code(line.right().text())
                    .and(" at most belongs to a ")
                    .code(line.left().text())
                    .and("."));
        }
        String most = line.max().map(max -> "at most " + Amount.count(max)).orElse("and nothing limits how many");
        return Optional.of(Text.of("One ")
                .code(line.left().text())
                .and(line.fanout()
                        .map(number -> " has about " + Amount.count(number) + " ")
                        .orElse(" has many "))
                .code(line.right().text())
                .and(" items, " + most + "."));
    }

    /** Whether all of them would find room in the item of the parent. */
    private Optional<Text> size(Relationship line) {
        if (carried.links().size() != 1 || !line.rightCardinality().isMany()) {
            return Optional.empty();
        }
        Entity child = carried.links().get(0).child();
        long each = dossier.analysis().sizes().item(child).expectedWhole();
        if (line.max().isEmpty()) {
            return Optional.of(Text.of("Without a limit they cannot be a list inside an item, which holds "
                    + Amount.bytes(DynamoFacts.ITEM_BYTES_AT_MOST) + " at most."));
        }
        long all = line.max().get() * each;
        return Optional.of(
                Text.of("All " + Amount.count(line.max().get()) + " in one item would be about " + Amount.bytes(all)
                        + (all > DynamoFacts.ITEM_BYTES_AT_MOST
                                ? ", more than an item can hold."
                                : ", which every read of it would pay for.")));
    }

    private Text follower(PatternCost follower) {
        String rate = AccessPatterns.frequency(follower.load().pattern().rate());
        return Text.ofCode(follower.name())
                .and(" ")
                .and(phrases.of(follower.load().pattern()))
                .and(rate.equals("not said") ? "; how often is not said" : ": " + rate)
                .and(", " + units(follower) + " in " + requests(follower) + ".");
    }

    /** {@code 1 read unit}, {@code 2.5 read units}. */
    static String units(PatternCost follower) {
        String number = Figures.number(follower.load().units().expected());
        return number + (number.equals("1") ? " read unit" : " read units");
    }

    static String requests(PatternCost follower) {
        String number = Figures.number(follower.load().requests().expected());
        return number + (number.equals("1") ? " request" : " requests");
    }
}
