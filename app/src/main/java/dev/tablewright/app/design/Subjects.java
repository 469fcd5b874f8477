package dev.tablewright.app.design;

import dev.tablewright.app.DesignedModel;
import dev.tablewright.model.diagnostic.Nearest;
import dev.tablewright.synthesis.explain.Decision;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** What decisions are about, by the names that people have for it. */
public final class Subjects {

    private final List<Decision> decisions;

    public Subjects(DesignedModel designed) {
        this.decisions = designed.decisions();
    }

    /** The decisions about something; about an entity also those on its relationships. */
    public List<Decision> about(String name) {
        return decisions.stream().filter(decision -> concerns(decision, name)).toList();
    }

    public Optional<String> nearest(String name) {
        return Nearest.to(name, names().toList());
    }

    /** Names that can be asked for; a relationship goes by its ends. */
    public Stream<String> names() {
        return decisions.stream()
                .filter(decision -> decision.kind() != Decision.Kind.RELATIONSHIP)
                .map(Decision::subject)
                .distinct();
    }

    private static boolean concerns(Decision decision, String name) {
        boolean end = decision.kind() == Decision.Kind.RELATIONSHIP
                && Arrays.asList(decision.subject().split("[^A-Za-z0-9_]+")).contains(name);
        return end || decision.subject().equals(name);
    }
}
