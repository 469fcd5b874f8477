package dev.tablewright.generate.java;

import dev.tablewright.access.read.AccessPlan;
import dev.tablewright.access.read.AccessPlanText;
import dev.tablewright.access.read.Read;
import dev.tablewright.access.write.WritePlan;
import dev.tablewright.access.write.WritePlanText;
import dev.tablewright.check.load.Amount;
import dev.tablewright.check.load.PatternLoad;
import dev.tablewright.generate.chart.KeyChart;
import dev.tablewright.generate.chart.TextTable;
import dev.tablewright.generate.java.JavaApi.WriteApi;
import dev.tablewright.model.design.KeyAttribute;
import dev.tablewright.model.design.Table;
import dev.tablewright.model.entity.Entity;
import dev.tablewright.model.pattern.Frequency;
import dev.tablewright.model.pattern.Pattern;
import dev.tablewright.model.pattern.Write;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;

/** The facade: a repository of each entity, a method for each pattern and for each write. */
record FacadeSource(Context context, WritesSource writes, boolean async) {

    JavaFile file() {
        Naming naming = context.naming();
        String name = async ? naming.asyncFacade() : naming.facade();
        JavaFile file = context.file(name);
        Code code = file.body().javadoc(heading());
        code.open("public final class " + name + " {").blank();
        String connection = async ? "§AsyncConnection" : "§Connection";
        if (!async) {
            tables(code);
        }
        code.line("private final " + connection + " connection;");
        for (Entity entity : context.stored()) {
            code.line("private final " + repository(entity) + " " + field(entity) + ";");
        }
        code.blank().open("private " + name + "(" + connection + " connection) {");
        code.line("this.connection = connection;");
        for (Entity entity : context.stored()) {
            code.line("this." + field(entity) + " = new " + repository(entity) + "(connection);");
        }
        code.close();
        connection(code, name, connection);
        for (Entity entity : context.stored()) {
            code.blank()
                    .block(
                            "public " + repository(entity) + " "
                                    + context.names(entity).accessor() + "() {",
                            "return " + field(entity) + ";");
        }
        List<AccessPlan> plans = context.analysis().plans();
        List<PatternLoad> loads = context.analysis().workload().patterns();
        for (int i = 0; i < plans.size(); i++) {
            read(code, plans.get(i), loads.get(i));
        }
        List<WritePlan> writePlans = context.analysis().writePlans();
        for (int i = 0; i < writePlans.size(); i++) {
            write(code, writePlans.get(i));
        }
        new DoingSource(writes, async).methods(code);
        new StreamSource(context, async).methods(code);
        code.close();
        return file;
    }

    private String repository(Entity entity) {
        String name = entity.name().text();
        return async
                ? context.naming().of(name).asyncRepository()
                : context.naming().of(name).repository();
    }

    /** Named by its method, which no other field has. */
    private String field(Entity entity) {
        String name = context.names(entity).accessor();
        return name.equals("connection") ? name + "_" : name;
    }

    private Javadoc heading() {
        String application = context.model().application().text();
        Javadoc javadoc = new Javadoc()
                .paragraph(context.model()
                        .description()
                        .map(EntityJavadoc::sentence)
                        .orElse("The data of " + application + (async ? ", through the asynchronous client." : ".")));
        if (!async) {
            for (Table table : context.design().tables()) {
                javadoc.chart(KeyChart.parts(context.design(), table, "").stream()
                        .map(TextTable::plain)
                        .collect(Collectors.joining("\n")));
            }
        }
        return javadoc;
    }

    private void tables(Code code) {
        for (Table table : context.design().tables()) {
            String sort = JavaNames.optional(
                    table.key().sort().stream().map(KeyAttribute::name).findFirst());
            code.line("public static final §TableType "
                    + context.naming().tableConstant(table.name().text()) + " = new §TableType("
                    + JavaNames.literal(table.name().text()) + ", "
                    + JavaNames.literal(table.key().partition().get(0).name()) + ", " + sort + ", "
                    + JavaNames.literal(context.design().typeAttribute()) + ");");
        }
        code.blank();
    }

    private void connection(Code code, String name, String connection) {
        String client = async ? "§DynamoDbAsyncClient" : "§DynamoDbClient";
        String entities = async ? context.naming().facade() + ".entities()" : "entities()";
        code.blank().javadoc("Begins a connection; nothing has to be said but build().");
        code.block(
                "public static " + connection + ".Builder<" + name + "> on(" + client + " client) {",
                "return " + connection + ".on(client, " + entities + ", " + name + "::new);");
        if (!async) {
            String all = context.stored().stream()
                    .map(entity -> context.names(entity).stored() + ".INSTANCE")
                    .collect(Collectors.joining(", "));
            code.blank().block("static §List<§EntityType<?>> entities() {", "return §List.of(" + all + ");");
        }
    }

    private void read(Code code, AccessPlan plan, PatternLoad load) {
        Pattern pattern = plan.pattern();
        PatternParameters parameters = new PatternParameters(context, plan);
        String reads =
                context.naming().reads() + "." + context.naming().of(pattern).method();
        String call = context.naming().reads() + "." + ReadsSource.call(context, pattern);
        String result = pattern.operation() == Pattern.Operation.COUNT
                ? "Long"
                : new Rows(context, parameters.requests()).type();
        String declared = parameters.declared();
        String arguments = parameters.arguments();
        String statement;
        String type;
        if (pattern.operation() == Pattern.Operation.LIST) {
            boolean top = pattern.top().isPresent();
            String results = (async ? "§AsyncResults" : "§Results") + "<" + result + ">";
            type = top ? future("§List<" + result + ">") : results;
            String listing = reads + "(" + arguments + ")";
            statement = "connection.results(" + (async ? call + ", " : "") + deferred() + listing + ")"
                    + (top ? ".list()" : "");
        } else {
            boolean batch = pattern.batch().isPresent() && pattern.operation() == Pattern.Operation.GET;
            if (batch) {
                declared = "§Collection<" + parameters.batchKey() + "> " + parameters.batchCollection();
                arguments = parameters.batchCollection();
                type = future("§Map<" + parameters.batchKey() + ", " + result + ">");
            } else if (pattern.operation() == Pattern.Operation.COUNT) {
                type = async ? future("Long") : "long";
            } else {
                type = future("§Optional<" + result + ">");
            }
            statement = "connection.run(" + call + ", " + deferred() + reads + "(connection.settings()"
                    + (arguments.isEmpty() ? "" : ", " + arguments) + "))";
        }
        code.blank().javadoc(javadoc(plan, load));
        code.block(
                "public " + type + " " + context.naming().of(pattern).method() + "(" + declared + ") {",
                "return " + statement + ";");
    }

    /** What is wrong with a parameter comes with the future: so it is looked at when that is there. */
    private String deferred() {
        return async ? "() -> " : "";
    }

    private String future(String type) {
        return async ? "§CompletableFuture<" + type + ">" : type;
    }

    private Javadoc javadoc(AccessPlan plan, PatternLoad load) {
        Pattern pattern = plan.pattern();
        AccessPlanText text = new AccessPlanText(context.design().typeAttribute());
        StringBuilder chart = new StringBuilder();
        for (Read read : plan.reads()) {
            String index = AccessPlanText.index(read);
            String operation = AccessPlanText.operation(pattern, read);
            String word = read.operation().word();
            chart.append(word)
                    .append(index.isEmpty() ? "" : " of " + index)
                    .append(operation.substring(word.length()))
                    .append('\n');
            chart.append("  ").append(AccessPlanText.keyCondition(read)).append('\n');
            String remark = text.remark(read);
            chart.append(remark.isEmpty() ? "" : "  " + remark + "\n");
        }
        Javadoc javadoc = new Javadoc()
                .paragraph(pattern.description().map(EntityJavadoc::sentence).orElse(words(pattern)))
                .chart(chart.toString());
        String units = Amount.number(load.units().expected());
        javadoc.html(units + (units.equals("1") ? " read unit" : " read units")
                + rate(pattern.rate()).map(rate -> ", " + rate).orElse("") + ".");
        return javadoc;
    }

    private static java.util.Optional<String> rate(Frequency rate) {
        return rate.average().map(Object::toString).or(() -> rate.word()
                .map(word -> word.name().toLowerCase(Locale.ROOT) + " rate"));
    }

    private static String words(Pattern pattern) {
        String what = pattern.entities().stream().map(Object::toString).collect(Collectors.joining(" and "));
        String by = pattern.by().isEmpty()
                ? ""
                : " by "
                        + pattern.by().stream()
                                .map(parameter -> parameter.name().text())
                                .collect(Collectors.joining(", "));
        String sorted = pattern.sort().isEmpty()
                ? ""
                : ", sorted by " + pattern.sort().stream().map(Object::toString).collect(Collectors.joining(", "));
        String where = pattern.where().isAlways() ? "" : ", where " + pattern.where();
        return switch (pattern.operation()) {
            case GET ->
                pattern.batch().isPresent()
                        ? "Many " + Plural.of(what) + by + where + "."
                        : "One " + what + by + where + ".";
            case LIST -> "Every " + what + by + where + sorted + ".";
            case COUNT -> "How many there are of " + what + by + where + ".";
        };
    }

    private void write(Code code, WritePlan plan) {
        Write write = plan.write();
        WriteApi method = writes.method(write);
        String call = context.naming().writes() + "." + WritesSource.call(context, write);
        String made = context.naming().writes() + "." + method.method() + "(" + method.arguments() + ")";
        String run = method.cascade()
                ? "connection.run(" + call + ", " + deferred() + made + ".step(connection.settings()))"
                : "connection.write(" + call + ", " + deferred() + made + ")";
        boolean nothing = method.result().isEmpty();
        Javadoc javadoc = new Javadoc()
                .paragraph(write.description().map(EntityJavadoc::sentence).orElse(words(write)))
                .chart(WritePlanText.render(List.of(plan)));
        if (method.cascade()) {
            javadoc.html("Gives how many went with it.");
        }
        code.blank().javadoc(refusing(javadoc, async));
        if (!async) {
            code.block(
                    "public " + (nothing ? "void" : method.result()) + " " + method.method() + "(" + method.declared()
                            + ") {",
                    (nothing ? "" : "return ") + run + (method.cascade() ? ".orThrow();" : ";"));
            return;
        }
        String type = nothing ? "Void" : method.result().equals("long") ? "Long" : method.result();
        code.block(
                "public §CompletableFuture<" + type + "> " + method.method() + "(" + method.declared() + ") {",
                "return " + run + (method.cascade() ? ".thenApply(§Outcome::orThrow);" : toVoid(nothing)));
    }

    /** Says where a refusal is met. */
    static Javadoc refusing(Javadoc javadoc, boolean async) {
        return async
                ? javadoc.tag("@return", "fails with a WriteRefusedException if something stands in the way")
                : javadoc.tag(
                        "@throws",
                        "dev.tablewright.runtime.write.WriteRefusedException if something stands in the way");
    }

    /** A transaction gives something that nobody asked for. */
    private static String toVoid(boolean nothing) {
        return nothing ? ".thenAccept(done -> {});" : ";";
    }

    private static String words(Write write) {
        String steps = write.steps().stream()
                .map(step -> step.action().name().toLowerCase(Locale.ROOT) + "s "
                        + EntityJavadoc.one(step.entity().text())
                        + (step.takesAlong().isEmpty() ? "" : " and everything that belongs to it"))
                .collect(Collectors.joining(", "));
        return steps.substring(0, 1).toUpperCase(Locale.ROOT)
                + steps.substring(1)
                + (write.steps().size() > 1 ? ": all or nothing." : ".");
    }
}
