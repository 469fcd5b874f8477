package dev.tablewright.generate.java;

import dev.tablewright.access.request.MergeOrder;
import dev.tablewright.access.request.PatternRequests;
import dev.tablewright.access.request.ValuePath;
import dev.tablewright.generate.code.ValueShape;
import dev.tablewright.model.entity.ScalarType;
import java.util.ArrayList;
import java.util.List;

/** The order in which results of several reads are put together, as a comparator. */
final class OrderSource {

    private final Context context;
    private final MergeOrder order;
    private final Rows rows;
    private final Navigation navigation;
    private final String result;
    private final String name;

    OrderSource(Context context, PatternRequests requests) {
        this.context = context;
        this.order = requests.order().orElseThrow();
        this.navigation = new Navigation(context);
        this.rows = new Rows(context, requests);
        this.result = rows.type();
        this.name = context.naming().of(requests.pattern()).method();
    }

    private String method(String what) {
        return name + JavaNames.type(what);
    }

    private String method(MergeOrder.Key key) {
        return method(
                "by_" + key.sort().path().dotted().replace('.', '_') + (key.index() == 0 ? "" : "_" + key.index()));
    }

    /** Of what the values have in common: that of the first entity. */
    private Codec codec(MergeOrder.Key key) {
        return navigation.codec(key.paths().values().iterator().next());
    }

    /** The comparator. */
    String comparator() {
        String reads = context.naming().reads();
        StringBuilder comparator =
                new StringBuilder("§Comparator.<" + result + ">comparingInt(" + reads + "::" + method("rank") + ")");
        for (MergeOrder.Key key : order.keys()) {
            Codec codec = codec(key);
            String natural = isText(codec) ? "§KeyOrder.UTF8" : "§Comparator.<" + codec.boxed() + ">naturalOrder()";
            comparator.append(".thenComparing(" + reads + "::" + method(key) + ", §Comparator.nullsFirst(" + natural
                    + (key.sort().descending() ? ".reversed()" : "") + "))");
        }
        return comparator.toString();
    }

    private static boolean isText(Codec codec) {
        return codec.shape().isWord()
                || codec.shape().is(ScalarType.UUID)
                || codec.type().equals("String");
    }

    /** The methods that the comparator uses. */
    void methods(Code code) {
        code.blank().open("private static int " + method("rank") + "(" + result + " row) {");
        for (int rank = 0; rank < order.leaders().size(); rank++) {
            code.open("if (row instanceof " + rows.type(order.leaders().get(rank)) + ") {")
                    .line("return " + rank + ";")
                    .close();
        }
        code.line("return " + order.leaders().size() + ";").close();
        order.keys().forEach(key -> method(code, key));
    }

    private void method(Code code, MergeOrder.Key key) {
        Codec codec = codec(key);
        code.blank()
                .open("private static " + (isText(codec) ? "String" : codec.boxed()) + " " + method(key) + "(" + result
                        + " row) {");
        key.paths().forEach((entity, path) -> value(code, rows.type(entity), path));
        code.line("return null;").close();
    }

    private void value(Code code, String type, ValuePath path) {
        String variable = JavaNames.escaped(Naming.decapitalised(type));
        Reached reached = navigation.inRecord(variable, path);
        List<String> terms = new ArrayList<>(List.of("row instanceof " + type + " " + variable));
        terms.addAll(reached.guards());
        code.open("if (" + String.join(" && ", terms) + ") {")
                .line("return " + text(reached) + ";")
                .close();
    }

    private static String text(Reached reached) {
        ValueShape shape = reached.codec().shape();
        return reached.value() + (shape.isWord() ? ".word()" : shape.is(ScalarType.UUID) ? ".toString()" : "");
    }
}
