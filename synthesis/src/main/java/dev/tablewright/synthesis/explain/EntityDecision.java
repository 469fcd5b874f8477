package dev.tablewright.synthesis.explain;

import dev.tablewright.model.diagnostic.WordList;
import dev.tablewright.model.entity.Entity;
import dev.tablewright.model.pattern.Pattern;
import dev.tablewright.synthesis.candidate.EntityChoice;
import dev.tablewright.synthesis.candidate.Entry;
import dev.tablewright.synthesis.candidate.KeyShape;
import dev.tablewright.synthesis.explain.Decision.Alternative;
import dev.tablewright.synthesis.search.Option;
import java.util.ArrayList;
import java.util.List;

/** Why an entity has the keys that it has. */
final class EntityDecision {

    private final Ground ground;

    EntityDecision(Ground ground) {
        this.ground = ground;
    }

    Decision of(Entity entity) {
        String name = entity.name().text();
        EntityChoice choice = ground.choice(name);
        List<Alternative> alternatives = new ArrayList<>();
        for (Option option : ground.search().primaries(name)) {
            KeyShape key = option.draft().choice(name).orElseThrow().primary();
            if (!key.equals(choice.primary())) {
                alternatives.add(ground.alternative(ground.words().inTable(entity, key), option));
            }
        }
        return new Decision(
                Decision.Kind.ENTITY,
                name,
                ground.words().choice(choice),
                reasons(entity, choice),
                alternatives,
                List.of());
    }

    private List<String> reasons(Entity entity, EntityChoice choice) {
        List<String> reasons = new ArrayList<>();
        say(reasons, "the table", patterns(entity, choice.primary()));
        for (Entry entry : choice.entries()) {
            say(reasons, ground.words().inIndex(entry.shape()), patterns(entity, entry.shape()));
        }
        return reasons;
    }

    private static void say(List<String> reasons, String where, List<String> patterns) {
        if (!patterns.isEmpty()) {
            reasons.add(where + " serves " + WordList.and(patterns));
        }
    }

    private List<String> patterns(Entity entity, KeyShape shape) {
        return ground.patternsOf(entity.name().text())
                .filter(pattern ->
                        ground.route(pattern, entity).filter(shape::equals).isPresent())
                .map(Pattern::name)
                .map(name -> "`" + name + "`")
                .toList();
    }
}
