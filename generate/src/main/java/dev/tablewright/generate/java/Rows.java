package dev.tablewright.generate.java;

import dev.tablewright.access.read.AccessPlan;
import dev.tablewright.access.read.Read;
import dev.tablewright.access.request.PatternRequests;
import dev.tablewright.model.entity.Attribute;
import dev.tablewright.model.entity.Entity;
import dev.tablewright.model.pattern.Pattern;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/** What a pattern gives: entities, or rows of those attributes that the caller needs. */
record Rows(Context context, PatternRequests requests) {

    private Pattern pattern() {
        return requests.pattern();
    }

    private Naming naming() {
        return context.naming();
    }

    private Naming.PatternNames names() {
        return naming().of(pattern());
    }

    private boolean isCount() {
        return pattern().operation() == Pattern.Operation.COUNT;
    }

    /** The type of what the pattern gives. */
    String type() {
        return SealedTypes.isMixed(pattern())
                ? names().results().orElseThrow()
                : type(pattern().entities().get(0).text());
    }

    /** The type of what it gives of one entity. */
    String type(String entity) {
        return requests.rows().containsKey(entity)
                ? names().rows().get(entity)
                : naming().of(entity).type();
    }

    /** The type of what one read gives. */
    String type(Read read) {
        if (isCount()) {
            return "§Item";
        }
        return read.wanted().size() > 1
                ? type()
                : type(read.wanted().get(0).owner().name().text());
    }

    String decoder(Read read) {
        List<String> kinds = read.wanted().stream()
                .map(placement -> decoder(placement.owner().name().text()))
                .toList();
        if (kinds.size() == 1) {
            return kinds.get(0);
        }
        String table = context.naming().table(read.route().table().name().text());
        return "§Decoder.<" + type(read) + ">mixed(" + table + ", §List.of(" + String.join(", ", kinds) + "))";
    }

    private String decoder(String entity) {
        String stored = naming().of(entity).stored() + ".INSTANCE";
        // What is only counted may lack everything but its key.
        if (isCount()) {
            return "§Decoder.part(" + stored + ", §ItemReader::values)";
        }
        return requests.rows().containsKey(entity)
                ? "§Decoder.part(" + stored + ", " + names().rows().get(entity) + "::read)"
                : "§Decoder.of(" + stored + ")";
    }

    /** The records of its rows, and of what identifies one of many in a batch. */
    List<JavaFile> files(AccessPlan plan) {
        List<JavaFile> files = new ArrayList<>();
        requests.rows().forEach((entity, attributes) -> files.add(file(context.entity(entity), attributes)));
        if (pattern().batch().isPresent() && pattern().by().size() > 1) {
            files.add(key(plan));
        }
        return files;
    }

    private JavaFile file(Entity entity, List<Attribute> attributes) {
        String name = names().rows().get(entity.name().text());
        Members all = new Members(context);
        List<Member> members =
                attributes.stream().map(attribute -> all.of(entity, attribute)).toList();
        JavaFile file = context.file(name);
        Code code = file.body()
                .javadoc(EntityJavadoc.parameters(
                        new Javadoc()
                                .html("What " + context.naming().link(pattern()) + " gives of {@link "
                                        + context.names(entity).type() + "}."),
                        members));
        String supertype = SealedTypes.isMixed(pattern())
                ? " implements " + names().results().orElseThrow()
                : "";
        code.open("public record " + name + "(" + RecordSource.parameters(members) + ")" + supertype + " {")
                .blank();
        NestedSource.reader(code, "static", name, "read", members);
        code.close();
        return file;
    }

    /** What identifies one of many in a batch. */
    private JavaFile key(AccessPlan plan) {
        String name = names().key().orElseThrow();
        JavaFile file = context.file(name);
        Code code = file.body()
                .javadoc(new Javadoc().html("What " + context.naming().link(pattern()) + " is asked for."));
        PatternParameters parameters = new PatternParameters(context, plan);
        String components = parameters.given().stream()
                .map(one -> one.codec().type() + " " + one.variable())
                .collect(Collectors.joining(", "));
        code.line("public record " + name + "(" + components + ") {}");
        return file;
    }
}
