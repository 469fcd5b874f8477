package dev.tablewright.synthesis.search;

import dev.tablewright.model.pattern.Pattern;
import dev.tablewright.synthesis.candidate.Gathering;
import dev.tablewright.synthesis.candidate.Marks;
import dev.tablewright.synthesis.worth.Worth;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/** Finds the best designs by trying all combinations of modes: slow, and plainly right. */
final class EveryCombination {

    private final List<EntitySearch> entities;
    private final List<List<Mode>> modes;
    private final Restriction restriction;
    private final int wanted;
    private List<Price> best = List.of();

    EveryCombination(
            Problem problem, List<EntitySearch> entities, List<Pattern> mixed, int wanted, Restriction restriction) {
        this.entities = entities;
        this.wanted = wanted;
        this.restriction = restriction;
        this.modes = mixed.stream()
                .map(pattern -> Gatherings.modes(problem, pattern, members(entities, pattern)))
                .map(all -> all.stream().filter(restriction::allows).toList())
                .toList();
    }

    static List<EntitySearch> members(List<EntitySearch> entities, Pattern pattern) {
        return entities.stream()
                .filter(entity -> pattern.returns(entity.entity().name().text()))
                .toList();
    }

    long size() {
        return modes.stream().mapToLong(List::size).reduce(1, Math::multiplyExact);
    }

    List<Price> best() {
        combine(List.of());
        return best;
    }

    private void combine(List<Mode> decided) {
        if (decided.size() < modes.size()) {
            modes.get(decided.size()).stream()
                    .filter(mode -> SharedPartitions.isUsual(decided, mode))
                    .forEach(mode -> combine(
                            Stream.concat(decided.stream(), Stream.of(mode)).toList()));
        } else if (decided.stream().allMatch(mode -> canStand(mode, decided))) {
            price(decided);
        }
    }

    private static boolean canStand(Mode one, List<Mode> decided) {
        List<Gathering> together = decided.stream()
                .filter(one::sharesPartition)
                .flatMap(mode -> mode.gathering().stream())
                .toList();
        Map<String, String> labels = new LinkedHashMap<>();
        together.forEach(gathering -> Stream.concat(gathering.leaders().stream(), gathering.followers().stream())
                .forEach(entity -> labels.put(entity, entity)));
        return Marks.of(labels, together).isPresent();
    }

    private void price(List<Mode> decided) {
        Worth reading = decided.stream().map(Mode::reading).reduce(Worth.NOTHING, Worth::plus);
        List<Price> sums = List.of(Price.of(reading, 0));
        for (EntitySearch entity : entities) {
            String name = entity.entity().name().text();
            Optional<Requirement> requirement = Optional.of(Requirement.NONE);
            for (Mode mode : decided) {
                if (entity.reads(mode.pattern())) {
                    requirement = requirement.flatMap(before -> mode.of(name, before));
                }
            }
            List<Scored> choices = requirement.map(entity::best).orElse(List.of());
            List<Price> before = sums;
            sums = top(choices.stream()
                    .filter(scored -> restriction.allows(scored.choice()))
                    .flatMap(scored -> before.stream().map(sum -> sum.plus(scored))));
        }
        best = top(Stream.concat(best.stream(), sums.stream()));
    }

    private List<Price> top(Stream<Price> prices) {
        return new ArrayList<>(prices.sorted(Price.BEST).limit(wanted).toList());
    }
}
