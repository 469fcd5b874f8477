package dev.tablewright.examples.infrastructure;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tablewright.app.Pipeline;
import dev.tablewright.engine.LocalEngine;
import dev.tablewright.examples.application.ExampleModels;
import dev.tablewright.examples.infrastructure.Authorization.Ask;
import dev.tablewright.generate.infrastructure.Infrastructure;
import dev.tablewright.generate.infrastructure.cloudformation.CloudFormationGenerator;
import dev.tablewright.lab.place.Access;
import dev.tablewright.lab.place.Place;
import dev.tablewright.lab.place.Target;
import dev.tablewright.lab.trial.Exchange;
import dev.tablewright.lab.trial.TrialListener;
import dev.tablewright.lab.trial.TrialOptions;
import dev.tablewright.model.Model;
import dev.tablewright.model.pattern.Role;
import dev.tablewright.testing.Examples;
import dev.tablewright.testing.Scale;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Every request that patterns and writes of the examples send is allowed to whom the model allows it, and nothing else is. */
class PoliciesOfExamplesTest {

    private static final int ITEMS = Scale.times(30, 120, 120);

    /** What the examples' tenants have in front of their ids, where keys are composed; elsewhere the key is the id. */
    private static final Pattern TENANT = Pattern.compile("^ORG#([^#]+)");

    private static final Pattern KEYED_BY_TENANT = Pattern.compile("/(Organizations-v1|Subscriptions-v1|OrgIndex)$");

    static List<String> examples() {
        return Examples.atScale();
    }

    @ParameterizedTest
    @MethodSource("examples")
    void allowWhatIsSent(String example) {
        Model model = ExampleModels.of(example);
        TemplateResources template = template(model);
        Map<String, List<Exchange>> asked = asked(model, example);
        assertThat(asked.keySet())
                .containsAll(model.patterns().stream()
                        .map(pattern -> pattern.name().text())
                        .toList())
                .containsAll(model.writes().stream()
                        .map(write -> write.name().text())
                        .toList());
        String prefix = prefix(example);
        Asks asks = new Asks(template, name -> physical(model, name.substring(prefix.length())));
        Set<String> ids = asked.values().stream()
                .flatMap(List::stream)
                .flatMap(exchange -> asks.of(exchange.request()).stream())
                .filter(ask -> KEYED_BY_TENANT.matcher(ask.resource()).find())
                .flatMap(ask -> ask.leadingKeys().orElseThrow().stream())
                .collect(Collectors.toSet());
        List<String> refused = new ArrayList<>();
        long judged = 0;
        for (Role role : roles(model)) {
            Set<String> mine = new TreeSet<>(role.patterns());
            mine.addAll(role.writes());
            boolean held = model.tenant().isPresent() && role.tenants() == Role.Tenants.OWN;
            for (String subject : mine) {
                for (Exchange exchange : asked.getOrDefault(subject, List.of())) {
                    for (Ask ask : asks.of(exchange.request())) {
                        judged++;
                        String verdict = held ? held(template, role, ids, ask) : free(template, role, ask);
                        if (!verdict.isEmpty()) {
                            refused.add(role.name() + " " + subject + ": " + verdict + " " + ask);
                        }
                    }
                }
            }
        }
        assertThat(refused.stream().distinct().limit(10)).isEmpty();
        assertThat(judged).isGreaterThan(20);
        for (Role role : roles(model)) {
            allowsNoMore(template, role, asks, asked);
        }
    }

    /** Nothing is allowed that nothing sent needs; and what others send is refused, where it is like nothing of one's own. */
    private static void allowsNoMore(
            TemplateResources template, Role role, Asks asks, Map<String, List<Exchange>> asked) {
        List<Ask> own = new ArrayList<>();
        List<Ask> others = new ArrayList<>();
        asked.forEach((subject, exchanges) -> {
            boolean mine = role.patterns().contains(subject) || role.writes().contains(subject);
            exchanges.forEach(exchange -> (mine ? own : others).addAll(asks.of(exchange.request())));
        });
        Necessity necessity = new Necessity(template, own);
        assertThat(necessity.unneeded(statements(template, role)))
                .as("allowed to " + role.name() + " for nothing")
                .isEmpty();
        Set<String> tenants = Stream.concat(own.stream(), others.stream())
                .flatMap(ask -> ask.leadingKeys().orElseThrow().stream())
                .map(TENANT::matcher)
                .filter(Matcher::find)
                .map(found -> found.group(1))
                .collect(Collectors.toCollection(TreeSet::new));
        tenants.add("anybody");
        for (Ask ask : necessity.foreign(others)) {
            assertThat(tenants.stream().anyMatch(tenant -> authorization(template, role, Optional.of(tenant))
                            .allows(ask)))
                    .as(role.name() + " may not " + ask)
                    .isFalse();
        }
    }

    private static String free(TemplateResources template, Role role, Ask ask) {
        return authorization(template, role, Optional.empty()).allows(ask) ? "" : "refused";
    }

    /** Allowed to the tenant whose keys they are, and to no other; what is nobody's is allowed to all. */
    private static String held(TemplateResources template, Role role, Set<String> ids, Ask ask) {
        Set<String> tenants = ask.leadingKeys().orElseThrow().stream()
                .flatMap(key -> tenant(ids, key).stream())
                .collect(Collectors.toCollection(TreeSet::new));
        if (tenants.size() > 1) {
            return tenants.stream().anyMatch(tenant -> authorization(template, role, Optional.of(tenant))
                            .allows(ask))
                    ? "one tenant may touch another's"
                    : "";
        }
        String own = tenants.isEmpty() ? "anybody" : tenants.iterator().next();
        if (!authorization(template, role, Optional.of(own)).allows(ask)) {
            return "refused to " + own;
        }
        if (tenants.isEmpty()) {
            return "";
        }
        for (String other : List.of(own + "0", own.substring(0, own.length() - 1), "*", "?", "", own + "#", "x")) {
            if (!other.equals(own)
                    && authorization(template, role, Optional.of(other)).allows(ask)) {
                return "allowed to " + other;
            }
        }
        return authorization(template, role, Optional.empty()).allows(ask) ? "allowed to who has no tag" : "";
    }

    private static Optional<String> tenant(Set<String> ids, String key) {
        Matcher found = TENANT.matcher(key);
        return ids.contains(key) ? Optional.of(key) : found.find() ? Optional.of(found.group(1)) : Optional.empty();
    }

    @ParameterizedTest
    @ValueSource(strings = {"bank", "github", "projects", "saas", "saas-tables", "shop", "social"})
    void allowNothingElse(String example) {
        Model model = ExampleModels.of(example);
        TemplateResources template = template(model);
        for (Role role : roles(model)) {
            Authorization authorization = authorization(template, role, Optional.of("anybody"));
            for (Map<String, Object> table :
                    template.ofType("AWS::DynamoDB::Table").values()) {
                String arn = TemplateResources.tableArn(table.get("TableName").toString());
                for (String action : List.of(
                        "Scan",
                        "PartiQLSelect",
                        "PartiQLUpdate",
                        "PartiQLDelete",
                        "PartiQLInsert",
                        "BatchWriteItem",
                        "DeleteTable",
                        "UpdateTable",
                        "ExportTableToPointInTime")) {
                    for (Optional<List<String>> keys :
                            List.of(Optional.<List<String>>empty(), Optional.of(List.of("ORG#anybody")))) {
                        assertThat(authorization.allows(new Ask("dynamodb:" + action, arn, keys)))
                                .as(role.name() + " " + action)
                                .isFalse();
                        assertThat(authorization.allows(new Ask("dynamodb:" + action, arn + "/index/GSI1", keys)))
                                .isFalse();
                    }
                }
                assertThat(authorization.allows(
                                new Ask("dynamodb:Query", arn + "/index/another", Optional.of(List.of("x")))))
                        .isFalse();
                assertThat(authorization.allows(
                                new Ask("dynamodb:GetItem", arn + "2", Optional.of(List.of("ORG#anybody")))))
                        .isFalse();
            }
        }
    }

    private static List<Role> roles(Model model) {
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

    private static Authorization authorization(TemplateResources template, Role role, Optional<String> tenant) {
        return new Authorization(template, statements(template, role), tenant);
    }

    private static List<Map<String, Object>> statements(TemplateResources template, Role role) {
        String name = role.name().text();
        String id = name.substring(0, 1).toUpperCase(Locale.ROOT) + name.substring(1) + "Policy";
        List<Map<String, Object>> statements = template.statements(id);
        return statements.isEmpty() ? template.statements("ApplicationPolicy") : statements;
    }

    private static TemplateResources template(Model model) {
        Infrastructure infrastructure = Infrastructure.of(
                model, model.deployment().environments().stream().reduce((first, last) -> last));
        return new TemplateResources(CloudFormationGenerator.cloudFormation(model, infrastructure)
                .files()
                .values()
                .iterator()
                .next());
    }

    private static String physical(Model model, String table) {
        return model.deployment().environments().stream()
                .reduce((first, last) -> last)
                .map(environment -> environment.nameOf(table))
                .orElse(table);
    }

    private static String prefix(String example) {
        return "policies-" + example + "-";
    }

    private static Map<String, List<Exchange>> asked(Model model, String example) {
        Map<String, List<Exchange>> asked = new TreeMap<>();
        TrialListener listener = new TrialListener() {
            @Override
            public void reached(String stage, long done, long all) {}

            @Override
            public void asked(String subject, List<Exchange> exchanges) {
                asked.computeIfAbsent(subject, name -> new ArrayList<>()).addAll(exchanges);
            }
        };
        try (Place place =
                Place.open(new Target.Endpoint(LocalEngine.shared().endpoint()), Access.WRITE, sentence -> {})) {
            assertThat(Pipeline.test(
                                    Pipeline.compile(model),
                                    ITEMS,
                                    1,
                                    place,
                                    TrialOptions.all(prefix(example)),
                                    listener)
                            .isPassed())
                    .isTrue();
        }
        return asked;
    }
}
