package dev.tablewright.generate.workbench;

import dev.tablewright.model.design.TableSettings;
import dev.tablewright.model.design.TableSettings.Billing;
import java.util.LinkedHashMap;
import java.util.Map;

/** How a table is paid for, in the words of the Workbench. */
final class Capacity {

    private static final String ROLE = "AWSServiceRoleForApplicationAutoScaling_DynamoDBTable";

    private Capacity() {}

    static void add(TableSettings settings, Map<String, Object> table) {
        if (!(settings.billing().orElse(null) instanceof Billing.Provisioned provisioned)) {
            table.put("BillingMode", "PAY_PER_REQUEST");
            return;
        }
        table.put("BillingMode", "PROVISIONED");
        Map<String, Object> throughput = new LinkedHashMap<>();
        throughput.put("ReadCapacityUnits", provisioned.readUnits());
        throughput.put("WriteCapacityUnits", provisioned.writeUnits());
        Map<String, Object> capacity = new LinkedHashMap<>();
        capacity.put("ProvisionedThroughput", throughput);
        provisioned.scaling().ifPresent(scaling -> {
            capacity.put(
                    "AutoScalingRead", scaling(provisioned.readUnits(), scaling.mostReadUnits(), scaling.target()));
            capacity.put(
                    "AutoScalingWrite", scaling(provisioned.writeUnits(), scaling.mostWriteUnits(), scaling.target()));
        });
        table.put("ProvisionedCapacitySettings", capacity);
    }

    private static Map<String, Object> scaling(long least, long most, int target) {
        Map<String, Object> range = new LinkedHashMap<>();
        range.put("MinCapacity", least);
        range.put("MaxCapacity", most);
        range.put("ServiceRole", ROLE);
        Map<String, Object> scaling = new LinkedHashMap<>();
        scaling.put("ScalableTargetRequest", range);
        scaling.put("ScalingPolicyConfiguration", Map.of("TargetValue", target));
        return scaling;
    }
}
