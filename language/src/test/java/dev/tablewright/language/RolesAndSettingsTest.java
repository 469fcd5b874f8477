package dev.tablewright.language;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tablewright.language.format.Formatter;
import dev.tablewright.language.write.DesignInsertion;
import dev.tablewright.language.write.DesignWriter;
import dev.tablewright.model.Model;
import dev.tablewright.model.design.Environment;
import dev.tablewright.model.design.TableSettings;
import dev.tablewright.model.design.TableSettings.Billing.Provisioned;
import dev.tablewright.model.design.TableSettings.Encryption;
import dev.tablewright.model.design.TableSettings.Scaling;
import dev.tablewright.model.pattern.Role;
import dev.tablewright.model.pattern.Role.Tenants;
import dev.tablewright.model.source.SourceFile;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** What a model says about roles, and about tables beyond their keys, arrives as it was meant. */
class RolesAndSettingsTest {

    private static final String KEY = "arn:aws:kms:eu-central-1:111122223333:key/1234abcd-12ab-34cd-56ef-1234567890ab";

    private static final String TEXT = """
            tablewright: 1
            application: Shop
            tenant: Customer

            entities:
              Customer:
                id: username
                attributes:
                  username: string
                  name: string

            patterns:
              customer: { get: Customer, by: username }
              named:    { list: Customer, by: name }

            writes:
              join:  { create: Customer }
              leave: { delete: Customer }

            roles:
              storefront: { description: What customers use., patterns: [named, customer], writes: join }
              backoffice: { patterns: all, writes: all, tenants: all }
              report:     { patterns: [customer] }

            design:
              layout: table-per-entity
              keys:
                Customer: { table: Customers, key: [username] }

            tables:
              Customers:
                billing: { read: 1K, write: 50, scale: { read: 2K, write: 50, target: 90 } }
                encryption: "%s"
                contributorInsights: true
                alarms: false

            environments:
              dev:  { billing: { read: 1, write: 2, scale: { read: 3, write: 4 } }, encryption: aws-owned, alarms: true }
              prod: { encryption: aws-managed }
            """.formatted(KEY);

    private static final SourceFile SOURCE = new SourceFile("shop.yaml", TEXT);
    private static final Model MODEL = ModelReader.read(SOURCE).model().orElseThrow();

    @Test
    void aRoleMayDoWhatItNamesAndNothingElse() {
        Role storefront = MODEL.roles().get(0);

        assertThat(storefront.name().span().text()).isEqualTo("storefront");
        assertThat(storefront.description()).contains("What customers use.");
        assertThat(storefront.patterns()).containsExactly("named", "customer");
        assertThat(storefront.writes()).containsExactly("join");
        assertThat(MODEL.roles().get(2).writes()).isEmpty();
    }

    @Test
    void allIsAllInTheOrderOfTheFile() {
        Role backoffice = MODEL.roles().get(1);

        assertThat(backoffice.patterns()).containsExactly("customer", "named");
        assertThat(backoffice.writes()).containsExactly("join", "leave");
    }

    @Test
    void tenantsAreTheOwnUnlessTheRoleSaysAllOrThereAreNone() {
        assertThat(MODEL.roles()).extracting(Role::tenants).containsExactly(Tenants.OWN, Tenants.ALL, Tenants.OWN);
        String without = TEXT.replace("tenant: Customer\n", "").replace(", tenants: all", "");
        assertThat(read(without).roles()).extracting(Role::tenants).containsOnly(Tenants.ALL);
    }

    @Test
    void settingsOfATable() {
        TableSettings settings = MODEL.deployment().settings("Customers", Optional.empty());

        assertThat(settings.billing()).contains(new Provisioned(1000, 50, Optional.of(new Scaling(2000, 50, 90))));
        assertThat(settings.encryption()).contains(new Encryption.Customer(KEY));
        assertThat(settings.contributorInsights()).contains(true);
        assertThat(settings.alarms()).contains(false);
    }

    @Test
    void anEnvironmentHasTheLastWord() {
        Optional<Environment> dev = MODEL.deployment().environment("dev");
        TableSettings settings = MODEL.deployment().settings("Customers", dev);

        assertThat(settings.billing()).contains(new Provisioned(1, 2, Optional.of(new Scaling(3, 4, 70))));
        assertThat(settings.encryption()).contains(new Encryption.AwsOwned());
        assertThat(settings.contributorInsights()).contains(true);
        assertThat(settings.alarms()).contains(true);
        assertThat(MODEL.deployment()
                        .environment("prod")
                        .orElseThrow()
                        .settings()
                        .encryption())
                .contains(new Encryption.AwsManaged());
    }

    @Test
    void theFormatterLeavesThemAsTheyAre() {
        assertThat(Formatter.format(SOURCE).text()).contains(TEXT);
    }

    @Test
    void whoWritesTheDesignWritesTheSettingsAndKeepsTheRoles() {
        assertThat(DesignWriter.write(MODEL))
                .contains("scale: { read: 2000, write: 50, target: 90 }", "encryption: \"" + KEY, "alarms: false");
        String bare = TEXT.substring(0, TEXT.indexOf("design:")) + TEXT.substring(TEXT.indexOf("environments:"));

        String text = DesignInsertion.insert(new SourceFile("shop.yaml", bare), MODEL)
                .text()
                .orElseThrow();

        assertThat(text).contains("  backoffice: { patterns: all, writes: all, tenants: all }\n");
        assertThat(read(text).roles())
                .extracting(role -> role.name().text())
                .containsExactly("storefront", "backoffice", "report");
        assertThat(read(text).deployment().settings("Customers", Optional.empty()))
                .isEqualTo(MODEL.deployment().settings("Customers", Optional.empty()));
    }

    private static Model read(String text) {
        return ModelReader.read(new SourceFile("shop.yaml", text)).model().orElseThrow();
    }
}
