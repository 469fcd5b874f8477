package dev.tablewright.generate.infrastructure.cdk;

import dev.tablewright.generate.infrastructure.cdk.Expression.Written;
import dev.tablewright.generate.java.JavaNames;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.SortedSet;
import java.util.TreeSet;

/** Programs for the CDK in Java: what is an object literal elsewhere is a builder. */
final class JavaLanguage implements Language {

    private static final int CONTINUED = 8;
    /** {@code Map.of} takes no more. */
    private static final int MOST_PAIRS = 10;

    private final SortedSet<String> imports = new TreeSet<>();

    /** The classes that were used, by their full names. */
    SortedSet<String> imports() {
        return imports;
    }

    @Override
    public Layout text(String text) {
        List<String> pieces =
                LongText.pieces(text).stream().map(JavaNames::literal).toList();
        return new Layout.Sum(JavaNames.literal(text), pieces, "+ ", "", CONTINUED);
    }

    @Override
    public Layout number(long number) {
        return Layout.of(number == (int) number ? Long.toString(number) : number + "L");
    }

    @Override
    public Layout sequence(List<Layout> values) {
        imports.add("java.util.List");
        return arguments("List.of(", values);
    }

    @Override
    public Layout mapping(List<Written> entries) {
        imports.add("java.util.Map");
        boolean few = entries.size() <= MOST_PAIRS;
        List<Layout> parts = new ArrayList<>();
        for (Written entry : entries) {
            String key = JavaNames.literal(entry.name());
            parts.add(
                    few
                            ? entry.value().between(key + ", ", "")
                            : entry.value().between("Map.entry(" + key + ", ", ")"));
        }
        return arguments(few ? "Map.of(" : "Map.ofEntries(", parts);
    }

    @Override
    public Layout struct(CdkType type, List<Written> properties) {
        return built(type(type) + ".builder()", properties);
    }

    @Override
    public Layout create(CdkType type, Optional<String> id, List<Written> properties) {
        String arguments = id.map(name -> "this, " + JavaNames.literal(name)).orElse("");
        return built(type(type) + ".Builder.create(" + arguments + ")", properties);
    }

    private static Layout built(String builder, List<Written> properties) {
        List<Layout> links = new ArrayList<>();
        properties.forEach(property -> links.add(property.value().between("." + property.name() + "(", ")")));
        links.add(Layout.of(".build()"));
        return new Layout.Chain(Layout.of(builder), links, CONTINUED);
    }

    @Override
    public Layout call(Layout target, String method, List<Layout> arguments) {
        Layout link = arguments.size() == 1
                ? arguments.get(0).between("." + method + "(", ")")
                : arguments("." + method + "(", arguments);
        if (target instanceof Layout.Word) {
            return link.between(target.flat(), "");
        }
        List<Layout> links = new ArrayList<>();
        Layout first = target;
        if (target instanceof Layout.Chain chain) {
            first = chain.first();
            links.addAll(chain.links());
        }
        links.add(link);
        return new Layout.Chain(first, links, CONTINUED);
    }

    @Override
    public Layout own(String method, List<Layout> arguments) {
        return arguments.size() == 1 ? arguments.get(0).between(method + "(", ")") : arguments(method + "(", arguments);
    }

    @Override
    public Layout present(Layout value) {
        return value;
    }

    @Override
    public Layout property(Layout target, String name) {
        String getter = "get" + name.substring(0, 1).toUpperCase(Locale.ROOT) + name.substring(1) + "()";
        return Layout.of(target.flat() + "." + getter);
    }

    @Override
    public Layout joined(Layout first, String text) {
        return Layout.of(first.flat() + " + " + JavaNames.literal(text));
    }

    @Override
    public String type(CdkType type) {
        imports.add(type.inJava());
        return type.name();
    }

    @Override
    public String field(String name) {
        return name;
    }

    private static Layout arguments(String head, List<Layout> values) {
        return new Layout.Enclosed(head, values, ")", "", CONTINUED, false);
    }
}
