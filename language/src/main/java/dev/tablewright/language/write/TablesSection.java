package dev.tablewright.language.write;

import dev.tablewright.model.design.Deployment;
import dev.tablewright.model.design.TableSettings;
import dev.tablewright.model.design.TableSettings.Billing;
import dev.tablewright.model.design.TableSettings.Encryption;
import dev.tablewright.model.design.TableSettings.Scaling;
import java.util.Locale;

/** The section {@code tables}: what is said about each table beyond its keys. */
final class TablesSection {

    static final String KEY = "tables";

    private final YamlLines lines = new YamlLines();

    private TablesSection() {}

    /** The section; empty if nothing is said about any table. */
    static String of(Deployment deployment) {
        TablesSection section = new TablesSection();
        if (deployment.tables().isEmpty()) {
            return "";
        }
        section.lines.open(0, KEY);
        deployment.tables().forEach((name, settings) -> section.table(name.text(), settings));
        return section.lines.toString();
    }

    private void table(String name, TableSettings settings) {
        if (settings.equals(TableSettings.UNSAID)) {
            lines.line(1, name, "{}");
            return;
        }
        lines.open(1, name);
        settings.billing().ifPresent(billing -> lines.line(2, "billing", billing(billing)));
        settings.stream().ifPresent(stream -> lines.line(2, "stream", word(stream)));
        settings.ttl().ifPresent(ttl -> lines.line(2, "ttl", YamlLines.text(ttl)));
        settings.pointInTimeRecovery().ifPresent(on -> lines.line(2, "pointInTimeRecovery", on.toString()));
        settings.deletionProtection().ifPresent(on -> lines.line(2, "deletionProtection", on.toString()));
        settings.onRemove().ifPresent(removal -> lines.line(2, "onRemove", word(removal)));
        settings.storageClass().ifPresent(storage -> lines.line(2, "class", word(storage)));
        settings.encryption().ifPresent(key -> lines.line(2, "encryption", YamlLines.text(encryption(key))));
        settings.contributorInsights().ifPresent(on -> lines.line(2, "contributorInsights", on.toString()));
        settings.alarms().ifPresent(on -> lines.line(2, "alarms", on.toString()));
        if (!settings.tags().isEmpty()) {
            lines.open(2, "tags");
            settings.tags().forEach((tag, value) -> lines.line(3, tag, YamlLines.text(value)));
        }
    }

    private static String billing(Billing billing) {
        return billing instanceof Billing.Provisioned units
                ? "{ read: " + units.readUnits() + ", write: " + units.writeUnits()
                        + units.scaling().map(TablesSection::scaling).orElse("") + " }"
                : "on-demand";
    }

    private static String scaling(Scaling scaling) {
        return ", scale: { read: " + scaling.mostReadUnits() + ", write: " + scaling.mostWriteUnits() + ", target: "
                + scaling.target() + " }";
    }

    private static String encryption(Encryption encryption) {
        if (encryption instanceof Encryption.Customer customer) {
            return customer.key();
        }
        return encryption instanceof Encryption.AwsManaged ? "aws-managed" : "aws-owned";
    }

    private static String word(Enum<?> constant) {
        return constant.name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
}
