package dev.tablewright.generate.infrastructure.cdk;

import dev.tablewright.generate.FirstLine;
import dev.tablewright.generate.Generated;
import dev.tablewright.generate.infrastructure.Infrastructure;
import dev.tablewright.model.Model;
import java.util.ArrayList;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * The infrastructure as a project for the AWS CDK in TypeScript: a file for each stack, one that puts them together, and what
 * {@code npm install} and {@code cdk deploy} need to run it.
 */
public final class CdkTypeScript {

    private static final String BASE_FILE = "table-stack";

    private CdkTypeScript() {}

    /** The program; or, where CloudFormation would refuse what comes out of it, why. */
    public static Generated generate(Model model, Infrastructure infrastructure) {
        return CdkProgram.generate(
                model, infrastructure, program -> files(program, FirstLine.of("//", model.source())));
    }

    private static SortedMap<String, String> files(CdkProgram program, String firstLine) {
        SortedMap<String, String> files = new TreeMap<>();
        program.stacks()
                .forEach(each -> files.put(
                        "lib/" + file(each) + ".ts",
                        new TypeScriptClassSource(each, program.base()).render(firstLine, BASE_FILE)));
        files.put("lib/" + BASE_FILE + ".ts", new TypeScriptBaseSource(program.base()).render(firstLine));
        files.put("bin/app.ts", application(program, firstLine));
        files.put("package.json", packageJson(program));
        files.put("tsconfig.json", tsconfig());
        files.put("cdk.json", "{\n  \"app\": \"npx ts-node --prefer-ts-exts bin/app.ts\"\n}\n");
        return files;
    }

    private static String file(StackClass stack) {
        String name = stack.stack().name() + "-stack";
        return name.equals(BASE_FILE) ? name + "-2" : name;
    }

    private static String application(CdkProgram program, String firstLine) {
        TypeScriptLanguage language = new TypeScriptLanguage();
        TypeScriptLines out = new TypeScriptLines(language);
        String app = language.type(new CdkType(CdkType.Module.CORE, "App"));
        out.line(0, "const app = new " + app + "();");
        List<String> imports = new ArrayList<>();
        for (StackClass each : program.stacks()) {
            imports.add("import { " + each.name() + " } from '../lib/" + file(each) + "';");
            out.expression(
                    0,
                    "new " + each.name() + "(app, "
                            + TypeScriptText.literal(each.stack().name()) + ", ",
                    CdkProgram.properties(each.stack()),
                    ");");
        }
        return out.file(firstLine, imports);
    }

    private static String packageJson(CdkProgram program) {
        return """
                {
                  "name": "%s",
                  "version": "1.0.0",
                  "private": true,
                  "scripts": {
                    "build": "tsc --noEmit",
                    "cdk": "cdk"
                  },
                  "dependencies": {
                    "aws-cdk-lib": "%s",
                    "constructs": "%s"
                  },
                  "devDependencies": {
                    "@types/node": "^20.0.0",
                    "aws-cdk": "^2.1000.0",
                    "ts-node": "^10.9.2",
                    "typescript": "~5.9.3"
                  }
                }
                """.formatted(program.projectName(), CdkProgram.CDK_VERSION, CdkProgram.CONSTRUCTS_VERSION);
    }

    private static String tsconfig() {
        return """
                {
                  "compilerOptions": {
                    "target": "ES2022",
                    "module": "NodeNext",
                    "moduleResolution": "NodeNext",
                    "lib": ["ES2022"],
                    "strict": true,
                    "noImplicitOverride": true,
                    "noUnusedLocals": true,
                    "noUnusedParameters": true,
                    "skipLibCheck": true
                  },
                  "include": ["bin", "lib"]
                }
                """;
    }
}
