package dev.tablewright.generate.java;

import dev.tablewright.access.read.AccessPlan;
import dev.tablewright.access.read.Read;
import dev.tablewright.check.load.PatternLoad;
import dev.tablewright.model.design.KeyAttribute;
import dev.tablewright.model.design.Projection;
import dev.tablewright.model.entity.Entity;
import dev.tablewright.model.pattern.Pattern;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/** The class with the requests of all patterns: what is asked, and with which values. The facades run them. */
final class ReadsSource {

    private final Context context;

    ReadsSource(Context context) {
        this.context = context;
    }

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
        return context.naming().shape(pattern) + Naming.CALL;
    }

    private void add(Code code, Code methods, AccessPlan plan, PatternLoad load) {
        Pattern pattern = plan.pattern();
        String constant = context.naming().shape(pattern);
        code.blank()
                .line("static final " + Library.CALL_INFO + " " + constant + "_CALL = new " + Library.CALL_INFO + "("
                        + JavaNames.literal(pattern.name().text()) + ", "
                        + decimal(load.units().expected()) + ", "
                        + load.requests()
                                .expected()
                                .setScale(0, RoundingMode.CEILING)
                                .min(BigDecimal.valueOf(1_000_000))
                                .toPlainString()
                        + ");");
        PatternParameters parameters = new PatternParameters(context, plan);
        List<ReadSource> reads = plan.reads().stream()
                .map(read -> new ReadSource(context, pattern, read, parameters))
                .toList();
        for (int i = 0; i < reads.size(); i++) {
            ReadSource read = reads.get(i);
            String shape = constant + (reads.size() == 1 ? "" : "_" + (i + 1));
            String type = read.isByKey() ? Library.GET_SHAPE : Library.QUERY_SHAPE;
            code.blank()
                    .line("private static final " + type + "<" + result(pattern, read) + "> " + shape + " = "
                            + shape(
                                    pattern,
                                    read,
                                    constant + "_CALL",
                                    type,
                                    plan.reads().size() > 1) + ";");
        }
        new ReadMethods(context, pattern, parameters, reads).add(methods, constant);
    }

    private static String decimal(BigDecimal number) {
        String plain =
                number.setScale(2, RoundingMode.HALF_UP).stripTrailingZeros().toPlainString();
        return plain.contains(".") ? plain : plain + ".0";
    }

    /** What one read gives. */
    private String result(Pattern pattern, ReadSource read) {
        return Rows.type(context, pattern, read.read());
    }

    private String shape(Pattern pattern, ReadSource source, String call, String type, boolean several) {
        Read read = source.read();
        String table = FacadeNames.table(context, read.route().table().name().text());
        StringBuilder out = new StringBuilder(
                type + ".of(" + call + ", " + table + ", " + new Rows(context).decoder(pattern, read, several) + ")");
        if (source.isByKey()) {
            if (pattern.consistency() == Pattern.Consistency.STRONG) {
                out.append(".consistent()");
            }
            projection(pattern, read, source.expressions(), several).ifPresent(expression -> out.append(".projection(")
                    .append(JavaNames.literal(expression))
                    .append(", ")
                    .append(source.expressions().names())
                    .append(")"));
            return out.toString();
        }
        read.route().index().ifPresent(index -> out.append(".index(")
                .append(JavaNames.literal(index.name().text()))
                .append(", ")
                .append(EntityTypeSource.literals(
                        Library.LIST,
                        index.key()
                                .attributes()
                                .map(KeyAttribute::name)
                                .collect(Collectors.toCollection(LinkedHashSet::new))))
                .append(")"));
        out.append(".where(").append(JavaNames.literal(source.where())).append(")");
        if (!source.filter().isEmpty()) {
            out.append(".filter(").append(JavaNames.literal(source.filter())).append(")");
        }
        projection(pattern, read, source.expressions(), several).ifPresent(expression -> out.append(".projection(")
                .append(JavaNames.literal(expression))
                .append(")"));
        if (source.expressions().hasNames()) {
            out.append(".names(").append(source.expressions().names()).append(")");
        }
        out.append(read.backwards() ? ".backwards()" : "");
        out.append(pattern.consistency() == Pattern.Consistency.STRONG ? ".consistent()" : "");
        out.append(read.fetchBack() ? ".fetchBack()" : "");
        out.append(source.passesOver() ? ".passingOver()" : "");
        pattern.page().ifPresent(page -> out.append(".page(").append(page).append(")"));
        pattern.top().ifPresent(top -> out.append(".top(").append(top).append(")"));
        if (!source.loops().isEmpty() && !read.route().schema().sort().isEmpty()) {
            out.append(".sort(")
                    .append(EntityTypeSource.literals(
                            Library.LIST,
                            read.route().schema().sort().stream()
                                    .map(KeyAttribute::name)
                                    .collect(Collectors.toCollection(LinkedHashSet::new))))
                    .append(")");
        }
        return out.toString();
    }

    /** What is asked for where only some attributes are needed; an item of an older shape may need all of its own. */
    private java.util.Optional<String> projection(
            Pattern pattern, Read read, Expressions expressions, boolean several) {
        boolean whole = read.wanted().stream().anyMatch(placement -> !Rows.isPart(pattern, placement.owner()));
        boolean upgraded =
                read.wanted().stream().anyMatch(placement -> placement.owner().schemaVersion() > 1);
        boolean narrow = read.route()
                .index()
                .filter(index -> !(index.projection() instanceof Projection.All))
                .isPresent();
        if (whole || upgraded || narrow || read.fetchBack() || pattern.operation() == Pattern.Operation.COUNT) {
            return java.util.Optional.empty();
        }
        Set<String> attributes = new LinkedHashSet<>();
        List<KeyAttribute> keys =
                new ArrayList<>(read.route().table().key().attributes().toList());
        read.route()
                .index()
                .ifPresent(index -> keys.addAll(index.key().attributes().toList()));
        keys.forEach(key -> attributes.add(key.name()));
        attributes.add(context.design().typeAttribute());
        read.wanted().forEach(placement -> {
            Entity entity = placement.owner();
            new Rows(context)
                    .members(pattern, entity, several)
                    .forEach(member -> attributes.add(member.attribute().storedName()));
            entity.ttl()
                    .ifPresent(ttl ->
                            attributes.add(context.attribute(entity, ttl.text()).storedName()));
        });
        return java.util.Optional.of(attributes.stream().map(expressions::name).collect(Collectors.joining(", ")));
    }
}
