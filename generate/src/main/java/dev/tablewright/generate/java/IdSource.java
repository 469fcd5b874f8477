package dev.tablewright.generate.java;

import dev.tablewright.model.entity.Entity;
import dev.tablewright.model.source.Name;
import java.util.List;

/** The ids of entities that are identified by several attributes: what references to them hold. */
record IdSource(Context context) {

    /** Its parts, as components. */
    static List<Member> parts(Context context, Entity entity) {
        Members members = new Members(context);
        return entity.id().stream()
                .map(Name::text)
                .map(part -> members.of(entity, context.attribute(entity, part)))
                .toList();
    }

    void add(Code code, Entity entity) {
        List<Member> parts = parts(context, entity);
        String java = context.names(entity).type();
        code.blank().javadoc("What identifies it.");
        code.block("public Id id() {", "return new Id(" + TableKey.names(parts) + ");");
        code.blank().javadoc("What identifies one " + java + ".");
        code.open("public record Id(" + RecordSource.parameters(parts) + ") {");
        code.blank();
        List<String> checks = parts.stream()
                .flatMap(part -> RecordSource.kept(entity.name().text(), part).stream())
                .toList();
        if (!checks.isEmpty()) {
            code.block("public Id {", checks.toArray(String[]::new));
        }
        code.close();
    }
}
