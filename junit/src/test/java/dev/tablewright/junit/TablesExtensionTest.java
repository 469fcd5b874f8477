package dev.tablewright.junit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.platform.engine.discovery.DiscoverySelectors.selectClass;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.platform.testkit.engine.EngineExecutionResults;
import org.junit.platform.testkit.engine.EngineTestKit;

/** What a test class is told that asks for the wrong thing, and what is left behind. */
class TablesExtensionTest {

    @WithTables(model = "nowhere.yaml")
    static class WithoutModel {
        @Test
        void never() {}
    }

    @WithTables(model = "src/test/models/broken.yaml")
    static class WithBrokenModel {
        @Test
        void never() {}
    }

    @WithTables(model = "src/test/models/undesigned.yaml")
    static class WithoutDesign {
        @Test
        void never() {}
    }

    @WithTables(model = "../examples/sessions/sessions.yaml")
    static class Good {
        @Test
        void once(ModelTables tables) {
            last = tables;
            during = tables.client().listTables().tableNames();
        }
    }

    private static ModelTables last;
    private static List<String> during = List.of();

    private static EngineExecutionResults run(Class<?> type) {
        return EngineTestKit.engine("junit-jupiter")
                .selectors(selectClass(type))
                .configurationParameter("junit.jupiter.extensions.autodetection.enabled", "false")
                .execute();
    }

    private static String failure(Class<?> type) {
        return run(type).containerEvents().failed().stream()
                .map(event -> event.getRequiredPayload(org.junit.platform.engine.TestExecutionResult.class))
                .flatMap(result -> result.getThrowable().stream())
                .map(Throwable::getMessage)
                .findFirst()
                .orElseThrow();
    }

    @Test
    void mistakesAreSaid() {
        assertThat(failure(WithoutModel.class))
                .contains("cannot read the model")
                .contains("nowhere.yaml");
        assertThat(failure(WithBrokenModel.class))
                .contains("the model has errors")
                .contains("broken.yaml:");
        assertThat(failure(WithoutDesign.class)).contains("has no design");
    }

    @Test
    void nothingIsLeftBehind() {
        run(Good.class).testEvents().assertStatistics(events -> events.succeeded(1));
        assertThat(during).contains(last.name("SessionStore"));
        assertThat(last.client().listTables().tableNames()).noneMatch(name -> name.startsWith(last.name("")));
    }
}
