package dev.tablewright.exercise;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.URISyntaxException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.SortedMap;
import java.util.stream.Collectors;
import javax.tools.Diagnostic;
import javax.tools.DiagnosticCollector;
import javax.tools.FileObject;
import javax.tools.ForwardingJavaFileManager;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileManager;
import javax.tools.JavaFileObject;
import javax.tools.SimpleJavaFileObject;
import javax.tools.StandardJavaFileManager;

/** Compiles sources as a strict project would, without writing a file. */
final class InMemoryCompiler {

    private static final int MOST_PROBLEMS = 20;

    private final JavaCompiler compiler;

    /** @param compiler null on a JRE, which has none */
    InMemoryCompiler(JavaCompiler compiler) {
        if (compiler == null) {
            throw new NoCompilerException();
        }
        this.compiler = compiler;
    }

    /**
     * The bytes of all classes, by their names.
     *
     * @param sources by their paths
     * @param libraries whose class path is the sources' too
     * @throws IllegalStateException if they do not compile, or with a warning; the message has what the compiler says
     */
    Map<String, byte[]> compile(SortedMap<String, String> sources, ClassLoader libraries) {
        DiagnosticCollector<JavaFileObject> found = new DiagnosticCollector<>();
        Map<String, ByteArrayOutputStream> classes = new LinkedHashMap<>();
        try (StandardJavaFileManager standard =
                        compiler.getStandardFileManager(found, Locale.ROOT, StandardCharsets.UTF_8);
                JavaFileManager files = new Classes(standard, classes)) {
            List<JavaFileObject> units = sources.entrySet().stream()
                    .<JavaFileObject>map(file -> new Source(file.getKey(), file.getValue()))
                    .toList();
            // Manifests of jars may name what is not there, which is no concern of ours: -path.
            List<String> options = List.of(
                    "--release", "17", "-Xlint:all,-path", "-Werror", "-proc:none", "-classpath", classPath(libraries));
            if (!compiler.getTask(null, files, found, options, null, units).call()) {
                throw new IllegalStateException("the generated code does not compile:\n" + problems(found));
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        Map<String, byte[]> bytes = new LinkedHashMap<>();
        classes.forEach((name, out) -> bytes.put(name, out.toByteArray()));
        return bytes;
    }

    private static String problems(DiagnosticCollector<JavaFileObject> found) {
        return found.getDiagnostics().stream()
                .limit(MOST_PROBLEMS)
                .map(InMemoryCompiler::problem)
                .collect(Collectors.joining("\n"));
    }

    private static String problem(Diagnostic<? extends JavaFileObject> problem) {
        String place =
                problem.getSource() == null ? "" : problem.getSource().getName() + ":" + problem.getLineNumber() + ": ";
        return place + problem.getMessage(Locale.ROOT);
    }

    /** That of the program, and of the class loader where it is one of its own: in a build, that of a plugin. */
    private static String classPath(ClassLoader libraries) {
        List<String> entries = new ArrayList<>(List.of(System.getProperty("java.class.path")));
        if (libraries instanceof URLClassLoader urls) {
            for (URL url : urls.getURLs()) {
                entries.add(file(url));
            }
        }
        return String.join(System.getProperty("path.separator"), entries);
    }

    private static String file(URL url) {
        try {
            return Path.of(url.toURI()).toString();
        } catch (URISyntaxException e) {
            throw new IllegalStateException("no file: " + url, e);
        }
    }

    private static final class Source extends SimpleJavaFileObject {

        private final String text;

        Source(String path, String text) {
            super(URI.create("memory:///" + path), Kind.SOURCE);
            this.text = text;
        }

        @Override
        public CharSequence getCharContent(boolean ignoreEncodingErrors) {
            return text;
        }
    }

    private static final class ClassFile extends SimpleJavaFileObject {

        private final OutputStream out;

        ClassFile(String name, OutputStream out) {
            super(URI.create("memory:///" + name.replace('.', '/') + Kind.CLASS.extension), Kind.CLASS);
            this.out = out;
        }

        @Override
        public OutputStream openOutputStream() {
            return out;
        }
    }

    /** Keeps classes in memory. */
    private static final class Classes extends ForwardingJavaFileManager<StandardJavaFileManager> {

        private final Map<String, ByteArrayOutputStream> classes;

        Classes(StandardJavaFileManager standard, Map<String, ByteArrayOutputStream> classes) {
            super(standard);
            this.classes = classes;
        }

        @Override
        public JavaFileObject getJavaFileForOutput(
                Location location, String name, JavaFileObject.Kind kind, FileObject sibling) {
            return new ClassFile(name, classes.computeIfAbsent(name, each -> new ByteArrayOutputStream()));
        }
    }
}
