package dev.tablewright.synthesis.search;

import dev.tablewright.model.design.Layout;
import dev.tablewright.model.pattern.Pattern;
import dev.tablewright.synthesis.candidate.Ask;
import dev.tablewright.synthesis.candidate.Concept;
import dev.tablewright.synthesis.candidate.EntityChoice;
import dev.tablewright.synthesis.candidate.Entry;
import dev.tablewright.synthesis.candidate.Gathering;
import dev.tablewright.synthesis.candidate.KeyShape;
import dev.tablewright.synthesis.key.KeyTerm;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeSet;
import java.util.stream.IntStream;

/** The ways to read several entities by one pattern: each by itself, together in the table, or together in an index. */
final class Gatherings {

    /** So many partitions of indexes for one concept; a third has not been seen to pay. */
    private static final int SLOTS = 2;

    private final Problem problem;
    private final Pattern pattern;
    private final List<EntitySearch> members;
    private final List<Ask> asks;
    private final List<String> leaders;
    private final List<String> followers;

    private Gatherings(Problem problem, Pattern pattern, List<EntitySearch> members) {
        this.problem = problem;
        this.pattern = pattern;
        this.members = members;
        this.asks = members.stream()
                .map(member -> new Ask(problem.paths(), pattern, member.entity()))
                .toList();
        this.leaders = asks.stream()
                .filter(Ask::isLeader)
                .map(ask -> ask.entity().name().text())
                .toList();
        this.followers = asks.stream()
                .filter(ask -> !ask.isLeader())
                .map(ask -> ask.entity().name().text())
                .toList();
    }

    /** Whether a key finds an entity in the partition that the caller of a pattern gives, read from the wanted end. */
    static boolean isGathered(Problem problem, Ask ask, KeyShape shape, boolean table, boolean backwards) {
        List<KeyTerm> given = ask.given().stream().map(problem.shapes()::found).toList();
        return shape.partition().equals(given)
                && problem.fit().serves(ask, shape, table)
                && (ask.order().isEmpty() || problem.fit().readsBackwards(ask, shape) == backwards);
    }

    static List<Mode> modes(Problem problem, Pattern pattern, List<EntitySearch> members) {
        return new Gatherings(problem, pattern, members).modes();
    }

    private List<Mode> modes() {
        List<Mode> modes = new ArrayList<>();
        if (problem.layout() == Layout.SINGLE_TABLE && canMeet()) {
            for (boolean backwards : directions()) {
                inTable(backwards).ifPresent(modes::add);
            }
            for (boolean backwards : directions()) {
                inIndex(backwards)
                        .ifPresent(mode -> IntStream.rangeClosed(1, SLOTS).forEach(slot -> modes.add(mode.at(slot))));
            }
        }
        modes.add(Mode.apart(pattern.name().text()));
        return modes;
    }

    private boolean[] directions() {
        return pattern.sort().isEmpty() ? new boolean[] {false} : new boolean[] {true, false};
    }

    /** The same values must find them all; and only one kind can be in order, behind those that come first. */
    private boolean canMeet() {
        List<String> sources = asks.get(0).sources();
        return !sources.isEmpty()
                && members.stream().noneMatch(EntitySearch::isKept)
                && asks.stream().allMatch(ask -> ask.sources().equals(sources))
                && (pattern.sort().isEmpty() || followers.size() == 1);
    }

    private Gathering gathering(String place, boolean backwards) {
        boolean ordered = !pattern.sort().isEmpty();
        return new Gathering(
                pattern.name().text(),
                place,
                ordered ? leaders : List.of(),
                ordered
                        ? followers
                        : asks.stream().map(ask -> ask.entity().name().text()).toList(),
                backwards,
                ordered);
    }

    private Optional<Mode> inTable(boolean backwards) {
        List<List<EntityChoice>> ways = new ArrayList<>();
        for (int i = 0; i < members.size(); i++) {
            Ask ask = asks.get(i);
            boolean thrifty = members.get(i).canAvoidWaste(ask);
            ways.add(members.get(i).primaries().stream()
                    .filter(shape -> isGathered(problem, ask, shape, true, backwards))
                    .filter(shape -> !(thrifty && problem.fit().wastes(ask, shape)))
                    .map(shape -> new EntityChoice(ask.entity(), shape, List.of()))
                    .toList());
        }
        if (ways.stream().anyMatch(List::isEmpty)) {
            return Optional.empty();
        }
        EntityChoice first = ways.get(0).get(0);
        Concept concept = Concept.of(problem.paths(), first.entity(), first.primary());
        JointRead read = JointRead.of(problem, pattern, gathering("", backwards), ways);
        return Optional.of(Mode.inTable(pattern.name().text(), read, concept));
    }

    private Optional<Mode> inIndex(boolean backwards) {
        Map<String, KeyShape> keys = new LinkedHashMap<>();
        for (int i = 0; i < members.size(); i++) {
            Ask ask = asks.get(i);
            boolean thrifty = members.get(i).canAvoidWaste(ask);
            Optional<KeyShape> key = problem.shapes().together(ask).stream()
                    .filter(shape -> !(thrifty && problem.fit().wastes(ask, shape)))
                    .filter(shape -> isGathered(problem, ask, shape, false, backwards))
                    .findFirst();
            if (key.isEmpty()) {
                return Optional.empty();
            }
            keys.put(ask.entity().name().text(), key.get());
        }
        Ask first = asks.get(0);
        Concept concept = Concept.of(
                problem.paths(), first.entity(), keys.get(first.entity().name().text()));
        String place = concept.name();
        List<List<EntityChoice>> ways = new ArrayList<>();
        for (int i = 0; i < members.size(); i++) {
            Ask ask = asks.get(i);
            Entry entry =
                    new Entry(keys.get(ask.entity().name().text()), ask.needs().map(TreeSet::new), place);
            ways.add(members.get(i).primaries().stream()
                    .map(primary -> new EntityChoice(ask.entity(), primary, List.of(entry)))
                    .toList());
        }
        JointRead read = JointRead.of(problem, pattern, gathering(place, backwards), ways);
        return Optional.of(Mode.inIndex(pattern.name().text(), read, concept, keys));
    }
}
