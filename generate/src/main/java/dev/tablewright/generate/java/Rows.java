package dev.tablewright.generate.java;

import dev.tablewright.access.key.Placement;
import dev.tablewright.access.read.AccessPlan;
import dev.tablewright.access.read.Read;
import dev.tablewright.model.entity.AttributePath;
import dev.tablewright.model.entity.Entity;
import dev.tablewright.model.pattern.Pattern;
import dev.tablewright.model.pattern.SortKey;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/** What patterns give: entities, or rows of those attributes that the caller needs. */
final class Rows {

    private final Context context;

    Rows(Context context) {
        this.context = context;
    }

    /** Whether only some attributes of an entity are given. */
    static boolean isPart(Pattern pattern, Entity entity) {
        return !pattern.needs().isEmpty() && pattern.operation() != Pattern.Operation.COUNT;
    }

    /** The type of what a pattern gives. */
    static String type(Context context, Pattern pattern) {
        Naming naming = context.naming();
        String name = pattern.name().text();
        if (SealedTypes.isMixed(pattern)) {
            return naming.results(name);
        }
        String entity = pattern.entities().get(0).text();
        return isPart(pattern, context.entity(entity)) ? naming.row(pattern, entity) : naming.entity(entity);
    }

    /** The type of what one read of a pattern gives. */
    static String type(Context context, Pattern pattern, Read read) {
        if (pattern.operation() == Pattern.Operation.COUNT) {
            return Library.MAP + "<String, " + Library.ATTRIBUTE_VALUE + ">";
        }
        if (read.wanted().size() > 1) {
            return type(context, pattern);
        }
        Entity entity = read.wanted().get(0).owner();
        String name = entity.name().text();
        return isPart(pattern, entity)
                ? context.naming().row(pattern, name)
                : context.naming().entity(name);
    }

    String decoder(Pattern pattern, Read read, boolean several) {
        List<String> kinds = read.wanted().stream()
                .map(Placement::owner)
                .map(entity -> decoder(pattern, entity))
                .toList();
        if (kinds.size() == 1) {
            return kinds.get(0);
        }
        String table = FacadeNames.table(context, read.route().table().name().text());
        return Library.DECODER + ".<" + type(context, pattern, read) + ">mixed(" + table + ", " + Library.LIST + ".of("
                + String.join(", ", kinds) + "))";
    }

    private String decoder(Pattern pattern, Entity entity) {
        String stored = context.naming().stored(entity.name().text()) + ".INSTANCE";
        // What is only counted may lack everything but its key.
        if (pattern.operation() == Pattern.Operation.COUNT) {
            return Library.DECODER + ".part(" + stored + ", " + Library.ITEM_READER + "::values)";
        }
        return isPart(pattern, entity)
                ? Library.DECODER + ".part(" + stored + ", "
                        + context.naming().row(pattern, entity.name().text()) + "::read)"
                : Library.DECODER + ".of(" + stored + ")";
    }

    /** The attributes in a row. What several reads find is put into order by the values themselves. */
    List<Member> members(Pattern pattern, Entity entity, boolean several) {
        Set<String> names = new LinkedHashSet<>();
        pattern.needs().stream().map(AttributePath::first).forEach(names::add);
        if (several) {
            pattern.sort().stream().map(SortKey::path).map(AttributePath::first).forEach(names::add);
        }
        Members members = new Members(context);
        return names.stream()
                .flatMap(name -> entity.attribute(name).stream())
                .map(attribute -> members.of(entity, attribute))
                .toList();
    }

    /** The records of the rows of a pattern. */
    List<JavaFile> files(AccessPlan plan) {
        List<JavaFile> files = new ArrayList<>();
        Pattern pattern = plan.pattern();
        for (var name : pattern.entities()) {
            Entity entity = context.entity(name.text());
            if (isPart(pattern, entity)) {
                files.add(file(pattern, entity, plan.reads().size() > 1));
            }
        }
        if (pattern.batch().isPresent() && pattern.by().size() > 1) {
            files.add(key(plan));
        }
        return files;
    }

    private JavaFile file(Pattern pattern, Entity entity, boolean several) {
        Naming naming = context.naming();
        String name = naming.row(pattern, entity.name().text());
        List<Member> members = members(pattern, entity, several);
        JavaFile file = context.file(name);
        Code code = file.body()
                .javadoc(EntityJavadoc.parameters(
                        new Javadoc()
                                .html("What {@link " + naming.facade() + "#" + naming.method(pattern) + " "
                                        + naming.method(pattern) + "} gives of {@link "
                                        + naming.entity(entity.name().text()) + "}."),
                        members));
        String supertype = SealedTypes.isMixed(pattern)
                ? " implements " + naming.results(pattern.name().text())
                : "";
        code.open("public record " + name + "(" + RecordSource.parameters(members) + ")" + supertype + " {")
                .blank();
        String arguments = members.stream().map(NestedSource::read).collect(Collectors.joining(", "));
        code.block(
                "static " + name + " read(" + Library.ITEM_READER + " item) {",
                "return new " + name + "(" + arguments + ");");
        code.close();
        return file;
    }

    /** What identifies one of many in a batch. */
    private JavaFile key(AccessPlan plan) {
        Naming naming = context.naming();
        Pattern pattern = plan.pattern();
        String name = naming.batchKey(pattern.name().text());
        JavaFile file = context.file(name);
        Code code = file.body()
                .javadoc(new Javadoc()
                        .html("What {@link " + naming.facade() + "#" + naming.method(pattern) + " "
                                + naming.method(pattern) + "} is asked for."));
        PatternParameters parameters = new PatternParameters(context, plan);
        String components = parameters.given().stream()
                .map(one -> one.codec().type() + " " + one.variable())
                .collect(Collectors.joining(", "));
        code.line("public record " + name + "(" + components + ") {}");
        return file;
    }
}
