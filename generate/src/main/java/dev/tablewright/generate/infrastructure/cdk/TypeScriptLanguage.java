package dev.tablewright.generate.infrastructure.cdk;

import dev.tablewright.generate.infrastructure.cdk.CdkType.Module;
import dev.tablewright.generate.infrastructure.cdk.Expression.Written;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Programs for the CDK in TypeScript. */
final class TypeScriptLanguage implements Language {

    private static final int STEP = 2;

    private final Set<Module> imports = EnumSet.noneOf(Module.class);

    /** The modules whose classes were used. */
    Set<Module> imports() {
        return imports;
    }

    @Override
    public Layout text(String text) {
        List<String> pieces =
                LongText.pieces(text).stream().map(TypeScriptText::literal).toList();
        return new Layout.Sum(TypeScriptText.literal(text), pieces, "", " +", STEP);
    }

    @Override
    public Layout number(long number) {
        return Layout.of(Long.toString(number));
    }

    @Override
    public Layout sequence(List<Layout> values) {
        return new Layout.Enclosed("[", values, "]", "", STEP, true);
    }

    @Override
    public Layout mapping(List<Written> entries) {
        return fields(entries);
    }

    @Override
    public Layout struct(CdkType type, List<Written> properties) {
        return fields(properties);
    }

    private static Layout fields(List<Written> fields) {
        List<Layout> parts = new ArrayList<>();
        fields.forEach(field -> parts.add(field.value().between(TypeScriptText.key(field.name()) + ": ", "")));
        return new Layout.Enclosed("{", parts, "}", " ", STEP, true);
    }

    @Override
    public Layout create(CdkType type, Optional<String> id, List<Written> properties) {
        String arguments =
                id.map(name -> "this, " + TypeScriptText.literal(name) + ", ").orElse("");
        return fields(properties).between("new " + type(type) + "(" + arguments, ")");
    }

    @Override
    public Layout call(Layout target, String method, List<Layout> arguments) {
        Layout link = arguments("." + method + "(", arguments);
        if (target instanceof Layout.Word) {
            return link.between(target.flat(), "");
        }
        return new Layout.Chain(target, List.of(link), STEP);
    }

    @Override
    public Layout own(String method, List<Layout> arguments) {
        return arguments("this." + method + "(", arguments);
    }

    /** An object or a list at the end begins in the line of the call, as people write it. */
    private static Layout arguments(String head, List<Layout> arguments) {
        int last = arguments.size() - 1;
        if (last == 0 || (last > 0 && arguments.get(last) instanceof Layout.Enclosed)) {
            StringBuilder before = new StringBuilder(head);
            arguments.subList(0, last).forEach(each -> before.append(each.flat())
                    .append(", "));
            return arguments.get(last).between(before.toString(), ")");
        }
        return new Layout.Enclosed(head, arguments, ")", "", STEP, true);
    }

    @Override
    public Layout present(Layout value) {
        return value.between("", "!");
    }

    @Override
    public Layout property(Layout target, String name) {
        return Layout.of(target.flat() + "." + name);
    }

    @Override
    public Layout joined(Layout first, String text) {
        return Layout.of("`${" + first.flat() + "}" + TypeScriptText.inTemplate(text) + "`");
    }

    @Override
    public String type(CdkType type) {
        imports.add(type.module());
        return type.inTypeScript();
    }

    @Override
    public String field(String name) {
        return "this." + name;
    }
}
