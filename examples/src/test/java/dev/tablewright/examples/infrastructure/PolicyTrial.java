package dev.tablewright.examples.infrastructure;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tablewright.app.Pipeline;
import dev.tablewright.engine.LocalEngine;
import dev.tablewright.generate.infrastructure.Infrastructure;
import dev.tablewright.generate.infrastructure.cloudformation.CloudFormationGenerator;
import dev.tablewright.lab.bind.BoundModel;
import dev.tablewright.lab.data.Population;
import dev.tablewright.lab.data.PopulationSize;
import dev.tablewright.lab.place.Access;
import dev.tablewright.lab.place.Place;
import dev.tablewright.lab.place.PlaceException;
import dev.tablewright.lab.place.Target;
import dev.tablewright.lab.trial.Exchange;
import dev.tablewright.lab.trial.InterpretedLayer;
import dev.tablewright.lab.trial.Trial;
import dev.tablewright.lab.trial.TrialListener;
import dev.tablewright.lab.trial.TrialOptions;
import dev.tablewright.lab.trial.TrialReport;
import dev.tablewright.model.Model;
import dev.tablewright.model.pattern.Role;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/** The policies of a model, and all that its patterns and writes send in a trial. */
final class PolicyTrial {

    private final Model model;
    private final boolean scarce;
    private final TemplateResources template;
    private final Map<String, List<Ask>> asked = new TreeMap<>();
    private final Map<String, Map<Optional<String>, Authorization>> authorizations = new HashMap<>();
    private Optional<TrialReport> report = Optional.empty();

    private PolicyTrial(Model model, boolean scarce) {
        this.model = model;
        this.scarce = scarce;
        this.template = template(model);
    }

    /** Nothing is tried. */
    static PolicyTrial untried(Model model) {
        return new PolicyTrial(model, false);
    }

    /** Of generated code, which has to pass. */
    static PolicyTrial ofCode(Model model, int items) {
        PolicyTrial trial = new PolicyTrial(model, false);
        trial.run((place, options, listener) ->
                Pipeline.test(Pipeline.compile(model), items, 1, place, options, listener));
        assertThat(trial.report.orElseThrow().isPassed()).isTrue();
        return trial;
    }

    /**
     * Of the interpreter, which sends the same and need not be compiled, on whatever items there are. What it answers, and whether there
     * are data for it at all, is for others to judge: what it sent until then is looked at.
     */
    static PolicyTrial ofInterpreter(Model model, int items, long seed) {
        PolicyTrial trial = new PolicyTrial(model, true);
        BoundModel bound = BoundModel.of(model);
        try {
            trial.run((place, options, listener) -> Trial.of(
                            bound,
                            InterpretedLayer.of(bound),
                            Population.of(model, PopulationSize.items(items), seed)
                                    .rows()
                                    .toList())
                    .run(place, options, listener));
        } catch (PlaceException | IllegalArgumentException | StackOverflowError e) {
            System.out.println("seed " + seed + ": no trial to its end, since " + e);
        }
        return trial;
    }

    /** What is tried. */
    private interface Running {
        TrialReport on(Place place, TrialOptions options, TrialListener listener);
    }

    private void run(Running running) {
        String prefix = "policies-" + model.application().text().toLowerCase(Locale.ROOT) + "-";
        Asks asks = new Asks(template, name -> physical(name.substring(prefix.length())));
        TrialListener listener = new TrialListener() {
            @Override
            public void reached(String stage, long done, long all) {}

            @Override
            public void asked(String subject, List<Exchange> exchanges) {
                List<Ask> all = asked.computeIfAbsent(subject, name -> new ArrayList<>());
                exchanges.forEach(exchange -> all.addAll(asks.of(exchange.request())));
            }
        };
        try (Place place =
                Place.open(new Target.Endpoint(LocalEngine.shared().endpoint()), Access.WRITE, sentence -> {})) {
            report = Optional.of(running.on(place, TrialOptions.all(prefix), listener));
        }
    }

    /** Whether every pattern and every write was done at least once, as it should be. */
    boolean isComplete() {
        return report.filter(all -> all.untried().isEmpty() && all.isPassed()).isPresent();
    }

    TemplateResources template() {
        return template;
    }

    /** What each pattern and write asked for. */
    Map<String, List<Ask>> asked() {
        return asked;
    }

    /** What a role asked for; and what others did. */
    List<Ask> asked(Role role, boolean own) {
        return asked.entrySet().stream()
                .filter(entry -> own
                        == (role.patterns().contains(entry.getKey())
                                || role.writes().contains(entry.getKey())))
                .flatMap(entry -> entry.getValue().stream())
                .toList();
    }

    /** Those of the model; if it has none, one that may do all. */
    List<Role> roles() {
        if (!model.roles().isEmpty()) {
            return model.roles();
        }
        return List.of(new Role(
                model.application(),
                Optional.empty(),
                model.patterns().stream().map(pattern -> pattern.name().text()).toList(),
                model.writes().stream().map(write -> write.name().text()).toList(),
                model.tenant().isPresent() ? Role.Tenants.OWN : Role.Tenants.ALL));
    }

    /** What a role has to be allowed, and no trial needs. */
    Necessity necessity(Role role) {
        return new Necessity(template, asked(role, true), new Seldom(model, role.writes(), this::physical, scarce));
    }

    List<Map<String, Object>> statements(Role role) {
        String name = role.name().text();
        String id = name.substring(0, 1).toUpperCase(Locale.ROOT) + name.substring(1) + "Policy";
        List<Map<String, Object>> statements = template.statements(id);
        return statements.isEmpty() ? template.statements("ApplicationPolicy") : statements;
    }

    Authorization authorization(Role role, Optional<String> tenant) {
        return authorizations
                .computeIfAbsent(role.name().text(), name -> new HashMap<>())
                .computeIfAbsent(tenant, of -> new Authorization(template, statements(role), of));
    }

    private String physical(String table) {
        return physical(model, table);
    }

    static TemplateResources template(Model model) {
        Infrastructure infrastructure = Infrastructure.of(
                model, model.deployment().environments().stream().reduce((first, last) -> last));
        return new TemplateResources(CloudFormationGenerator.cloudFormation(model, infrastructure)
                .files()
                .values()
                .iterator()
                .next());
    }

    static String physical(Model model, String table) {
        return model.deployment().environments().stream()
                .reduce((first, last) -> last)
                .map(environment -> environment.nameOf(table))
                .orElse(table);
    }
}
