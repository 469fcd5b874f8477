package dev.tablewright.peers.infrastructure;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tablewright.generate.infrastructure.cdk.CdkJava;
import java.io.IOException;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import javax.tools.JavaCompiler;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** CDK programs in Java compile without a warning, and what the CDK makes of them is our template. */
class CdkJavaTest {

    private static final List<Deployed> ALL = Deployed.all();
    private static final int PATIENCE_MINUTES = 10;

    @TempDir
    static Path programs;

    static List<Deployed> all() {
        return ALL;
    }

    /** One compiler and one process for all: starting the CDK takes longer than everything else. */
    @BeforeAll
    static void synthesize() throws IOException, InterruptedException {
        List<String> mains = new ArrayList<>();
        for (Deployed each : ALL) {
            Path folder = programs.resolve(each.plainName());
            Assembly.write(
                    folder,
                    CdkJava.generate(each.model(), each.infrastructure(), each.plainName())
                            .files());
            mains.add(main(folder, each.plainName()) + " " + folder.resolve("cdk.out"));
        }
        compile();
        run(mains);
    }

    @ParameterizedTest
    @MethodSource("all")
    void synthesizesToOurTemplates(Deployed deployed) {
        deployed.templates().forEach((stack, template) -> {
            Path made = programs.resolve(deployed.plainName()).resolve("cdk.out");
            assertThat(Template.differences(template, Assembly.template(made, stack)))
                    .as(stack)
                    .isEmpty();
        });
    }

    /** As the project's own POM names it. */
    private static String main(Path folder, String packageName) throws IOException {
        String pom = Files.readString(folder.resolve("pom.xml"));
        String main = pom.replaceFirst("(?s).*<mainClass>([^<]*)</mainClass>.*", "$1");
        assertThat(main).startsWith(packageName + ".");
        return main;
    }

    private static void compile() throws IOException {
        JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
        StringWriter complaints = new StringWriter();
        try (Stream<Path> files = Files.walk(programs);
                StandardJavaFileManager manager = compiler.getStandardFileManager(null, null, null)) {
            List<Path> sources =
                    files.filter(file -> file.toString().endsWith(".java")).toList();
            List<String> options = List.of(
                    "--release",
                    "17",
                    "-Xlint:all,-classfile,-processing",
                    "-Werror",
                    "-proc:none",
                    "-d",
                    programs.resolve("classes").toString(),
                    "-classpath",
                    System.getProperty("java.class.path"));
            boolean fine = compiler.getTask(
                            complaints, manager, null, options, null, manager.getJavaFileObjectsFromPaths(sources))
                    .call();
            assertThat(fine).as(complaints.toString()).isTrue();
        }
    }

    private static void run(List<String> mains) throws IOException, InterruptedException {
        Path list = Files.write(programs.resolve("mains.txt"), mains);
        Path said = programs.resolve("said.txt");
        String classPath = programs.resolve("classes")
                + System.getProperty("path.separator")
                + System.getProperty("java.class.path");
        ProcessBuilder builder = new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-cp",
                        classPath,
                        Mains.class.getName(),
                        list.toString())
                .redirectErrorStream(true)
                .redirectOutput(said.toFile());
        builder.environment().put("CDK_OUTDIR", programs.resolve("cdk.out").toString());
        Process process = builder.start();
        boolean ended = process.waitFor(PATIENCE_MINUTES, TimeUnit.MINUTES);
        if (!ended) {
            process.destroyForcibly();
        }
        assertThat(ended && process.exitValue() == 0).as(Files.readString(said)).isTrue();
    }
}
