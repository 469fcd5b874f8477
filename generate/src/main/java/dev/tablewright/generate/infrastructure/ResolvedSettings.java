package dev.tablewright.generate.infrastructure;

import dev.tablewright.model.design.TableSettings;
import dev.tablewright.model.design.TableSettings.Billing;
import dev.tablewright.model.design.TableSettings.Encryption;
import dev.tablewright.model.design.TableSettings.Removal;
import dev.tablewright.model.design.TableSettings.StorageClass;
import dev.tablewright.model.design.TableSettings.Stream;
import java.util.Collections;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * What holds for a table, now that the author's word and the defaults are put together. Defaults are DynamoDB's own, but for
 * two: a table that leaves the template stays in the account, and alarms are on.
 *
 * @param stream what changes show; empty: there is no stream
 * @param ttl the attribute by which items expire; empty: they do not
 * @param tags by their keys
 */
public record ResolvedSettings(
        Billing billing,
        Optional<Stream> stream,
        Optional<String> ttl,
        boolean pointInTimeRecovery,
        boolean deletionProtection,
        Removal onRemove,
        StorageClass storageClass,
        Encryption encryption,
        boolean contributorInsights,
        boolean alarms,
        SortedMap<String, String> tags) {

    public ResolvedSettings {
        tags = Collections.unmodifiableSortedMap(new TreeMap<>(tags));
    }

    static ResolvedSettings of(TableSettings said) {
        return new ResolvedSettings(
                said.billing().orElse(new Billing.OnDemand()),
                said.stream().filter(stream -> stream != Stream.NONE),
                said.ttl(),
                said.pointInTimeRecovery().orElse(false),
                said.deletionProtection().orElse(false),
                said.onRemove().orElse(Removal.RETAIN),
                said.storageClass().orElse(StorageClass.STANDARD),
                said.encryption().orElse(new Encryption.AwsOwned()),
                said.contributorInsights().orElse(false),
                said.alarms().orElse(true),
                new TreeMap<>(said.tags()));
    }

    /** The capacity that is bought; empty if each request is paid. */
    public Optional<Billing.Provisioned> provisioned() {
        return billing instanceof Billing.Provisioned bought ? Optional.of(bought) : Optional.empty();
    }
}
