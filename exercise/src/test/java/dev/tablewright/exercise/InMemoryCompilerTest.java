package dev.tablewright.exercise;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Map;
import java.util.TreeMap;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.Test;

class InMemoryCompilerTest {

    private static Map<String, byte[]> compiled(String text) {
        return new InMemoryCompiler(ToolProvider.getSystemJavaCompiler())
                .compile(new TreeMap<>(Map.of("a/A.java", text)), InMemoryCompilerTest.class.getClassLoader());
    }

    @Test
    void classesAreNamedAsJavaNamesThem() {
        Map<String, byte[]> classes = compiled("package a; public record A(int x) { record B() {} }");

        assertThat(classes).containsOnlyKeys("a.A", "a.A$B");
        assertThat(new CompiledClasses(classes, getClass().getClassLoader())
                        .named("a.A")
                        .getRecordComponents())
                .hasSize(1);
    }

    @Test
    void anErrorAndAWarningAreBugsOfTheGenerator() {
        assertThatThrownBy(() -> compiled("package a; class A { int x = \"\"; }"))
                .isInstanceOf(IllegalStateException.class)
                .hasMessageContaining("the generated code does not compile")
                .hasMessageContaining("/a/A.java:1: ");
        assertThatThrownBy(() -> compiled("package a; class A { java.util.List x; }"))
                .hasMessageContaining("raw type");
    }

    @Test
    void aJreHasNoCompiler() {
        assertThatThrownBy(() -> new InMemoryCompiler(null))
                .isInstanceOf(NoCompilerException.class)
                .hasMessageContaining("has no compiler. Install a JDK (17 or newer) and set JAVA_HOME to it");
    }
}
