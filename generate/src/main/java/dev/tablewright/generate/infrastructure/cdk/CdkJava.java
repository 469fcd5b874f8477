package dev.tablewright.generate.infrastructure.cdk;

import dev.tablewright.generate.FirstLine;
import dev.tablewright.generate.Generated;
import dev.tablewright.generate.infrastructure.Infrastructure;
import dev.tablewright.model.Model;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * The infrastructure as a Maven project for the AWS CDK in Java: a class for each stack, one that puts them together, and what
 * {@code cdk deploy} needs to run it.
 */
public final class CdkJava {

    private CdkJava() {}

    /** The program; or, where CloudFormation would refuse what comes out of it, why. */
    public static Generated generate(Model model, Infrastructure infrastructure, String packageName) {
        return CdkProgram.generate(
                model, infrastructure, program -> files(program, FirstLine.of("//", model.source()), packageName));
    }

    private static SortedMap<String, String> files(CdkProgram program, String firstLine, String packageName) {
        String folder = "src/main/java/" + packageName.replace('.', '/') + "/";
        SortedMap<String, String> files = new TreeMap<>();
        program.stacks()
                .forEach(each -> files.put(
                        folder + each.name() + ".java",
                        new JavaClassSource(each, program.base()).render(firstLine, packageName)));
        files.put(
                folder + program.base().name() + ".java",
                new JavaBaseSource(program.base()).render(firstLine, packageName));
        files.put(folder + program.application() + ".java", application(program, firstLine, packageName));
        files.put("pom.xml", pom(program, packageName));
        files.put("cdk.json", "{\n  \"app\": \"mvn -e -q compile exec:java\"\n}\n");
        return files;
    }

    private static String application(CdkProgram program, String firstLine, String packageName) {
        JavaLanguage language = new JavaLanguage();
        JavaLines out = new JavaLines(language);
        String app = language.type(new CdkType(CdkType.Module.CORE, "App"));
        out.doc(0, "All environments of " + program.stacks().get(0).stack().application() + ": a stack for each.");
        out.line(0, "public final class " + program.application() + " {");
        out.blank();
        out.line(1, "private " + program.application() + "() {}");
        out.blank();
        out.line(1, "public static void main(String[] args) {");
        out.line(2, app + " app = new " + app + "();");
        for (StackClass each : program.stacks()) {
            out.expression(
                    2,
                    "new " + each.name() + "(app, "
                            + language.text(each.stack().name()).flat() + ", ",
                    CdkProgram.properties(each.stack()),
                    ");");
        }
        out.line(2, "app.synth();");
        out.line(1, "}");
        out.line(0, "}");
        return out.file(firstLine, packageName);
    }

    private static String pom(CdkProgram program, String packageName) {
        return """
                <?xml version="1.0" encoding="UTF-8"?>
                <project xmlns="http://maven.apache.org/POM/4.0.0"
                         xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance"
                         xsi:schemaLocation="http://maven.apache.org/POM/4.0.0 http://maven.apache.org/xsd/maven-4.0.0.xsd">
                  <modelVersion>4.0.0</modelVersion>

                  <groupId>%1$s</groupId>
                  <artifactId>%2$s</artifactId>
                  <version>1.0-SNAPSHOT</version>

                  <properties>
                    <maven.compiler.release>17</maven.compiler.release>
                    <project.build.sourceEncoding>UTF-8</project.build.sourceEncoding>
                  </properties>

                  <dependencies>
                    <dependency>
                      <groupId>software.amazon.awscdk</groupId>
                      <artifactId>aws-cdk-lib</artifactId>
                      <version>%3$s</version>
                    </dependency>
                    <dependency>
                      <groupId>software.constructs</groupId>
                      <artifactId>constructs</artifactId>
                      <version>%4$s</version>
                    </dependency>
                  </dependencies>

                  <build>
                    <plugins>
                      <plugin>
                        <groupId>org.apache.maven.plugins</groupId>
                        <artifactId>maven-compiler-plugin</artifactId>
                        <version>3.14.0</version>
                      </plugin>
                      <plugin>
                        <groupId>org.codehaus.mojo</groupId>
                        <artifactId>exec-maven-plugin</artifactId>
                        <version>3.5.0</version>
                        <configuration>
                          <mainClass>%1$s.%5$s</mainClass>
                        </configuration>
                      </plugin>
                    </plugins>
                  </build>
                </project>
                """.formatted(
                        packageName,
                        program.projectName(),
                        CdkProgram.CDK_VERSION,
                        CdkProgram.CONSTRUCTS_VERSION,
                        program.application());
    }
}
