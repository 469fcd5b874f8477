package dev.tablewright.synthesis.search;

import dev.tablewright.model.pattern.Pattern;
import dev.tablewright.synthesis.candidate.Draft;
import dev.tablewright.synthesis.candidate.EntityChoice;
import dev.tablewright.synthesis.candidate.Gathering;
import dev.tablewright.synthesis.candidate.Marks;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/** Every draft of a model: each way to read each pattern of several entities, with each choice of each entity. */
final class EveryDraft {

    private final Problem problem;
    private final List<EveryChoice> entities;
    private final List<List<Mode>> modes;

    EveryDraft(Problem problem) {
        this.problem = problem;
        List<EntityAsks> asks = problem.model().entities().stream()
                .map(entity -> new EntityAsks(problem, entity))
                .toList();
        this.entities = asks.stream().map(one -> new EveryChoice(problem, one)).toList();
        List<EntitySearch> members =
                asks.stream().map(one -> new EntitySearch(problem, one)).toList();
        this.modes = product(problem.model().patterns().stream()
                .filter(pattern -> pattern.entities().size() > 1)
                .map(pattern -> modes(pattern, members))
                .toList());
    }

    private List<Mode> modes(Pattern pattern, List<EntitySearch> all) {
        return Gatherings.modes(
                problem,
                pattern,
                all.stream()
                        .filter(member -> pattern.returns(member.entity().name().text()))
                        .toList());
    }

    /** All drafts; empty if there are more than can be looked at. */
    Optional<List<Draft>> all(int most) {
        List<Draft> drafts = new ArrayList<>();
        for (List<Mode> decided : modes) {
            if (!canBeInOrder(decided)) {
                continue;
            }
            List<List<EntityChoice>> choices =
                    entities.stream().map(entity -> entity.under(decided)).toList();
            double count = choices.stream().mapToDouble(List::size).reduce(1, (a, b) -> a * b);
            if (drafts.size() + count > most) {
                return Optional.empty();
            }
            List<Gathering> gatherings =
                    decided.stream().flatMap(mode -> mode.gathering().stream()).toList();
            product(choices).forEach(chosen -> drafts.add(new Draft(chosen, gatherings)));
        }
        return Optional.of(drafts);
    }

    /** Whether in each partition that patterns share there is an order that suits them all. */
    private static boolean canBeInOrder(List<Mode> decided) {
        return decided.stream().filter(mode -> mode.gathering().isPresent()).allMatch(mode -> {
            List<Gathering> together = decided.stream()
                    .filter(mode::sharesPartition)
                    .flatMap(other -> other.gathering().stream())
                    .toList();
            Map<String, String> labels = new LinkedHashMap<>();
            together.stream()
                    .flatMap(gathering -> Stream.concat(gathering.leaders().stream(), gathering.followers().stream()))
                    .forEach(entity -> labels.put(entity, entity));
            return Marks.of(labels, together).isPresent();
        });
    }

    private static <T> List<List<T>> product(List<List<T>> lists) {
        List<List<T>> product = List.of(List.of());
        for (List<T> list : lists) {
            List<List<T>> longer = new ArrayList<>();
            for (List<T> before : product) {
                for (T next : list) {
                    longer.add(Stream.concat(before.stream(), Stream.of(next)).toList());
                }
            }
            product = longer;
        }
        return product;
    }
}
