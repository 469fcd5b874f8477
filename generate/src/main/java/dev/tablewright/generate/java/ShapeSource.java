package dev.tablewright.generate.java;

import dev.tablewright.access.request.ReadRequest;
import dev.tablewright.access.request.RequestForm;
import dev.tablewright.model.design.KeyAttribute;
import dev.tablewright.model.pattern.Pattern;
import java.util.LinkedHashSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** What is the same in all calls of a request, in Java: a shape, to be filled with values. */
record ShapeSource(Context context, Pattern pattern, ReadRequest request) {

    String type() {
        return request.isByKey() ? "§GetShape" : "§QueryShape";
    }

    /** @param decoder what makes of items what is wanted */
    String shape(String call, String decoder) {
        StringBuilder out = new StringBuilder(type() + ".of(" + call + ", "
                + context.naming().table(request.read().route().table().name().text())
                + ", " + decoder + ")");
        if (request.isByKey()) {
            get(out);
        } else {
            query(out);
        }
        return out.toString();
    }

    private void get(StringBuilder out) {
        RequestForm form = request.form();
        out.append(isConsistent() ? ".consistent()" : "");
        form.projection()
                .ifPresent(text -> out.append(
                        ".projection(" + JavaNames.literal(text) + ", " + MapLiteral.ofTexts(form.names()) + ")"));
        out.append(request.filter().passingOver() ? ".passingOver()" : "");
    }

    private void query(StringBuilder out) {
        RequestForm form = request.form();
        request.read()
                .route()
                .index()
                .ifPresent(index ->
                        out.append(".index(" + JavaNames.literal(index.name().text()) + ", "
                                + names(index.key().attributes()) + ")"));
        out.append(".where(" + JavaNames.literal(form.where()) + ")");
        out.append(form.filter().isEmpty() ? "" : ".filter(" + JavaNames.literal(form.filter()) + ")");
        form.projection().ifPresent(text -> out.append(".projection(" + JavaNames.literal(text) + ")"));
        out.append(form.names().isEmpty() ? "" : ".names(" + MapLiteral.ofTexts(form.names()) + ")");
        out.append(request.read().backwards() ? ".backwards()" : "");
        out.append(isConsistent() ? ".consistent()" : "");
        out.append(request.read().fetchBack() ? ".fetchBack()" : request.isOfKeysOnly() ? ".keysOnly()" : "");
        out.append(request.filter().passingOver() ? ".passingOver()" : "");
        pattern.page().ifPresent(page -> out.append(".page(" + page + ")"));
        pattern.top().ifPresent(top -> out.append(".top(" + top + ")"));
        if (!request.loops().isEmpty()
                && !request.read().route().schema().sort().isEmpty()) {
            out.append(".sort(" + names(request.read().route().schema().sort().stream()) + ")");
        }
    }

    private boolean isConsistent() {
        return pattern.consistency() == Pattern.Consistency.STRONG;
    }

    private static String names(Stream<KeyAttribute> attributes) {
        return EntityTypeSource.literals(
                "§List", attributes.map(KeyAttribute::name).collect(Collectors.toCollection(LinkedHashSet::new)));
    }
}
