package dev.tablewright.generate.infrastructure.cdk;

import static dev.tablewright.generate.infrastructure.cdk.Expression.constant;
import static dev.tablewright.generate.infrastructure.cdk.Expression.number;
import static dev.tablewright.generate.infrastructure.cdk.Expression.text;

import dev.tablewright.generate.infrastructure.ResolvedSettings;
import dev.tablewright.generate.infrastructure.cdk.Expression.Property;
import dev.tablewright.model.design.Index;
import dev.tablewright.model.design.KeyAttribute;
import dev.tablewright.model.design.Projection;
import java.util.ArrayList;
import java.util.List;

/** What the CDK is told about an index. One that is provisioned has capacity of its own, as much as its table. */
final class IndexProperties {

    private final ResolvedSettings settings;

    IndexProperties(ResolvedSettings settings) {
        this.settings = settings;
    }

    List<Property> of(Index index) {
        List<Property> all = new ArrayList<>();
        all.add(new Property("indexName", text(index.name().text())));
        key("partitionKey", index.key().partition(), all);
        key("sortKey", index.key().sort(), all);
        if (index.projection() instanceof Projection.Include include) {
            all.add(projection("INCLUDE"));
            List<Expression> names = new ArrayList<>();
            include.attributes().forEach(name -> names.add(text(name.text())));
            all.add(new Property("nonKeyAttributes", Expression.sequence(names)));
        } else {
            all.add(projection(index.projection() instanceof Projection.KeysOnly ? "KEYS_ONLY" : "ALL"));
        }
        settings.provisioned().ifPresent(bought -> {
            all.add(new Property("readCapacity", number(bought.readUnits())));
            all.add(new Property("writeCapacity", number(bought.writeUnits())));
        });
        if (settings.contributorInsights()) {
            all.add(TableMethods.insights());
        }
        return all;
    }

    /** A key of several attributes has a property of its own. */
    private static void key(String property, List<KeyAttribute> attributes, List<Property> all) {
        if (attributes.size() == 1) {
            all.add(new Property(property, TableMethods.attribute(attributes.get(0))));
        } else if (attributes.size() > 1) {
            all.add(new Property(
                    property + "s",
                    Expression.sequence(
                            attributes.stream().map(TableMethods::attribute).toList())));
        }
    }

    private static Property projection(String kind) {
        return new Property("projectionType", constant(CdkType.PROJECTION_TYPE, kind));
    }
}
