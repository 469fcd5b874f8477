package dev.tablewright.generate.infrastructure.cdk;

import dev.tablewright.generate.infrastructure.cdk.StackClass.Member;
import dev.tablewright.generate.infrastructure.cdk.Statement.Method;
import dev.tablewright.generate.infrastructure.cdk.Statement.Steps;

/** The class of one stack, in Java. */
final class JavaClassSource {

    private final StackClass stack;
    private final BaseClass base;
    private final JavaLanguage language = new JavaLanguage();
    private final JavaLines out = new JavaLines(language);

    JavaClassSource(StackClass stack, BaseClass base) {
        this.stack = stack;
        this.base = base;
    }

    String render(String firstLine, String packageName) {
        out.doc(0, stack.stack().description() + ".");
        out.line(0, "public final class " + stack.name() + " extends " + base.name() + " {");
        stack.members().forEach(this::member);
        constructor();
        stack.members().forEach(member -> method(member.maker()));
        stack.others().forEach(this::method);
        out.line(0, "}");
        return out.file(firstLine, packageName);
    }

    private void member(Member member) {
        out.blank();
        out.doc(1, member.doc());
        out.line(1, "public final " + language.type(member.type()) + " " + member.name() + ";");
    }

    private void constructor() {
        language.imports().add("software.constructs.Construct");
        out.blank();
        out.line(
                1,
                "public " + stack.name() + "(Construct scope, String id, " + language.type(CdkType.STACK_PROPS)
                        + " props) {");
        out.line(2, "super(scope, id, props);");
        stack.members()
                .forEach(member ->
                        out.line(2, member.name() + " = " + member.maker().name() + "();"));
        stack.others().forEach(method -> out.line(2, method.name() + "();"));
        // Not by an override, as in TypeScript: the CDK would call back for each id, one call within the other, until
        // the stack overflows.
        out.line(2, "usePlainLogicalIds();");
        out.line(1, "}");
    }

    private void method(Method method) {
        out.blank();
        String result = method.result().map(language::type).orElse("void");
        out.line(1, "private " + result + " " + method.name() + "() {");
        Steps steps = out.steps(2);
        method.body().forEach(statement -> statement.write(steps));
        out.line(1, "}");
    }
}
