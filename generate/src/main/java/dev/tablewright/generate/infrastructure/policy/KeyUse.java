package dev.tablewright.generate.infrastructure.policy;

import dev.tablewright.access.key.Route;
import dev.tablewright.generate.infrastructure.policy.Statement.Condition;
import dev.tablewright.model.design.TableSettings;
import dev.tablewright.model.design.TableSettings.Encryption;
import java.util.List;
import java.util.TreeSet;
import java.util.function.Function;

/** Lets a role use the keys of KMS with which its tables are encrypted: through DynamoDB, and for nothing else. */
record KeyUse(Function<String, TableSettings> settings) {

    /** DynamoDB in any region, since replicas call across them; China has an ending of its own. */
    private static final List<String> THROUGH = List.of("dynamodb.*.amazonaws.com", "dynamodb.*.amazonaws.com.cn");

    List<Statement> statements(Permissions permissions) {
        TreeSet<String> keys = new TreeSet<>();
        for (Route route : permissions.routes()) {
            settings.apply(route.table().name().text())
                    .encryption()
                    .filter(Encryption.Customer.class::isInstance)
                    .ifPresent(encryption -> keys.add(((Encryption.Customer) encryption).key()));
        }
        return keys.isEmpty()
                ? List.of()
                : List.of(new Statement(
                        "UseKeys",
                        "for tables that are encrypted with a key of the account",
                        List.of("kms:Decrypt"),
                        keys.stream().<Resource>map(Resource.OfKey::new).toList(),
                        List.of(new Condition("StringLike", "kms:ViaService", THROUGH))));
    }
}
