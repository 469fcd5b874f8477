package dev.tablewright.synthesis.layout;

import dev.tablewright.model.Model;
import dev.tablewright.model.design.Deployment;
import dev.tablewright.model.design.TableSettings;
import dev.tablewright.model.design.TableSettings.Billing;
import dev.tablewright.model.design.TableSettings.Billing.Provisioned;
import dev.tablewright.model.design.TableSettings.Encryption;
import dev.tablewright.model.design.TableSettings.Removal;
import dev.tablewright.model.design.TableSettings.Scaling;
import dev.tablewright.model.design.TableSettings.Stream;
import dev.tablewright.model.diagnostic.WordList;
import dev.tablewright.model.entity.Attribute;
import dev.tablewright.model.source.Name;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;

/** The settings of several tables, for one that holds all their items: what protects any of them protects the whole. */
final class MergedSettings {

    private final Model model;
    private final Name table;
    private final Collection<TableSettings> old;
    private final List<String> open = new ArrayList<>();
    private final Deployment deployment;

    MergedSettings(Model model, Name table) {
        this.model = model;
        this.table = table;
        this.old = model.deployment().tables().values();
        this.deployment = new Deployment(
                old.isEmpty() ? Map.of() : Map.of(table, settings()),
                model.deployment().environments());
    }

    Deployment deployment() {
        return deployment;
    }

    List<String> open() {
        return open;
    }

    private TableSettings settings() {
        Map<String, String> tags = new LinkedHashMap<>();
        old.forEach(settings -> settings.tags().forEach(tags::putIfAbsent));
        return new TableSettings(
                billing(),
                stream(),
                ttl(),
                any(TableSettings::pointInTimeRecovery),
                any(TableSettings::deletionProtection),
                said(TableSettings::onRemove).stream()
                        .filter(Removal.RETAIN::equals)
                        .findFirst()
                        .or(() -> said(TableSettings::onRemove).stream().findFirst()),
                same(TableSettings::storageClass),
                encryption(),
                any(TableSettings::contributorInsights),
                alarms(),
                tags);
    }

    /** Units add up, if all tables have them; a table cannot be paid in both ways. */
    private Optional<Billing> billing() {
        List<Billing> said = said(TableSettings::billing);
        List<Provisioned> units = said.stream()
                .filter(Provisioned.class::isInstance)
                .map(Provisioned.class::cast)
                .toList();
        if (!units.isEmpty() && units.size() == old.size()) {
            return Optional.of(new Provisioned(
                    units.stream().mapToLong(Provisioned::readUnits).sum(),
                    units.stream().mapToLong(Provisioned::writeUnits).sum(),
                    scaling(units)));
        }
        if (!units.isEmpty()) {
            open.add("Some tables have provisioned units and others not: " + table + " is paid by the request");
        }
        return said.isEmpty() ? Optional.empty() : Optional.of(new Billing.OnDemand());
    }

    /**
     * If any of them scales, the one table does: as far as all of them together, of which those that do not scale stay where
     * they are. What is to be in use is what the most careful of them says.
     */
    private static Optional<Scaling> scaling(List<Provisioned> units) {
        return units.stream()
                .flatMap(each -> each.scaling().stream())
                .min(Comparator.comparingInt(Scaling::target))
                .map(careful -> new Scaling(
                        units.stream().mapToLong(MergedSettings::mostReads).sum(),
                        units.stream().mapToLong(MergedSettings::mostWrites).sum(),
                        careful.target()));
    }

    private static long mostReads(Provisioned units) {
        return units.scaling().map(Scaling::mostReadUnits).orElse(units.readUnits());
    }

    private static long mostWrites(Provisioned units) {
        return units.scaling().map(Scaling::mostWriteUnits).orElse(units.writeUnits());
    }

    /** One that shows all that any of them showed. */
    private Optional<Stream> stream() {
        List<Stream> said = said(TableSettings::stream).stream()
                .filter(stream -> stream != Stream.NONE)
                .distinct()
                .toList();
        if (said.isEmpty()) {
            return said(TableSettings::stream).stream().findFirst();
        }
        return Optional.of(said.size() == 1 ? said.get(0) : Stream.NEW_AND_OLD);
    }

    /** The author's own key, if any table has one; of several nobody knows which is meant for all. */
    private Optional<Encryption> encryption() {
        List<Encryption> said = said(TableSettings::encryption);
        List<Encryption> own = said.stream()
                .filter(Encryption.Customer.class::isInstance)
                .distinct()
                .toList();
        if (own.size() > 1) {
            open.add("A table is encrypted with one key, and the tables have " + own.size() + ": " + table
                    + " has the first of them");
        }
        return own.stream()
                .findFirst()
                .or(() -> said.stream()
                        .filter(Encryption.AwsManaged.class::isInstance)
                        .findFirst())
                .or(() -> said.stream().findFirst());
    }

    /** Off if they are off for all: a table about which nothing is said has them. */
    private Optional<Boolean> alarms() {
        List<Boolean> said = said(TableSettings::alarms);
        boolean none = said.size() == old.size() && !said.contains(true);
        return said.contains(true) || none ? Optional.of(!none) : Optional.empty();
    }

    private Optional<String> ttl() {
        List<String> expiring = model.entities().stream()
                .flatMap(entity -> entity.ttl().flatMap(name -> entity.attribute(name.text())).stream())
                .map(Attribute::storedName)
                .distinct()
                .toList();
        if (expiring.size() > 1) {
            open.add("A table expires by one attribute, and the entities have " + WordList.and(expiring) + ": only "
                    + expiring.get(0) + " will do");
        }
        return said(TableSettings::ttl).isEmpty()
                ? Optional.empty()
                : expiring.stream().findFirst();
    }

    private Optional<Boolean> any(Function<TableSettings, Optional<Boolean>> setting) {
        return said(setting).stream().reduce(Boolean::logicalOr);
    }

    private <T> Optional<T> same(Function<TableSettings, Optional<T>> setting) {
        List<T> said = said(setting);
        boolean all = said.size() == old.size() && said.stream().distinct().count() == 1;
        return all ? said.stream().findFirst() : Optional.empty();
    }

    private <T> List<T> said(Function<TableSettings, Optional<T>> setting) {
        return old.stream()
                .flatMap(settings -> setting.apply(settings).stream())
                .toList();
    }
}
