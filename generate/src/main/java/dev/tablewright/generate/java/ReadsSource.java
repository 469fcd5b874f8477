package dev.tablewright.generate.java;

import dev.tablewright.access.read.AccessPlan;
import dev.tablewright.check.load.CallFigures;
import dev.tablewright.check.load.PatternLoad;
import dev.tablewright.model.pattern.Pattern;
import java.util.List;

/** The class with the requests of all patterns: what is asked, and with which values. The facades run them. */
record ReadsSource(Context context) {

    JavaFile file() {
        String name = context.naming().reads();
        JavaFile file = context.file(name);
        Code code = file.body().javadoc("The requests of all access patterns.");
        code.open("final class " + name + " {");
        Code methods = new Code();
        List<AccessPlan> plans = context.analysis().plans();
        List<PatternLoad> loads = context.analysis().workload().patterns();
        for (int i = 0; i < plans.size(); i++) {
            add(code, methods, plans.get(i), loads.get(i));
        }
        code.blank().line("private " + name + "() {}");
        code.blank().add(methods).close();
        return file;
    }

    /** The name of the constant that says what is called. */
    static String call(Context context, Pattern pattern) {
        return context.naming().of(pattern).shape() + Naming.CALL;
    }

    private void add(Code code, Code methods, AccessPlan plan, PatternLoad load) {
        Pattern pattern = plan.pattern();
        String constant = context.naming().of(pattern).shape();
        code.blank().line("static final §CallInfo " + constant + "_CALL = " + call(CallFigures.of(load)) + ";");
        PatternParameters parameters = new PatternParameters(context, plan);
        Rows rows = new Rows(context, parameters.requests());
        List<ReadSource> reads = plan.reads().stream()
                .map(read -> new ReadSource(context, pattern, read, parameters))
                .toList();
        for (int i = 0; i < reads.size(); i++) {
            ReadSource read = reads.get(i);
            String shape = constant + (reads.size() == 1 ? "" : "_" + (i + 1));
            ShapeSource source = new ShapeSource(context, pattern, read.request());
            code.blank()
                    .line("private static final " + source.type() + "<"
                            + rows.type(read.request().read()) + "> " + shape + " = "
                            + source.shape(
                                    constant + "_CALL",
                                    rows.decoder(read.request().read())) + ";");
        }
        new ReadMethods(context, pattern, parameters, reads).add(methods, constant);
    }

    /** What a call is expected to come to. */
    static String call(CallFigures figures) {
        String units = figures.units().stripTrailingZeros().toPlainString();
        return "new §CallInfo(" + JavaNames.literal(figures.name()) + ", "
                + (units.contains(".") ? units : units + ".0") + ", " + figures.requests() + ")";
    }
}
