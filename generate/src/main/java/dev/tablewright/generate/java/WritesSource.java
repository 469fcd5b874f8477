package dev.tablewright.generate.java;

import dev.tablewright.access.read.AccessPlan;
import dev.tablewright.access.read.Asking;
import dev.tablewright.access.read.Read;
import dev.tablewright.check.load.WriteLoad;
import dev.tablewright.generate.java.JavaApi.WriteApi;
import dev.tablewright.generate.java.JavaApi.WriteInput;
import dev.tablewright.model.entity.Attribute;
import dev.tablewright.model.entity.Entity;
import dev.tablewright.model.pattern.Pattern;
import dev.tablewright.model.pattern.Write;
import dev.tablewright.model.pattern.WriteStep;
import dev.tablewright.model.source.Name;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;

/** The class with all writes of the model: what is written, not yet done. The facades do it. */
final class WritesSource {

    private final Context context;
    private final Map<String, Method> methods = new LinkedHashMap<>();
    private final Code constants = new Code();
    private final Code code = new Code();
    private final Set<String> written = new LinkedHashSet<>();
    private final NameScope names = new NameScope();

    /**
     * A method of the facade.
     *
     * @param cascade whether it deletes children, and says how many
     */
    record Method(WriteApi api, boolean cascade) {

        String name() {
            return api.method();
        }

        String declared() {
            return api.inputs().stream().map(WriteInput::declared).collect(Collectors.joining(", "));
        }

        String arguments() {
            return api.inputs().stream().map(WriteInput::name).collect(Collectors.joining(", "));
        }

        /** What it gives; empty: nothing. */
        String result() {
            return api.result();
        }
    }

    WritesSource(Context context) {
        this.context = context;
        List<Write> writes = context.model().writes();
        writes.forEach(write -> names.reserve(context.naming().method(write)));
        List<WriteLoad> loads = context.analysis().workload().writes();
        for (int i = 0; i < writes.size(); i++) {
            add(writes.get(i), i < loads.size() ? loads.get(i) : null);
        }
    }

    Method method(Write write) {
        return methods.get(write.name().text());
    }

    boolean hasCascades() {
        return methods.values().stream().anyMatch(Method::cascade);
    }

    static String call(Context context, Write write) {
        return JavaNames.constant(context.naming().method(write)) + Naming.CALL;
    }

    JavaFile file() {
        String name = context.naming().writes();
        JavaFile file = context.file(name);
        Code body = file.body()
                .javadoc("All writes of the model, not yet done: to be done with others, in one transaction.");
        body.open("public final class " + name + " {").blank();
        body.add(constants).blank();
        for (Entity entity : context.model().entities()) {
            if (written.contains(entity.name().text())) {
                body.line("private static final " + Library.ENTITY_WRITES + "<"
                        + context.naming().entity(entity.name().text())
                        + "> " + context.naming().writer(entity.name().text()) + " = new " + Library.ENTITY_WRITES
                        + "<>("
                        + context.naming().stored(entity.name().text()) + ".INSTANCE);");
            }
        }
        body.blank().line("private " + name + "() {}");
        body.blank().add(code).close();
        return file;
    }

    private void add(Write write, WriteLoad load) {
        constants.line(
                "static final " + Library.CALL_INFO + " " + call(context, write) + " = " + info(write, load) + ";");
        WriteParameters parameters = new WriteParameters();
        List<StepSource> steps = new ArrayList<>();
        for (WriteStep step : write.steps()) {
            steps.add(new StepSource(context, step, write.steps().size() > 1, parameters));
            parameters.nextStep();
            written.add(step.entity().text());
            step.adds().forEach(addition -> written.add(addition.target().entity()));
            step.takesAlong().forEach(child -> written.add(child.text()));
        }
        boolean cascades =
                write.steps().stream().anyMatch(step -> !step.takesAlong().isEmpty());
        if (cascades) {
            cascade(write, steps, parameters);
        } else {
            plain(write, steps, parameters);
        }
    }

    private static String info(Write write, WriteLoad load) {
        String name = JavaNames.literal(write.name().text());
        if (load == null) {
            return Library.CALL_INFO + ".of(" + name + ")";
        }
        BigDecimal units = load.tableUnits().expected().add(load.indexUnits().expected());
        String plain =
                units.setScale(2, RoundingMode.HALF_UP).stripTrailingZeros().toPlainString();
        String requests = load.requests()
                .expected()
                .setScale(0, RoundingMode.CEILING)
                .min(BigDecimal.valueOf(1_000_000))
                .toPlainString();
        return "new " + Library.CALL_INFO + "(" + name + ", " + (plain.contains(".") ? plain : plain + ".0") + ", "
                + requests + ")";
    }

    private void plain(Write write, List<StepSource> steps, WriteParameters parameters) {
        List<StepSource> givers = steps.stream().filter(StepSource::givesEntity).toList();
        boolean single = steps.size() == 1;
        // A transaction that makes one entity gives it back, with the numbers that it got.
        StepSource main = givers.size() == 1 ? givers.get(0) : steps.get(0);
        String result = single || givers.size() == 1 ? main.result() : "";
        String type = result.isEmpty() ? "?" : result;
        String name = context.naming().method(write);
        code.blank()
                .open("public static " + Library.WRITE + "<" + type + "> " + name + "(" + parameters.declared()
                        + ") {");
        Map<StepSource, String> expressions = new LinkedHashMap<>();
        NameScope locals = new NameScope().reserve(parameters.names().split(", "));
        for (StepSource step : steps) {
            expressions.put(step, prepared(step, locals));
        }
        List<String> others = new ArrayList<>();
        steps.forEach(step -> {
            if (step != main) {
                others.add(expressions.get(step));
            }
            others.addAll(step.also());
        });
        List<StepSource.Maybe> maybe =
                steps.stream().flatMap(step -> step.maybe().stream()).toList();
        code.line("return " + expressions.get(main) + with(others, maybe, locals) + ";");
        code.close();
        methods.put(
                write.name().text(),
                new Method(new WriteApi(name, parameters.inputs(), result.equals("Void") ? "" : result), false));
    }

    /** The other writes of a transaction; some only if there is something to write them to. */
    private String with(List<String> others, List<StepSource.Maybe> maybe, NameScope locals) {
        if (maybe.isEmpty()) {
            return others.isEmpty() ? "" : ".with(" + String.join(", ", others) + ")";
        }
        String list = locals.claim("others");
        String beginning = others.isEmpty() ? "" : Library.LIST + ".of(" + String.join(", ", others) + ")";
        code.line(Library.LIST + "<" + Library.WRITE + "<?>> " + list + " = new " + Library.ARRAY_LIST + "<>("
                + beginning + ");");
        for (StepSource.Maybe each : maybe) {
            String parent = locals.claim("parent");
            code.line(each.reference() + ".ifPresent(" + parent + " -> " + list + ".add(" + each.write(parent) + "));");
        }
        return ".with(" + list + ".toArray(" + Library.WRITE + "<?>[]::new))";
    }

    /** An update whose optional attributes are set or removed, as the caller says. */
    private String prepared(StepSource step, NameScope locals) {
        if (step.statements().isEmpty()) {
            return step.expression();
        }
        String variable = locals.claim("update");
        code.line(step.updateType() + " " + variable + " = " + step.expression() + ";");
        step.statements().forEach(statement -> code.line(statement.replace("update::", variable + "::")));
        return variable;
    }

    private void cascade(Write write, List<StepSource> steps, WriteParameters parameters) {
        String name = context.naming().method(write);
        WriteStep step = write.steps().get(0);
        Entity parent = context.entity(step.entity().text());
        String id = id(parent, steps.get(0));
        StringBuilder out =
                new StringBuilder(Library.CASCADE + ".of(" + steps.get(0).expression() + ")");
        for (Name child : step.takesAlong()) {
            Entity entity = context.entity(child.text());
            for (Attribute via : entity.attributes()) {
                if (via.type().refersTo(parent.name().text())) {
                    String finder = finder(name, entity, via);
                    out.append(".children((settings, after) -> ")
                            .append(finder)
                            .append("(")
                            .append(id)
                            .append(").page(settings, 100, after).map(page -> new ")
                            .append(Library.CASCADE)
                            .append(".Keys(page.items(), page.next())), known -> ")
                            .append(Library.CASCADE)
                            .append(".of(")
                            .append(context.naming().writer(entity.name().text()))
                            .append(".delete(known)))");
                }
            }
        }
        code.blank().open("public static " + Library.CASCADE + " " + name + "(" + parameters.declared() + ") {");
        code.line("return " + out + ";").close();
        methods.put(write.name().text(), new Method(new WriteApi(name, parameters.inputs(), "long"), true));
    }

    private String id(Entity parent, StepSource step) {
        List<Member> parts = IdSource.parts(context, parent);
        List<String> values = parts.stream()
                .map(part -> step.given(part.attribute().name().text()))
                .toList();
        return values.size() == 1
                ? values.get(0)
                : "new " + context.naming().entity(parent.name().text()) + ".Id(" + String.join(", ", values) + ")";
    }

    /** A method that lists the children of one parent: their items, as they are. */
    private String finder(String write, Entity child, Attribute via) {
        Pattern pattern = Asking.by(child, via.name());
        Read read = context.analysis()
                .lookups()
                .children(child, via)
                .orElseThrow(() ->
                        new IllegalStateException("no query finds every " + child.name() + " by `" + via.name() + "`"));
        PatternParameters parameters =
                new PatternParameters(context, new AccessPlan.Served(pattern, List.of(read), Map.of()));
        ReadSource source = new ReadSource(context, pattern, read, parameters);
        String method = names.claim(
                write + Plural.of(context.naming().entity(child.name().text())) + "By"
                        + JavaNames.type(via.name().text()));
        String constant = JavaNames.constant(method);
        String map = Library.MAP + "<String, " + Library.ATTRIBUTE_VALUE + ">";
        constants.line("private static final " + Library.QUERY_SHAPE + "<" + map + "> " + constant + " = "
                + TableKey.shape(context, child, source, Library.CALL_INFO + ".of(" + JavaNames.literal(method) + ")")
                + ";");
        code.blank()
                .open("private static " + Library.LISTING + "<" + map + "> " + method + "(" + parameters.declared()
                        + ") {");
        ReadMethods methods = new ReadMethods(context, pattern, parameters, List.of(source));
        code.line("return " + methods.listing(code, constant, source) + ";").close();
        return method;
    }
}
