package dev.tablewright.generate.java;

import java.io.IOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.SortedMap;
import javax.tools.Diagnostic;
import javax.tools.DiagnosticCollector;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileObject;
import javax.tools.SimpleJavaFileObject;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;

/** Compiles generated sources as a strict project would, without writing anything but class files. */
final class Compilation {

    private Compilation() {}

    /** What the compiler says; nothing if all is well. */
    static List<String> problems(SortedMap<String, String> files) throws IOException {
        JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
        DiagnosticCollector<JavaFileObject> found = new DiagnosticCollector<>();
        Path classes = Files.createTempDirectory("generated");
        try (StandardJavaFileManager manager = compiler.getStandardFileManager(found, Locale.ROOT, null)) {
            List<JavaFileObject> sources = new ArrayList<>();
            for (Map.Entry<String, String> file : files.entrySet()) {
                sources.add(new Source(file.getKey(), file.getValue()));
            }
            List<String> options = List.of(
                    "--release",
                    "17",
                    "-Xlint:all",
                    "-Werror",
                    "-proc:none",
                    "-d",
                    classes.toString(),
                    "-classpath",
                    System.getProperty("java.class.path"));
            boolean fine = compiler.getTask(null, manager, found, options, null, sources)
                    .call();
            List<String> problems = new ArrayList<>();
            for (Diagnostic<? extends JavaFileObject> problem : found.getDiagnostics()) {
                String place = problem.getSource() == null
                        ? ""
                        : problem.getSource().getName() + ":" + problem.getLineNumber();
                problems.add(place + " " + problem.getMessage(Locale.ROOT));
            }
            // Jars of others may be noisy; what is no error of ours is let through if everything compiled.
            return fine ? List.of() : problems;
        } finally {
            delete(classes);
        }
    }

    private static void delete(Path folder) throws IOException {
        try (var all = Files.walk(folder)) {
            for (Path path : all.sorted(java.util.Comparator.reverseOrder()).toList()) {
                Files.delete(path);
            }
        }
    }

    private static final class Source extends SimpleJavaFileObject {

        private final String text;

        Source(String path, String text) {
            super(URI.create("string:///" + path), Kind.SOURCE);
            this.text = text;
        }

        @Override
        public CharSequence getCharContent(boolean ignoreEncodingErrors) {
            return text;
        }
    }
}
