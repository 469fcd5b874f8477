package dev.tablewright.examples.infrastructure;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tablewright.examples.application.ExampleModels;
import dev.tablewright.model.Model;
import dev.tablewright.model.pattern.Role;
import dev.tablewright.testing.Examples;
import dev.tablewright.testing.Scale;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Every request that patterns and writes of the examples send is allowed to whom the model allows it, and nothing else is. */
class PoliciesOfExamplesTest {

    private static final int ITEMS = Scale.times(30, 60, 120);

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
        PolicyTrial trial = PolicyTrial.ofCode(model, ITEMS);
        assertThat(trial.asked().keySet())
                .containsAll(model.patterns().stream()
                        .map(pattern -> pattern.name().text())
                        .toList())
                .containsAll(model.writes().stream()
                        .map(write -> write.name().text())
                        .toList());
        Set<String> ids = trial.asked().values().stream()
                .flatMap(List::stream)
                .filter(ask -> KEYED_BY_TENANT.matcher(ask.resource()).find())
                .flatMap(ask -> ask.leadingKeys().orElseThrow().stream())
                .collect(Collectors.toSet());
        List<String> refused = new ArrayList<>();
        long judged = 0;
        for (Role role : trial.roles()) {
            boolean held = model.tenant().isPresent() && role.tenants() == Role.Tenants.OWN;
            for (Ask ask : trial.asked(role, true)) {
                judged++;
                String verdict = held ? held(trial, role, ids, ask) : free(trial, role, ask);
                if (!verdict.isEmpty()) {
                    refused.add(role.name() + ": " + verdict + " " + ask);
                }
            }
        }
        assertThat(refused.stream().distinct().limit(10)).isEmpty();
        assertThat(judged).isGreaterThan(20);
        for (Role role : trial.roles()) {
            allowsNoMore(trial, role);
        }
    }

    /** Nothing is allowed that nothing sent needs; and what others send is refused, where it is like nothing of one's own. */
    private static void allowsNoMore(PolicyTrial trial, Role role) {
        Necessity necessity = trial.necessity(role);
        assertThat(necessity.unneeded(trial.statements(role)))
                .as("allowed to " + role.name() + " for nothing")
                .isEmpty();
        Set<String> tenants = trial.asked().values().stream()
                .flatMap(List::stream)
                .flatMap(ask -> ask.leadingKeys().orElseThrow().stream())
                .map(TENANT::matcher)
                .filter(Matcher::find)
                .map(found -> found.group(1))
                .collect(Collectors.toCollection(TreeSet::new));
        tenants.add("anybody");
        for (Ask ask : necessity.foreign(trial.asked(role, false))) {
            assertThat(tenants.stream().anyMatch(tenant -> trial.authorization(role, Optional.of(tenant))
                            .allows(ask)))
                    .as(role.name() + " may not " + ask)
                    .isFalse();
        }
    }

    private static String free(PolicyTrial trial, Role role, Ask ask) {
        return trial.authorization(role, Optional.empty()).allows(ask) ? "" : "refused";
    }

    /** Allowed to the tenant whose keys they are, and to no other; what is nobody's is allowed to all. */
    private static String held(PolicyTrial trial, Role role, Set<String> ids, Ask ask) {
        Set<String> tenants = ask.leadingKeys().orElseThrow().stream()
                .flatMap(key -> tenant(ids, key).stream())
                .collect(Collectors.toCollection(TreeSet::new));
        if (tenants.size() > 1) {
            return tenants.stream().anyMatch(tenant -> trial.authorization(role, Optional.of(tenant))
                            .allows(ask))
                    ? "one tenant may touch another's"
                    : "";
        }
        String own = tenants.isEmpty() ? "anybody" : tenants.iterator().next();
        if (!trial.authorization(role, Optional.of(own)).allows(ask)) {
            return "refused to " + own;
        }
        if (tenants.isEmpty()) {
            return "";
        }
        for (String other : List.of(own + "0", own.substring(0, own.length() - 1), "*", "?", "", own + "#", "x")) {
            if (!other.equals(own)
                    && trial.authorization(role, Optional.of(other)).allows(ask)) {
                return "allowed to " + other;
            }
        }
        return trial.authorization(role, Optional.empty()).allows(ask) ? "allowed to who has no tag" : "";
    }

    private static Optional<String> tenant(Set<String> ids, String key) {
        Matcher found = TENANT.matcher(key);
        return ids.contains(key) ? Optional.of(key) : found.find() ? Optional.of(found.group(1)) : Optional.empty();
    }

    @ParameterizedTest
    @ValueSource(strings = {"bank", "github", "projects", "saas", "saas-tables", "shop", "social"})
    void allowNothingElse(String example) {
        PolicyTrial trial = PolicyTrial.untried(ExampleModels.of(example));
        for (Role role : trial.roles()) {
            Authorization authorization = trial.authorization(role, Optional.of("anybody"));
            for (Map<String, Object> table :
                    trial.template().ofType("AWS::DynamoDB::Table").values()) {
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

    /** The storefront keeps numbers of products, and so may update them; but their price it may neither change nor learn by an update. */
    @Test
    void theStorefrontOfTheShopCannotChangeAPrice() {
        PolicyTrial trial = PolicyTrial.untried(ExampleModels.of("shop"));
        Role storefront = role(trial, "storefront");
        Role backoffice = role(trial, "backoffice");
        Ask review = update(Set.of("PK", "SK", "reviewCount", "ratingSum"), "NONE");
        Ask price = update(Set.of("PK", "SK", "price"), "NONE");
        Ask both = update(Set.of("PK", "SK", "reviewCount", "price"), "NONE");
        Ask back = update(Set.of("PK", "SK", "reviewCount", "ratingSum"), "ALL_NEW");

        assertThat(isAllowed(trial, storefront, review)).isTrue();
        assertThat(isAllowed(trial, storefront, price)).isFalse();
        assertThat(isAllowed(trial, storefront, both)).isFalse();
        assertThat(isAllowed(trial, storefront, back)).isFalse();
        assertThat(isAllowed(trial, backoffice, price)).isTrue();
        assertThat(isAllowed(trial, backoffice, review)).isFalse();
    }

    private static boolean isAllowed(PolicyTrial trial, Role role, Ask ask) {
        return trial.authorization(role, Optional.empty()).allows(ask);
    }

    private static Role role(PolicyTrial trial, String name) {
        return trial.roles().stream()
                .filter(role -> role.name().text().equals(name))
                .findFirst()
                .orElseThrow();
    }

    private static Ask update(Set<String> attributes, String returned) {
        return new Ask(
                "dynamodb:UpdateItem",
                TemplateResources.tableArn("Shop"),
                Optional.of(List.of("PRODUCT#01")),
                attributes,
                Optional.empty(),
                Optional.of(returned));
    }
}
