package dev.tablewright.generate.infrastructure.cdk;

import dev.tablewright.generate.infrastructure.cdk.StackClass.Member;
import dev.tablewright.generate.infrastructure.cdk.Statement.Method;
import dev.tablewright.generate.infrastructure.cdk.Statement.Steps;
import java.util.List;

/** The class of one stack, in TypeScript. */
final class TypeScriptClassSource {

    private final StackClass stack;
    private final BaseClass base;
    private final TypeScriptLanguage language = new TypeScriptLanguage();
    private final TypeScriptLines out = new TypeScriptLines(language);

    TypeScriptClassSource(StackClass stack, BaseClass base) {
        this.stack = stack;
        this.base = base;
    }

    String render(String firstLine, String baseFile) {
        out.doc(0, stack.stack().description() + ".");
        out.line(0, "export class " + stack.name() + " extends " + base.name() + " {");
        stack.members().forEach(this::member);
        constructor();
        stack.members().forEach(member -> method(member.maker()));
        stack.others().forEach(this::method);
        out.line(0, "}");
        return out.file(
                firstLine,
                List.of(
                        "import { Construct } from 'constructs';",
                        "import { " + base.name() + " } from './" + baseFile + "';"));
    }

    private void member(Member member) {
        out.doc(1, member.doc());
        out.line(1, "public readonly " + member.name() + ": " + language.type(member.type()) + ";");
        out.blank();
    }

    private void constructor() {
        out.line(1, "constructor(scope: Construct, id: string, props?: " + language.type(CdkType.STACK_PROPS) + ") {");
        out.line(2, "super(scope, id, props);");
        stack.members()
                .forEach(member -> out.line(
                        2, "this." + member.name() + " = this." + member.maker().name() + "();"));
        stack.others().forEach(method -> out.line(2, "this." + method.name() + "();"));
        out.line(1, "}");
    }

    private void method(Method method) {
        out.blank();
        String result = method.result().map(language::type).orElse("void");
        out.line(1, "private " + method.name() + "(): " + result + " {");
        Steps steps = out.steps(2);
        method.body().forEach(statement -> statement.write(steps));
        out.line(1, "}");
    }
}
