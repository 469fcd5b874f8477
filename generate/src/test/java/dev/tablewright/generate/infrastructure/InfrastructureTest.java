package dev.tablewright.generate.infrastructure;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tablewright.generate.GenerateCode;
import dev.tablewright.generate.infrastructure.cloudformation.CloudFormationGenerator;
import dev.tablewright.generate.infrastructure.policy.Statement;
import dev.tablewright.language.ModelReader;
import dev.tablewright.model.Model;
import dev.tablewright.model.diagnostic.Diagnostic;
import dev.tablewright.model.source.SourceFile;
import java.util.List;
import org.junit.jupiter.api.Test;

class InfrastructureTest {

    private static final String CLUBS = """
            tablewright: 1
            application: Clubs
            tenant: Org

            entities:
              Org:
                id: orgId
                attributes:
                  orgId: { type: string, max: 40 }
                  name: { type: string, max: 100 }
                expect: { count: 1K }
              Member:
                id: memberId
                attributes:
                  memberId: ulid
                  org: { type: Org, immutable: true }
                  email: { type: string, max: 100, unique: true }
                expect: { count: 10K }

            relationships:
              - Org ||--o{ Member : has
                fanout: 10

            patterns:
              org: { get: Org, by: orgId, rate: 100/s }
              membersOf: { list: Member, by: org, rate: 50/s }

            writes:
              found: { create: Org, rate: 1/s }
              join: { create: Member, rate: 1/s }

            design:
              layout: single-table
              table: Clubs
              keys:
                Org: { PK: "ORG#{orgId}", SK: "ORG#{orgId}" }
                Member: { PK: "ORG#{org}", SK: "MEMBER#{memberId}" }
              guards:
                Member.email: { PK: "EMAIL#{email}", SK: "EMAIL#{email}" }

            tables:
              Clubs: { billing: { read: 100, write: 50, scale: { read: 400, write: 200 } } }

            environments:
              dev: { prefix: dev-, billing: on-demand, onRemove: destroy, alarms: false }
              prod: { region: eu-central-1 }
            """;

    private static Model model(String text) {
        ModelReader.Result read = ModelReader.read(new SourceFile("clubs.yaml", text));
        return read.model()
                .orElseThrow(() -> new AssertionError(read.diagnostics().toString()));
    }

    private static Stack stack(String text, int number) {
        Infrastructure infrastructure = Infrastructure.of(model(text));
        assertThat(infrastructure.diagnostics()).isEmpty();
        return infrastructure.stacks().get(number);
    }

    private static List<String> keys(Stack stack, String action) {
        return held(stack, action, "LeadingKeys");
    }

    /** What an action is held to by a condition key. */
    private static List<String> held(Stack stack, String action, String key) {
        return stack.policies().get(0).statements().stream()
                .filter(statement -> statement.actions().contains("dynamodb:" + action))
                .flatMap(statement -> statement.conditions().stream())
                .filter(condition ->
                        !condition.operator().equals("Null") && condition.key().equals("dynamodb:" + key))
                .map(Statement.Condition::values)
                .flatMap(List::stream)
                .toList();
    }

    @Test
    void environmentsAreStacksOfTheirOwn() {
        Stack dev = stack(CLUBS, 0);
        Stack prod = stack(CLUBS, 1);
        assertThat(List.of(dev.name(), prod.name())).containsExactly("clubs-dev", "clubs-prod");
        assertThat(dev.table("Clubs").physicalName()).isEqualTo("dev-Clubs");
        assertThat(dev.table("Clubs").alarms()).isEmpty();
        assertThat(dev.table("Clubs").scaling()).isEmpty();
        assertThat(prod.region()).contains("eu-central-1");
        assertThat(prod.table("Clubs").scaling())
                .extracting(ScalingTarget::most)
                .containsExactly(400L, 200L);
    }

    @Test
    void whatIsBoughtIsTheBudget() {
        assertThat(stack(CLUBS, 1).table("Clubs").alarms())
                .filteredOn(alarm -> alarm.name().endsWith("/ConsumedReadCapacityUnits"))
                .extracting(Alarm::threshold)
                .containsExactly(400L * 60 * 8 / 10);
    }

    @Test
    void theTenantStandsForItselfAndGuardsForAll() {
        Stack prod = stack(CLUBS, 1);
        assertThat(keys(prod, "PutItem")).containsExactly("EMAIL#*", "ORG#${aws:PrincipalTag/tenant}");
        assertThat(keys(prod, "Query")).containsExactly("ORG#${aws:PrincipalTag/tenant}");
        assertThat(prod.policies().get(0).reach())
                .containsExactly("keys EMAIL#* in Clubs (the guards of Member.email) do not begin with the tenant");
    }

    @Test
    void writesAreHeldToTheirAttributesAndReadsToTheirProjection() {
        Stack prod = stack(
                CLUBS.replace(
                                "rate: 50/s }",
                                "rate: 50/s, needs: [email] }\n  howMany: { count: Member, by: org, rate: 1/s }")
                        .replace("join:", "rename: { update: Org, sets: [name], rate: 1/s }\n  join:"),
                1);
        assertThat(held(prod, "UpdateItem", "Attributes")).containsExactly("PK", "SK", "name");
        assertThat(held(prod, "UpdateItem", "ReturnValues")).containsExactly("NONE");
        assertThat(held(prod, "Query", "Attributes")).containsExactly("PK", "SK", "Type", "email");
        assertThat(held(prod, "Query", "Select")).containsExactly("COUNT", "SPECIFIC_ATTRIBUTES");
        assertThat(held(prod, "GetItem", "Attributes")).isEmpty();
    }

    /** Whoever moves an item carries along whatever it has. */
    @Test
    void whatIsPutElsewhereIsHeldToNoAttributes() {
        Stack prod = stack(
                CLUBS.replace(", immutable: true", "")
                        .replace("join:", "move: { update: Member, sets: [org], rate: 1/s }\n  join:"),
                1);
        assertThat(held(prod, "PutItem", "Attributes")).isEmpty();
        assertThat(prod.policies().get(0).statements())
                .filteredOn(statement -> statement.actions().contains("dynamodb:PutItem"))
                .extracting(Statement::reason)
                .containsExactly("for found, move, join; held to no attributes");
    }

    @Test
    void attributesThatDoNotFitIntoAPolicyAreNotHeld() {
        StringBuilder many = new StringBuilder("      name: { type: string, max: 100 }\n");
        for (int i = 0; i < 400; i++) {
            many.append("      anAttributeOfManyOthers" + i + ": { type: string, max: 10 }\n");
        }
        Stack prod = stack(CLUBS.replace("      name: { type: string, max: 100 }\n", many), 1);
        assertThat(keys(prod, "PutItem")).containsExactly("EMAIL#*", "ORG#${aws:PrincipalTag/tenant}");
        assertThat(held(prod, "PutItem", "Attributes")).isEmpty();
        assertThat(prod.policies().get(0).statements())
                .extracting(Statement::reason)
                .contains("for found, join; held to no attributes");
    }

    @Test
    void whatFollowsTheTenantEndsIt() {
        Stack prod = stack(CLUBS.replace("\"ORG#{org}\", SK: \"MEMBER", "\"ORG#{org}#MEMBERS\", SK: \"MEMBER"), 1);
        assertThat(keys(prod, "Query")).containsExactly("ORG#${aws:PrincipalTag/tenant}#MEMBERS");
    }

    @Test
    void aDelimiterThatTagsCanHoldEndsNothing() {
        Stack prod = stack(CLUBS.replace("\"ORG#{org}\", SK: \"MEMBER", "\"ORG#{org}/M\", SK: \"MEMBER"), 1);
        assertThat(keys(prod, "Query")).containsExactly("ORG#*");
        assertThat(prod.policies().get(0).reach()).anyMatch(line -> line.contains("keys of Member"));
    }

    @Test
    void wildcardsAndVariablesInLiteralsAreMeantAsTheyStand() {
        Stack prod = stack(CLUBS.replace("EMAIL#{email}", "E*?$#{email}"), 1);
        assertThat(keys(prod, "PutItem")).contains("E${*}${?}${$}#*");
    }

    @Test
    void aNamespaceThatATenantCouldBeNamedAfterIsNamed() {
        Stack prod = stack(
                CLUBS.replace("\"ORG#{orgId}\", SK", "\"{orgId}#ORG\", SK")
                        .replace("\"ORG#{org}\", SK", "\"{org}#ORG\", SK"),
                1);
        assertThat(prod.policies().get(0).reach()).anyMatch(line -> line.startsWith("a tenant could be named so"));
    }

    @Test
    void whatNothingKeepsApartIsAFinding() {
        assertThat(Infrastructure.of(model(CLUBS.replace("ORG#{org}", "ORG#{org:shard/4}")
                                .replace("PK: \"ORG#{orgId}\"", "PK: \"O#{orgId:shard/4}\"")))
                        .diagnostics())
                .extracting(Diagnostic::code)
                .containsOnly(GenerateCode.TENANTS_NOT_APART.code());
    }

    @Test
    void aPolicyThatHoldsNobodyDoesNotSaySo() {
        Stack prod = Infrastructure.of(model(CLUBS.replace("ORG#{org}", "ORG#{org:shard/4}")
                        .replace("PK: \"ORG#{orgId}\"", "PK: \"O#{orgId:shard/4}\"")))
                .stacks()
                .get(1);
        assertThat(prod.policies().get(0).description()).doesNotContain("tenant");
        assertThat(prod.policies().get(0).reach()).contains("nothing that it does is held to a tenant");
    }

    @Test
    void hundredsOfEntitiesInOneTableAreTooManyForAPolicy() {
        StringBuilder text = new StringBuilder("tablewright: 1\napplication: Huge\n\nentities:\n");
        StringBuilder patterns = new StringBuilder("\npatterns:\n");
        StringBuilder keys = new StringBuilder("\ndesign:\n  layout: single-table\n  table: Huge\n  keys:\n");
        for (int i = 0; i < 300; i++) {
            String name = "AnEntityWithANameOfItsOwn" + i;
            text.append("  " + name + ":\n    id: key\n    attributes:\n      key: ulid\n    expect: { count: 1K }\n");
            patterns.append("  p" + i + ": { get: " + name + ", by: key, rate: 1/s }\n");
            keys.append("    " + name + ": { PK: \"" + name + "#{key}\", SK: \"" + name + "#{key}\" }\n");
        }
        Infrastructure infrastructure = Infrastructure.of(model("" + text + patterns + keys));
        assertThat(infrastructure.diagnostics())
                .extracting(Diagnostic::code)
                .containsOnly(GenerateCode.POLICY_TOO_LARGE.code());
        assertThat(CloudFormationGenerator.cloudFormation(model("" + text + patterns + keys), infrastructure)
                        .files())
                .isEmpty();
    }

    @Test
    void hundredsOfTablesAreTooManyForAStackAndTheirStatementsAreDivided() {
        StringBuilder text = new StringBuilder("tablewright: 1\napplication: Huge\n\nentities:\n");
        StringBuilder patterns = new StringBuilder("\npatterns:\n");
        StringBuilder keys = new StringBuilder("\ndesign:\n  layout: table-per-entity\n  keys:\n");
        for (int i = 0; i < 150; i++) {
            text.append("  E" + i + ":\n    id: key\n    attributes:\n      key: ulid\n    expect: { count: 1K }\n");
            patterns.append("  p" + i + ": { get: E" + i + ", by: key, rate: 1/s }\n");
            keys.append("    E" + i + ": { key: [key], table: Table" + i + " }\n");
        }
        Model model = model("" + text + patterns + keys);
        Infrastructure infrastructure = Infrastructure.of(model);
        assertThat(CloudFormationGenerator.cloudFormation(model, infrastructure).diagnostics())
                .extracting(Diagnostic::code)
                .contains(GenerateCode.STACK_TOO_LARGE.code())
                .doesNotContain(GenerateCode.POLICY_TOO_LARGE.code());
        List<Statement> statements = infrastructure.stacks().get(0).policies().stream()
                .flatMap(policy -> policy.statements().stream())
                .toList();
        assertThat(infrastructure.stacks().get(0).policies()).hasSizeGreaterThan(1);
        assertThat(statements).extracting(Statement::sid).doesNotHaveDuplicates();
        assertThat(statements.stream().flatMap(statement -> statement.resources().stream()))
                .hasSize(150)
                .doesNotHaveDuplicates();
    }

    @Test
    void whatOpensTheKeysOfAllTenantsIsNamed() {
        Stack prod = stack(CLUBS.replace("\"ORG#{org}\", SK: \"MEMBER", "\"ORG#{org}/M\", SK: \"MEMBER"), 1);
        assertThat(prod.policies().get(0).reach())
                .contains("PutItem in Clubs is held to no tenant, since it needs keys ORG#*");
    }

    @Test
    void ownKeysAreNoIsolationWhereTheSameActionsNeedThoseOfAll() {
        String open = CLUBS.replace("\"ORG#{org}\", SK: \"MEMBER", "\"ORG#{org}/M\", SK: \"MEMBER")
                .replace("environments:", "roles:\n  door: { writes: [found, join], tenants: own }\n\nenvironments:");
        assertThat(Infrastructure.of(model(open)).diagnostics())
                .extracting(Diagnostic::code)
                .containsOnly(GenerateCode.TENANTS_NOT_APART.code());
    }

    /** What expires is counted off by who follows the stream, although its count is kept in transactions; nobody has to write it. */
    @Test
    void whoFollowsTheStreamMayChangeTheParentsOfWhatExpires() {
        String expiring = CLUBS.replace(
                        "      name: { type: string, max: 100 }\n",
                        "      name: { type: string, max: 100 }\n      members: integer\n")
                .replace(
                        "      email: { type: string, max: 100, unique: true }\n",
                        "      email: { type: string, max: 100, unique: true }\n      until: epoch\n    ttl: until\n")
                .replace("\npatterns:", "\ncounts:\n  Org.members: { of: Member, via: org }\n\npatterns:")
                .replace("tables:\n  Clubs: { ", "tables:\n  Clubs: { stream: new-and-old, ttl: until, ");
        Stack prod = Infrastructure.of(model(expiring)).stacks().get(1);
        List<Statement> statements = prod.policies().stream()
                .filter(policy -> policy.role().equals("stream"))
                .flatMap(policy -> policy.statements().stream())
                .toList();
        for (String action : List.of("UpdateItem", "GetItem")) {
            assertThat(statements)
                    .filteredOn(statement -> statement.actions().contains("dynamodb:" + action))
                    .flatExtracting(Statement::conditions)
                    .flatExtracting(Statement.Condition::values)
                    .contains("ORG#*");
        }
    }
}
