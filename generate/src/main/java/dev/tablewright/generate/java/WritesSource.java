package dev.tablewright.generate.java;

import dev.tablewright.access.read.AccessPlan;
import dev.tablewright.access.read.Asking;
import dev.tablewright.access.read.Read;
import dev.tablewright.access.write.FixedRequest;
import dev.tablewright.access.write.ItemCascade;
import dev.tablewright.access.write.StepProgram;
import dev.tablewright.access.write.WritePlan;
import dev.tablewright.check.load.CallFigures;
import dev.tablewright.check.load.WriteLoad;
import dev.tablewright.generate.java.JavaApi.WriteApi;
import dev.tablewright.model.entity.Attribute;
import dev.tablewright.model.entity.Entity;
import dev.tablewright.model.pattern.Pattern;
import dev.tablewright.model.pattern.Write;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** The class with all writes of the model: what is written, not yet done. The facades do it. */
final class WritesSource {

    private final Context context;
    private final Map<String, WriteApi> methods = new LinkedHashMap<>();
    private final Code constants = new Code();
    private final Code code = new Code();
    private final Set<String> written = new LinkedHashSet<>();
    private final NameScope names = new NameScope();
    private final Code shapes = new Code();
    private final NameScope shapeNames = new NameScope();

    WritesSource(Context context) {
        this.context = context;
        context.model().writes().forEach(write -> names.reserve(context.naming().method(write)));
        context.model().writes().forEach(write -> shapeNames.reserve(call(context, write)));
        context.model()
                .entities()
                .forEach(entity -> shapeNames.reserve(context.names(entity).writer()));
        List<WriteLoad> loads = context.analysis().workload().writes();
        List<WritePlan> plans = context.analysis().writePlans();
        for (int i = 0; i < plans.size(); i++) {
            add(plans.get(i), loads.get(i));
        }
    }

    WriteApi method(Write write) {
        return methods.get(write.name().text());
    }

    boolean hasCascades() {
        return methods.values().stream().anyMatch(WriteApi::cascade);
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
                body.line("private static final §EntityWrites<"
                        + context.names(entity).type()
                        + "> " + context.names(entity).writer() + " = new §EntityWrites<>("
                        + context.names(entity).stored() + ".INSTANCE);");
            }
        }
        if (!shapes.isEmpty()) {
            body.blank().add(shapes);
        }
        body.blank().line("private " + name + "() {}");
        body.blank().add(code).close();
        return file;
    }

    private void add(WritePlan plan, WriteLoad load) {
        constants.line("static final §CallInfo " + call(context, plan.write()) + " = "
                + ReadsSource.call(CallFigures.of(load)) + ";");
        WriteParameters parameters = new WriteParameters(context, plan);
        for (StepProgram step : plan.steps()) {
            written.add(step.entity().name().text());
            step.additions()
                    .forEach(addition -> written.add(addition.target().name().text()));
        }
        plan.cascades().forEach(cascade -> written.add(cascade.child().text()));
        if (plan.isCascade()) {
            cascade(plan, parameters);
        } else {
            plain(plan, parameters);
        }
    }

    /** The constant with the request of a write that is the same in all calls. */
    private String shape(WritePlan plan, FixedRequest fixed, WriteParameters parameters) {
        String name = JavaNames.constant(context.naming().method(plan.write()));
        String constant = shapeNames.claim(name, name + "_SHAPE");
        StepSource step = new StepSource(context, plan.main(), parameters, Optional.empty());
        shapes.line("private static final §WriteShape " + constant + " = "
                + new FixedSource(context, plan.main().entity(), fixed).shape(step::condition) + ";");
        return constant;
    }

    private void plain(WritePlan plan, WriteParameters parameters) {
        String name = context.naming().method(plan.write());
        Code body = new Code();
        Optional<String> shape = plan.fixed().map(fixed -> shape(plan, fixed, parameters));
        NameScope locals = parameters.locals();
        List<String> others = new ArrayList<>();
        List<StepSource.Maybe> maybe = new ArrayList<>();
        String main = "";
        String result = "";
        for (int i = 0; i < plan.steps().size(); i++) {
            StepSource source = new StepSource(context, plan.steps().get(i), parameters, shape);
            String expression = prepared(source, locals, body);
            if (i == plan.mainIndex()) {
                main = expression;
                result = plan.givesResult() ? source.result() : "";
            } else {
                others.add(expression);
            }
            others.addAll(source.also());
            maybe.addAll(source.maybe());
        }
        String type = result.isEmpty() ? "?" : result;
        body.line("return " + main + with(others, maybe, locals, body) + ";");
        WriteApi api = new WriteApi(name, parameters.inputs(), result.equals("Void") ? "" : result, false);
        code.blank().open("public static §Write<" + type + "> " + name + "(" + api.declared() + ") {");
        code.add(body).close();
        methods.put(plan.write().name().text(), api);
    }

    /** The other writes of a transaction; some only if there is something to write them to. */
    private static String with(List<String> others, List<StepSource.Maybe> maybe, NameScope locals, Code body) {
        if (maybe.isEmpty()) {
            return others.isEmpty() ? "" : ".with(" + String.join(", ", others) + ")";
        }
        String list = locals.claim("others");
        String beginning = others.isEmpty() ? "" : "§List.of(" + String.join(", ", others) + ")";
        body.line("§List<§Write<?>> " + list + " = new §ArrayList<>(" + beginning + ");");
        for (StepSource.Maybe each : maybe) {
            String parent = locals.claim("parent");
            body.line(each.reference() + ".ifPresent(" + parent + " -> " + list + ".add(" + each.write(parent) + "));");
        }
        return ".with(" + list + ".toArray(§Write<?>[]::new))";
    }

    /** An update whose optional attributes are set or removed, as the caller says. */
    private static String prepared(StepSource step, NameScope locals, Code body) {
        if (step.statements("").isEmpty()) {
            return step.expression();
        }
        String variable = locals.claim("update");
        body.line(step.updateType() + " " + variable + " = " + step.expression() + ";");
        step.statements(variable).forEach(body::line);
        return variable;
    }

    private void cascade(WritePlan plan, WriteParameters parameters) {
        String name = context.naming().method(plan.write());
        StepProgram step = plan.main();
        StepSource source = new StepSource(context, step, parameters, Optional.empty());
        String id = id(step.entity(), source);
        StringBuilder out = new StringBuilder("§Cascade.of(" + source.expression() + ")");
        for (ItemCascade cascade : plan.cascades()) {
            out.append(".children((settings, after) -> " + finder(name, cascade) + "(" + id
                    + ").page(settings, 100, after).map(page -> new §Cascade.Keys(page.items(), page.next())), known"
                    + " -> §Cascade.of("
                    + context.naming().of(cascade.child().text()).writer() + ".delete(known)))");
        }
        WriteApi api = new WriteApi(name, parameters.inputs(), "long", true);
        code.blank().open("public static §Cascade " + name + "(" + api.declared() + ") {");
        code.line("return " + out + ";").close();
        methods.put(plan.write().name().text(), api);
    }

    private String id(Entity parent, StepSource step) {
        List<String> values = IdSource.parts(context, parent).stream()
                .map(part -> step.given(part.attribute()))
                .toList();
        return values.size() == 1
                ? values.get(0)
                : "new " + context.names(parent).type() + ".Id(" + String.join(", ", values) + ")";
    }

    /** A method that lists the children of one parent: their items, as they are. */
    private String finder(String write, ItemCascade cascade) {
        Entity child = context.entity(cascade.child().text());
        Attribute via = context.attribute(child, cascade.via());
        Pattern pattern = Asking.by(child, via.name());
        Read read = cascade.read()
                .orElseThrow(() ->
                        new IllegalStateException("no query finds every " + child.name() + " by `" + via.name() + "`"));
        PatternParameters parameters =
                new PatternParameters(context, new AccessPlan.Served(pattern, List.of(read), Map.of()));
        ReadSource source = new ReadSource(context, pattern, read, parameters);
        String method = names.claim(write + Plural.of(context.names(child).type()) + "By"
                + JavaNames.type(via.name().text()));
        String constant = shapeNames.claim(JavaNames.constant(method));
        String map = "§Map<String, §AttributeValue>";
        constants.line("private static final §QueryShape<" + map + "> " + constant + " = "
                + TableKey.shape(context, child, source, "§CallInfo.of(" + JavaNames.literal(method) + ")")
                + ";");
        code.blank().open("private static §Listing<" + map + "> " + method + "(" + parameters.declared() + ") {");
        ReadMethods methods = new ReadMethods(context, pattern, parameters, List.of(source));
        code.line("return " + methods.listing(code, constant, source) + ";").close();
        return method;
    }
}
