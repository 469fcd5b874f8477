package dev.tablewright.runtime.stream;

import dev.tablewright.runtime.call.Settings;
import dev.tablewright.runtime.item.EntityType;
import dev.tablewright.runtime.item.ItemReader;
import dev.tablewright.runtime.item.Tally;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** What one event changes in the numbers of parents. */
record Contribution(String event, List<Part> parts) {

    Contribution {
        parts = List.copyOf(parts);
    }

    /** An amount for one number of one parent. */
    record Part(Additions.Parent parent, String target, BigDecimal amount) {}

    static Contribution of(StreamEvent event, List<EntityType<?>> entities, Settings settings) {
        List<Part> parts = new ArrayList<>();
        for (EntityType<?> type : entities) {
            for (Tally tally : tallies(type, event)) {
                share(type, tally, event.before(), settings).ifPresent(share -> add(parts, tally, share, true));
                share(type, tally, event.after(), settings).ifPresent(share -> add(parts, tally, share, false));
            }
        }
        return new Contribution(event.id(), nonzero(parts));
    }

    private static List<Tally> tallies(EntityType<?> type, StreamEvent event) {
        List<Tally> tallies = new ArrayList<>(type.streamedTallies());
        if (event.expired()) {
            tallies.addAll(type.tallies());
        }
        return tallies;
    }

    private static Optional<Tally.Share> share(
            EntityType<?> type, Tally tally, Optional<Map<String, AttributeValue>> image, Settings settings) {
        return image.filter(item -> Images.isOf(type, item))
                .map(item -> settings.upgrades().upgraded(type, item))
                .flatMap(item -> tally.share().apply(new ItemReader(type.name(), item)));
    }

    private static void add(List<Part> parts, Tally tally, Tally.Share share, boolean taken) {
        Additions.Parent parent = new Additions.Parent(tally.parent().get(), share.parentKey(), tally.index());
        parts.add(new Part(parent, tally.target(), taken ? share.amount().negate() : share.amount()));
    }

    /** An update that changes nothing of a share takes and gives the same. */
    private static List<Part> nonzero(List<Part> parts) {
        return Additions.sum(parts).stream()
                .flatMap(addition -> addition.amounts().entrySet().stream()
                        .filter(amount -> amount.getValue().signum() != 0)
                        .map(amount -> new Part(addition.place(), amount.getKey(), amount.getValue())))
                .toList();
    }

    boolean isEmpty() {
        return parts.isEmpty();
    }

    /** The same with parents by the keys of their table; those that are nowhere are gone. */
    Contribution found(Map<Additions.Parent, Additions.Parent> places) {
        List<Part> there = parts.stream()
                .filter(part -> part.parent().index().isEmpty() || places.containsKey(part.parent()))
                .map(part -> new Part(places.getOrDefault(part.parent(), part.parent()), part.target(), part.amount()))
                .toList();
        return new Contribution(event, there);
    }

    Contribution without(Set<Additions.Parent> gone) {
        return new Contribution(
                event,
                parts.stream().filter(part -> !gone.contains(part.parent())).toList());
    }
}
