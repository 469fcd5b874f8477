package dev.tablewright.app.cost;

import com.fasterxml.jackson.core.JsonGenerator;
import dev.tablewright.capacity.bill.TableUsage;
import dev.tablewright.capacity.bill.Usage;
import dev.tablewright.model.design.TableSettings.Billing;
import dev.tablewright.model.design.TableSettings.StorageClass;
import java.io.IOException;
import java.util.Optional;

/** What tables and indexes hold and do, for programs. */
final class UsageJson {

    private final JsonGenerator json;
    private final JsonFigures figures;

    UsageJson(JsonGenerator json) {
        this.json = json;
        this.figures = new JsonFigures(json);
    }

    void table(TableUsage table) throws IOException {
        json.writeStartObject();
        usage(table.table());
        billing(table.billing());
        json.writeStringField(
                "storageClass", table.storageClass() == StorageClass.STANDARD ? "standard" : "infrequent-access");
        json.writeBooleanField("pointInTimeRecovery", table.recovery());
        json.writeBooleanField("stream", table.stream());
        json.writeArrayFieldStart("indexes");
        for (Usage index : table.indexes()) {
            json.writeStartObject();
            usage(index);
            json.writeEndObject();
        }
        json.writeEndArray();
        json.writeEndObject();
    }

    private void usage(Usage usage) throws IOException {
        json.writeStringField("name", usage.name());
        figures.estimate("items", usage.items());
        figures.estimate("bytes", usage.storedBytes());
        figures.estimate("readUnitsPerMonth", usage.readUnits());
        figures.estimate("writeUnitsPerMonth", usage.writeUnits());
        figures.number("peakReadUnitsPerSecond", usage.peakReads());
        figures.number("peakWriteUnitsPerSecond", usage.peakWrites());
    }

    private void billing(Billing billing) throws IOException {
        json.writeObjectFieldStart("billing");
        Optional<Billing.Provisioned> bought = Optional.of(billing)
                .filter(Billing.Provisioned.class::isInstance)
                .map(Billing.Provisioned.class::cast);
        json.writeStringField("mode", bought.isPresent() ? "provisioned" : "on-demand");
        figures.whole("readUnits", bought.map(Billing.Provisioned::readUnits));
        figures.whole("writeUnits", bought.map(Billing.Provisioned::writeUnits));
        json.writeEndObject();
    }
}
