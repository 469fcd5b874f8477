package dev.tablewright.examples.infrastructure;

import dev.tablewright.language.ModelReader;
import dev.tablewright.model.Model;
import dev.tablewright.model.pattern.Role;
import dev.tablewright.model.source.SourceFile;
import dev.tablewright.synthesis.random.CleanModel;
import dev.tablewright.synthesis.random.Fault;
import dev.tablewright.synthesis.random.LawReport;
import dev.tablewright.synthesis.random.Tally;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** What is sent is allowed, and no more is. */
final class PolicyLaw {

    private final int items;
    private final long seed;
    private final Tally tally = new Tally();

    /** @param items how many entities are there before a model is tried */
    PolicyLaw(int items, long seed) {
        this.items = items;
        this.seed = seed;
    }

    /** Tries models, and keeps what is wrong with them; making them smaller counts nothing. */
    LawReport report() {
        PolicyLaw silent = new PolicyLaw(items, seed);
        return new LawReport(this::brokenBy, silent::brokenBy, Path.of("target", "laws"));
    }

    /** What was tried. */
    Tally tally() {
        return tally;
    }

    private Optional<Fault> brokenBy(String text) {
        Optional<Model> model = ModelReader.read(new SourceFile("model.yaml", text))
                .model()
                .filter(read -> read.design().isPresent() && CleanModel.is(read));
        try {
            return model.map(clean -> PolicyTrial.ofInterpreter(clean, items, seed))
                    .flatMap(this::brokenBy);
        } catch (RuntimeException | AssertionError thrown) {
            return Optional.of(Fault.thrown(thrown));
        }
    }

    private Optional<Fault> brokenBy(PolicyTrial trial) {
        tally.count("models");
        tally.count("models of which everything was done", trial.isComplete() ? 1 : 0);
        tally.count("patterns and writes", trial.asked().size());
        return wrong(trial).stream()
                .findFirst()
                .map(what -> new Fault("law c, " + what.replaceAll("^\\S+|arn:\\S+|[:,].*", "…"), what));
    }

    /**
     * What is refused, and what is allowed for nothing. Who belongs to which tenant, the examples show: here any will do, and what concerns
     * several is judged one by one.
     */
    List<String> wrong(PolicyTrial trial) {
        List<String> wrong = new ArrayList<>();
        Set<String> tenants = trial.asked().values().stream()
                .flatMap(List::stream)
                .flatMap(ask -> ask.leadingKeys().orElseThrow().stream())
                .flatMap(key -> Stream.of(key.split("#", -1)))
                .collect(Collectors.toSet());
        tenants.add("anybody");
        for (Role role : trial.roles()) {
            boolean held = role.tenants() == Role.Tenants.OWN;
            List<Authorization> all = (held ? tenants : Set.of("anybody"))
                    .stream()
                            .map(tenant -> trial.authorization(role, Optional.of(tenant)))
                            .toList();
            List<Ask> asked = trial.asked(role, true).stream()
                    .flatMap(ask -> held ? ask.byKey() : Stream.of(ask))
                    .toList();
            asked.stream()
                    .distinct()
                    .filter(ask -> all.stream().noneMatch(authorization -> authorization.allows(ask)))
                    .limit(5)
                    .forEach(ask -> wrong.add(role.name() + " is refused " + ask));
            tally.count("roles");
            tally.count("requests judged", asked.size());
            if (trial.isComplete()) {
                tally.count("statements judged", trial.statements(role).size());
                trial.necessity(role)
                        .unneeded(trial.statements(role))
                        .forEach(unneeded -> wrong.add(role.name() + " is allowed for nothing " + unneeded));
            }
        }
        return wrong;
    }
}
