package dev.tablewright.synthesis.layout;

import dev.tablewright.capacity.DynamoFacts;
import dev.tablewright.model.design.Index;
import dev.tablewright.model.design.Projection;
import java.util.ArrayList;
import java.util.List;

/** DynamoDB counts the attributes that all indexes of a table name together. */
final class ProjectedNames {

    private ProjectedNames() {}

    /** The same indexes; those that would name too many hold everything. */
    static List<Index> withinLimit(List<Index> indexes) {
        List<Index> within = new ArrayList<>();
        int named = 0;
        for (Index index : indexes) {
            int more = index.projection() instanceof Projection.Include include
                    ? include.attributes().size()
                    : 0;
            boolean tooMany = named + more > DynamoFacts.PROJECTED_NAMES_AT_MOST;
            within.add(tooMany ? new Index(index.name(), index.key(), new Projection.All()) : index);
            named += tooMany ? 0 : more;
        }
        return within;
    }
}
