package dev.tablewright.synthesis.explain;

import dev.tablewright.model.Link;
import dev.tablewright.model.diagnostic.WordList;
import dev.tablewright.model.entity.Relationship;
import dev.tablewright.model.entity.Strategy;
import dev.tablewright.model.pattern.Pattern;
import dev.tablewright.model.pattern.Write;
import dev.tablewright.synthesis.candidate.EntityChoice;
import dev.tablewright.synthesis.explain.Decision.Alternative;
import dev.tablewright.synthesis.search.Option;
import dev.tablewright.synthesis.strategy.StrategyOf;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;

/** By which strategy a relationship is stored, and why. */
final class RelationshipDecision {

    private final Ground ground;
    private final StrategyOf strategies;

    RelationshipDecision(Ground ground) {
        this.ground = ground;
        this.strategies = new StrategyOf(ground.model(), ground.layout());
    }

    Optional<Decision> of(Relationship relationship) {
        List<Link> links = Link.of(ground.model(), relationship);
        Optional<Strategy> strategy = strategies.of(relationship, ground.draft());
        if (strategy.isEmpty()) {
            return Optional.of(decision(
                    relationship,
                    strategies.words(relationship, ground.draft()),
                    List.of("no pattern finds one of the two by the other"),
                    duplications(links),
                    List.of()));
        }
        if (links.isEmpty()) {
            return Optional.of(decision(
                    relationship,
                    strategy.get().word(),
                    List.of("the model itself keeps the ids in an attribute of one of the two"),
                    List.of(),
                    List.of()));
        }
        List<String> reasons = new ArrayList<>();
        links.forEach(link -> reasons.addAll(reasons(link)));
        List<Alternative> alternatives = new ArrayList<>();
        List<String> tippings = new ArrayList<>();
        if (links.size() == 1) {
            other(links.get(0)).ifPresent(option -> {
                String words = strategies.words(relationship, option.draft());
                alternatives.add(ground.alternative(words, option));
                tippings.addAll(ground.tippings(option, words, numbers(links.get(0))));
            });
            if (alternatives.isEmpty()) {
                reasons.add(onlyWay(links.get(0)));
            }
            WithinParent within = new WithinParent(ground);
            within.alternative(links.get(0)).ifPresent(alternatives::add);
            within.obstacle(links.get(0))
                    .ifPresent(why -> reasons.add(
                            "within the item of its " + links.get(0).parent().name() + " it cannot be: " + why));
        }
        alternatives.addAll(duplications(links));
        alternatives.sort(Comparator.comparing(Alternative::extra));
        return Optional.of(decision(relationship, strategy.get().word(), reasons, alternatives, tippings));
    }

    private List<Alternative> duplications(List<Link> links) {
        DuplicationAlternative duplication = new DuplicationAlternative(ground);
        return links.stream().flatMap(link -> duplication.of(link).stream()).toList();
    }

    private static Decision decision(
            Relationship relationship,
            String choice,
            List<String> reasons,
            List<Alternative> alternatives,
            List<String> tippings) {
        return new Decision(Decision.Kind.RELATIONSHIP, relationship.text(), choice, reasons, alternatives, tippings);
    }

    /** The best that follows if the child stands where it does not stand now: with its parent, or elsewhere. */
    private Optional<Option> other(Link link) {
        EntityChoice choice = ground.choice(link.child().name().text());
        boolean inParent = strategies.isInParent(link, choice);
        return ground.search().primaries(choice.name()).stream()
                .filter(option -> strategies.isInParent(
                                link, option.draft().choice(choice.name()).orElseThrow())
                        != inParent)
                .findFirst();
    }

    private String onlyWay(Link link) {
        EntityChoice choice = ground.choice(link.child().name().text());
        return strategies.isInParent(link, choice)
                ? "another key would need an index more for the same patterns, or none would serve them"
                : link.child().name() + " cannot stand in the partition of its "
                        + link.parent().name()
                        + ": its key there would hold what can change or be absent, or no pattern asks for it";
    }

    private List<String> reasons(Link link) {
        List<String> reasons = new ArrayList<>();
        link.relationship().fanout().ifPresent(many -> {
            if (link.parent().name().text().equals(link.relationship().left().text())) {
                String most = link.relationship()
                        .max()
                        .map(max -> ", at most " + String.format(Locale.ROOT, "%,d", max))
                        .orElse(", without a limit");
                reasons.add("about " + String.format(Locale.ROOT, "%,d", many) + " of "
                        + link.child().name() + " to a " + link.parent().name() + most);
            }
        });
        List<String> together = ground.patternsOf(link.child().name().text())
                .filter(pattern -> pattern.returns(link.parent().name().text()))
                .map(pattern -> "`" + pattern.name() + "`")
                .toList();
        if (!together.isEmpty()) {
            reasons.add(WordList.and(together) + (together.size() == 1 ? " reads" : " read") + " both together");
        }
        List<String> lists = ground.patternsOf(link.child().name().text())
                .filter(pattern -> !pattern.returns(link.parent().name().text()))
                .filter(pattern -> followed(link, pattern))
                .map(pattern -> "`" + pattern.name() + "`")
                .toList();
        if (!lists.isEmpty()) {
            reasons.add(WordList.and(lists) + (lists.size() == 1 ? " finds " : " find ")
                    + link.child().name() + " by " + link.via().name());
        }
        return reasons;
    }

    private static boolean followed(Link link, Pattern pattern) {
        return pattern.by().stream()
                .flatMap(by -> by.paths().getOrDefault(link.child().name().text(), List.of()).stream())
                .anyMatch(path -> path.first().equals(link.via().name().text()));
    }

    private Stream<Scaled> numbers(Link link) {
        String child = link.child().name().text();
        Stream<Scaled> fanout = link.relationship().fanout().isPresent()
                        && link.parent()
                                .name()
                                .text()
                                .equals(link.relationship().left().text())
                ? Stream.of(new Scaled.Fanout(
                        link.relationship(), link.parent().name().text(), child))
                : Stream.of();
        Stream<Scaled> reads = ground.patternsOf(child).map(Scaled.PatternRate::new);
        Stream<Scaled> writes = ground.model().writes().stream()
                .filter(write -> touches(write, child))
                .map(Scaled.WriteRate::new);
        return Stream.of(fanout, reads, writes).flatMap(numbers -> numbers);
    }

    private static boolean touches(Write write, String entity) {
        return write.steps().stream().anyMatch(step -> step.entity().text().equals(entity));
    }
}
