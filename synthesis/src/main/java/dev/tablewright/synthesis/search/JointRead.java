package dev.tablewright.synthesis.search;

import dev.tablewright.model.Model;
import dev.tablewright.model.pattern.Pattern;
import dev.tablewright.synthesis.candidate.Draft;
import dev.tablewright.synthesis.candidate.EntityChoice;
import dev.tablewright.synthesis.candidate.Gathering;
import dev.tablewright.synthesis.layout.DraftRendering;
import dev.tablewright.synthesis.worth.Appraisal;
import dev.tablewright.synthesis.worth.Worth;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * What it costs that a pattern reads several entities together. How large the items are that it reads depends on all keys that
 * each entity has: a table holds the keys of all indexes, and so does an index that holds everything. So the read has a price
 * with the smallest items that can be, and each choice of an entity adds what its items are larger.
 */
final class JointRead {

    private final Problem problem;
    private final Pattern pattern;
    private final Model part;
    private final Gathering gathering;
    private final List<EntityChoice> leanest;
    private final Worth least;
    private final Map<EntityChoice, Worth> extras = new HashMap<>();

    private JointRead(
            Problem problem,
            Pattern pattern,
            Model part,
            Gathering gathering,
            List<EntityChoice> leanest,
            Worth least) {
        this.problem = problem;
        this.pattern = pattern;
        this.part = part;
        this.gathering = gathering;
        this.leanest = leanest;
        this.least = least;
    }

    /** @param ways for each entity, the choices with no more entries than the read needs; at least one */
    static JointRead of(Problem problem, Pattern pattern, Gathering gathering, List<List<EntityChoice>> ways) {
        List<EntityChoice> first = ways.stream().map(all -> all.get(0)).toList();
        List<String> names = first.stream().map(EntityChoice::name).toList();
        Model part = new SubModel(problem.model()).of(names, List.of(pattern), List.of());
        JointRead read = new JointRead(problem, pattern, part, gathering, first, Worth.NOTHING);
        for (List<EntityChoice> some : ways) {
            read = read.withLeanest(some);
        }
        return new JointRead(
                problem, pattern, part, gathering, read.leanest, read.reading(read.appraise(read.leanest)));
    }

    /** The same in one of several partitions. */
    JointRead at(String place) {
        List<EntityChoice> there =
                leanest.stream().map(choice -> choice.at(place)).toList();
        return new JointRead(problem, pattern, part, gathering.at(place), there, least);
    }

    Gathering gathering() {
        return gathering;
    }

    /** What it costs at least. */
    Worth least() {
        return least;
    }

    /** What it costs more because one of the entities is stored like this. */
    Worth extra(EntityChoice choice) {
        return leanest.contains(choice)
                ? Worth.NOTHING
                : extras.computeIfAbsent(
                        choice, key -> reading(appraise(with(key))).minus(least));
    }

    private JointRead withLeanest(List<EntityChoice> ways) {
        if (ways.size() == 1) {
            return this;
        }
        Map<EntityChoice, Appraisal> appraisals = new HashMap<>();
        ways.forEach(way -> appraisals.put(way, appraise(with(way))));
        // Prices are rounded up to units; what is stored tells which of two of one price are the smaller items.
        EntityChoice best = ways.stream()
                .min(Comparator.comparing((EntityChoice way) -> reading(appraisals.get(way)), Score.WORTH)
                        .thenComparing(way -> appraisals.get(way).whole(), Score.WORTH))
                .orElseThrow();
        return new JointRead(problem, pattern, part, gathering, with(best), least);
    }

    private List<EntityChoice> with(EntityChoice choice) {
        return leanest.stream()
                .map(other -> other.name().equals(choice.name()) ? choice : other)
                .toList();
    }

    private Appraisal appraise(List<EntityChoice> members) {
        List<EntityChoice> all = new ArrayList<>();
        part.entities()
                .forEach(entity -> all.add(members.stream()
                        .filter(member -> member.entity().name().equals(entity.name()))
                        .findFirst()
                        .orElseGet(() -> problem.plainest(entity))));
        return problem.appraiser()
                .appraise(DraftRendering.render(part, problem.layout(), new Draft(all, List.of(gathering))));
    }

    private Worth reading(Appraisal appraisal) {
        return appraisal.patterns().getOrDefault(pattern.name().text(), Worth.NOTHING);
    }
}
