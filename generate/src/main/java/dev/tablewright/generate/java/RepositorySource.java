package dev.tablewright.generate.java;

import dev.tablewright.model.entity.Entity;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Repositories: what can be done with entities of one kind, whatever patterns there are. */
record RepositorySource(Context context, Entity entity) {

    /** The constants of attributes, for conditions. */
    static Map<String, String> fields(Context context, Entity entity) {
        NameScope scope = new NameScope();
        Map<String, String> names = new HashMap<>();
        for (Member member : new Members(context).of(entity)) {
            names.put(member.attribute().name().text(), scope.claim(JavaNames.constant(member.name())));
        }
        return names;
    }

    JavaFile blocking() {
        return file(names().repository(), false);
    }

    JavaFile async() {
        return file(names().asyncRepository(), true);
    }

    private Naming.EntityNames names() {
        return context.names(entity);
    }

    private JavaFile file(String name, boolean async) {
        JavaFile file = context.file(name);
        String parent = async ? "§AsyncRepository" : "§Repository";
        String connection = async ? "§AsyncConnection" : "§Connection";
        Code code = file.body()
                .javadoc(new Javadoc()
                        .html("All entities of the kind {@link " + names().type() + "}"
                                + (async ? ", in futures." : ".")));
        code.open("public final class " + name + " extends " + parent + "<" + names().type() + "> {")
                .blank();
        if (!async) {
            fields(code);
        }
        code.blank()
                .block(
                        name + "(" + connection + " connection) {",
                        "super(connection, " + names().stored() + ".INSTANCE);");
        List<Member> members = new TableKey(context, entity).members();
        String known = names().stored() + ".known(" + TableKey.names(members) + ")";
        String variable = JavaNames.escaped(Naming.decapitalised(names().type()));
        ways(code, TableKey.declared(members), known, TableKey.names(members), async, reachedBy(members));
        ways(
                code,
                names().type() + " " + variable,
                "writes().known(" + variable + ")",
                variable,
                async,
                "; the caller has read it.");
        if (new TableKey(context, entity).lookup().isPresent()) {
            Codec id = context.codecs().id(entity);
            String parameter = entity.id().size() == 1
                    ? IdSource.parts(context, entity).get(0).name()
                    : "id";
            ways(
                    code,
                    id.type() + " " + parameter,
                    names().stored() + ".find(" + parameter + ")",
                    parameter,
                    async,
                    "; looked up by its id, in a request before.");
        }
        code.close();
        return file;
    }

    private static String reachedBy(List<Member> members) {
        return members.isEmpty() ? "." : "; reached by what its key is made of.";
    }

    private void fields(Code code) {
        Map<String, String> names = fields(context, entity);
        for (Member member : new Members(context).of(entity)) {
            String name = member.attribute().name().text();
            code.line("public static final §Field<"
                    + member.codec().boxed() + "> " + names.get(name) + " = new §Field<>(" + JavaNames.literal(name)
                    + ", §List.of(" + member.stored()
                    + "), "
                    + member.codec().encoder() + ");");
        }
    }

    /** Update, deletion and check of an entity that is reached in one way. */
    private void ways(Code code, String declared, String known, String arguments, boolean async, String how) {
        String runner = async ? "§WriteRunner.none()" : "connection()";
        code.blank().javadoc("Changes single attributes" + how);
        code.block(
                "public " + names().update() + " update(" + declared + ") {",
                "return new " + names().update() + "(writes(), " + known + ", " + runner + ");");
        code.blank().javadoc("A deletion, to be done under conditions or in a transaction" + how);
        code.block(
                "public §EntityDelete<" + names().type() + "> deleting(" + declared + ") {",
                "return writes().delete(" + known + (async ? "" : ", connection()") + ");");
        String optional = "§Optional<" + names().type() + ">";
        code.blank().javadoc("Deletes it if it is there, and gives what it was" + how);
        if (async) {
            code.block(
                    "public §CompletableFuture<" + optional + "> delete(" + declared + ") {",
                    "return connection().write(§CallInfo.of(" + JavaNames.literal(entity.name() + ".delete")
                            + "), () -> deleting(" + arguments + "));");
        } else {
            code.block(
                    "public " + optional + " delete(" + declared + ") {",
                    "return deleting(" + arguments + ").apply();");
        }
        code.blank().javadoc("That it is there, to be demanded in a transaction" + how);
        code.block(
                "public §EntityCheck<" + names().type() + "> checking(" + declared + ") {",
                "return writes().check(" + known + (async ? "" : ", connection()") + ");");
    }
}
