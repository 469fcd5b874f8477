package dev.tablewright.synthesis.explain;

import dev.tablewright.model.design.Layout;
import dev.tablewright.model.diagnostic.WordList;
import dev.tablewright.model.entity.Entity;
import dev.tablewright.model.pattern.Pattern;
import dev.tablewright.model.source.Name;
import dev.tablewright.synthesis.candidate.Gathering;
import dev.tablewright.synthesis.candidate.KeyShape;
import dev.tablewright.synthesis.explain.Decision.Alternative;
import dev.tablewright.synthesis.search.Option;
import dev.tablewright.synthesis.search.Place;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** Why a pattern is read where it is read. */
final class PatternDecision {

    private final Ground ground;

    PatternDecision(Ground ground) {
        this.ground = ground;
    }

    Decision of(Pattern pattern) {
        return pattern.entities().size() == 1 ? ofOne(pattern) : ofSeveral(pattern);
    }

    private Decision ofOne(Pattern pattern) {
        Entity entity = ground.model().entity(pattern.entities().get(0).text()).orElseThrow();
        Optional<KeyShape> key = ground.route(pattern, entity);
        List<Alternative> alternatives = new ArrayList<>();
        List<String> tippings = new ArrayList<>();
        for (Option option : ground.search().keys(pattern)) {
            KeyShape other = option.key();
            if (key.filter(other::equals).isEmpty()) {
                String words = ground.words()
                        .of(entity, option.draft().choice(entity.name().text()).orElseThrow(), other);
                alternatives.add(ground.alternative(words, option));
                if (tippings.isEmpty()) {
                    tippings.addAll(ground.tippings(option, words, Stream.of(new Scaled.PatternRate(pattern))));
                }
            }
        }
        String choice = key.map(shape ->
                        ground.words().of(entity, ground.choice(entity.name().text()), shape))
                .orElse("nowhere");
        return new Decision(
                Decision.Kind.PATTERN,
                pattern.name().text(),
                choice,
                alternatives.isEmpty()
                        ? List.of("no other key gives just what is wanted, in the wanted order")
                        : List.of(),
                alternatives,
                tippings);
    }

    private Decision ofSeveral(Pattern pattern) {
        Optional<Gathering> gathering = ground.draft().gathering(pattern.name().text());
        Place place = gathering
                .map(there -> there.isInTable() ? Place.TABLE : Place.INDEX)
                .orElse(Place.APART);
        List<Alternative> alternatives = new ArrayList<>();
        List<String> tippings = new ArrayList<>();
        List<String> reasons = new ArrayList<>();
        List<Option> options = ground.search().places(pattern);
        for (Option option : options) {
            if (option.place() != place) {
                String words = words(option.place(), pattern);
                alternatives.add(ground.alternative(words, option));
                if (tippings.isEmpty()) {
                    tippings.addAll(ground.tippings(option, words, Stream.of(new Scaled.PatternRate(pattern))));
                }
            }
        }
        if (place == Place.APART && options.stream().noneMatch(option -> option.place() == Place.TABLE)) {
            reasons.add(
                    ground.layout() == Layout.TABLE_PER_ENTITY
                            ? "each of them has a table of its own"
                            : "in the table they cannot stand together in the wanted order");
        }
        return new Decision(
                Decision.Kind.PATTERN, pattern.name().text(), words(place, pattern), reasons, alternatives, tippings);
    }

    private static String words(Place place, Pattern pattern) {
        List<String> names =
                pattern.entities().stream().map(Name::text).distinct().toList();
        return switch (place) {
            case TABLE -> WordList.and(names) + " together in one partition of the table";
            case INDEX -> WordList.and(names) + " together in one partition of an index";
            case APART -> "a read for each of " + WordList.and(names);
        };
    }
}
