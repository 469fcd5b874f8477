package dev.tablewright.synthesis.explain;

import dev.tablewright.model.Model;
import dev.tablewright.model.design.Layout;
import dev.tablewright.model.entity.Entity;
import dev.tablewright.model.pattern.Pattern;
import dev.tablewright.model.pattern.Write;
import dev.tablewright.synthesis.candidate.Ask;
import dev.tablewright.synthesis.candidate.Draft;
import dev.tablewright.synthesis.candidate.EntityChoice;
import dev.tablewright.synthesis.candidate.KeyShape;
import dev.tablewright.synthesis.explain.Decision.Alternative;
import dev.tablewright.synthesis.key.ValuePaths;
import dev.tablewright.synthesis.search.Option;
import dev.tablewright.synthesis.search.Search;
import dev.tablewright.synthesis.search.SubModel;
import dev.tablewright.synthesis.worth.Appraiser;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/** What decisions are explained from. */
record Ground(Model model, Layout layout, Search search, Draft draft, Appraiser appraiser) {

    /** More numbers than these nobody keeps in mind. */
    private static final int MOST_TIPPINGS = 3;

    ValuePaths paths() {
        return new ValuePaths(model);
    }

    KeyWords words() {
        return new KeyWords(paths());
    }

    EntityChoice choice(String entity) {
        return draft.choice(entity).orElseThrow();
    }

    /** The key by which a pattern finds one of its entities. */
    Optional<KeyShape> route(Pattern pattern, Entity entity) {
        return search.route(
                new Ask(paths(), pattern, entity), choice(entity.name().text()));
    }

    /** Whether the author wrote the keys of an entity: then they are not looked for. */
    boolean isKept(Entity entity) {
        return model.design()
                .flatMap(design -> design.keysOf(entity.name().text()))
                .isPresent();
    }

    /** What has to do with some entities: their patterns with all that those return, and their writes. */
    Model part(Set<String> names) {
        List<Pattern> patterns = model.patterns().stream()
                .filter(pattern -> names.stream().anyMatch(pattern::returns))
                .toList();
        SubModel parts = new SubModel(model);
        Set<Write> writes = new LinkedHashSet<>();
        names.forEach(name -> writes.addAll(parts.writesOf(name)));
        Set<String> entities = new LinkedHashSet<>(names);
        patterns.forEach(pattern -> pattern.entities().forEach(name -> entities.add(name.text())));
        return parts.of(entities, patterns, List.copyOf(writes));
    }

    Stream<Pattern> patternsOf(String entity) {
        return model.patterns().stream().filter(pattern -> pattern.returns(entity));
    }

    Alternative alternative(String words, Option option) {
        return new Alternative(words, option.extra().dollars(), reasons(option));
    }

    private static List<String> reasons(Option option) {
        List<String> reasons = new ArrayList<>();
        if (option.extra().refused() > 0) {
            reasons.add("a key could be longer than DynamoDB takes");
        }
        int violations = option.extra().violations();
        if (violations > 0) {
            reasons.add(violations + (violations == 1 ? " limit" : " limits")
                    + " more would be broken: partitions too hot, or budgets not kept");
        }
        return reasons;
    }

    /** What would make an option the better one. */
    List<String> tippings(Option option, String words, Stream<Scaled> numbers) {
        Tipping tipping = new Tipping(model, layout, appraiser);
        return numbers.flatMap(number -> tipping.between(draft, option.draft(), number).stream())
                .limit(MOST_TIPPINGS)
                .map(turn -> turn + ", " + words + " would be cheaper")
                .toList();
    }
}
