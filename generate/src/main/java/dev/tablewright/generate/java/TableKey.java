package dev.tablewright.generate.java;

import dev.tablewright.access.read.AccessPlan;
import dev.tablewright.access.read.Asking;
import dev.tablewright.access.read.Read;
import dev.tablewright.model.entity.Entity;
import dev.tablewright.model.pattern.Pattern;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/** What a caller has to know to reach an entity in its table; and how one is found of which only the id is known. */
record TableKey(Context context, Entity entity) {

    /** The attributes of which the key is made, each as a whole. */
    List<Member> members() {
        Members members = new Members(context);
        return context.layout(entity).keyAttributes().stream()
                .map(attribute -> members.of(entity, attribute))
                .toList();
    }

    static String declared(List<Member> members) {
        return members.stream()
                .map(member -> member.codec().type() + " " + member.name())
                .collect(Collectors.joining(", "));
    }

    static String names(List<Member> members) {
        return members.stream().map(Member::name).collect(Collectors.joining(", "));
    }

    /** {@code XType.known(…)} for an id that is in a variable; a lookup if the key needs more. */
    String knownById(String id) {
        String stored = context.names(entity).stored();
        if (context.layout(entity).isKeyOfId()) {
            return stored + ".known("
                    + members().stream()
                            .map(member -> entity.id().size() == 1 ? id : id + "." + member.name() + "()")
                            .collect(Collectors.joining(", "))
                    + ")";
        }
        if (lookup().isEmpty()) {
            throw new IllegalStateException("no query finds a " + entity.name() + " by its id");
        }
        return stored + ".find(" + id + ")";
    }

    /** How an entity is read of which only the id is known: empty if that is no query of an index, or if none is needed. */
    Optional<Read> lookup() {
        return context.analysis().lookups().byId(entity);
    }

    /** A shape that gives items as they are. */
    static String shape(Context context, Entity entity, ReadSource source, String call) {
        String items = "§Decoder.part(" + context.names(entity).stored() + ".INSTANCE, §ItemReader::values)";
        return new ShapeSource(context, Asking.byId(entity), source.request()).shape(call, items);
    }

    /** The methods of a stored type by which its entities are reached. */
    void add(Code constants, Code code) {
        List<Member> members = members();
        String values = members.stream()
                .map(member -> member.stored() + ", " + member.codec().encode(member.name()))
                .collect(Collectors.joining(", "));
        code.blank().javadoc("An entity that is reached by what its key is made of.");
        code.block("static §Known known(" + declared(members) + ") {", "return §Known.of(§Map.of(" + values + "));");
        lookup().ifPresent(read -> find(constants, code, read));
    }

    private void find(Code constants, Code code, Read read) {
        Pattern pattern = Asking.byId(entity);
        AccessPlan plan = new AccessPlan.Served(pattern, List.of(read), Map.of());
        PatternParameters parameters = new PatternParameters(context, plan);
        ReadSource source = new ReadSource(context, pattern, read, parameters);
        constants.line("private static final §QueryShape<§Item> BY_ID = "
                + shape(context, entity, source, "§CallInfo.of(" + JavaNames.literal(entity.name() + ".find") + ")")
                + ";");
        List<String> lines = new ArrayList<>();
        List<Member> parts = IdSource.parts(context, entity);
        if (entity.id().size() > 1) {
            for (int i = 0; i < parts.size(); i++) {
                PatternParameters.Given given = parameters.given().get(i);
                lines.add(given.codec().type() + " " + given.variable() + " = id."
                        + parts.get(i).name() + "();");
            }
        }
        lines.add("return §Known.lookup(settings -> " + source.on("BY_ID") + ".first(settings, " + source.values()
                + "));");
        String parameter = entity.id().size() > 1
                ? context.names(entity).type() + ".Id id"
                : parameters.given().get(0).codec().type() + " "
                        + parameters.given().get(0).variable();
        code.blank().javadoc("An entity that is looked up by its id first: its key is made of more.");
        code.block("static §Known find(" + parameter + ") {", lines.toArray(String[]::new));
    }
}
