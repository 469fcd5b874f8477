package dev.tablewright.engine;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

class LeashTest {

    /** Never ends by itself. */
    public static final class Sleeper {

        private Sleeper() {}

        public static void main(String[] arguments) throws InterruptedException {
            System.out.println(arguments[0]);
            TimeUnit.HOURS.sleep(1);
        }
    }

    /** The limit is for a process that never ends. */
    @Test
    @Timeout(value = 10, unit = TimeUnit.MINUTES)
    void aProcessEndsWithItsInput() throws Exception {
        Process process = new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-cp",
                        System.getProperty("java.class.path"),
                        Leash.class.getName(),
                        Sleeper.class.getName(),
                        "awake")
                .start();
        try {
            assertThat(process.inputReader().readLine()).isEqualTo("awake");
            assertThat(process.isAlive()).isTrue();
            process.getOutputStream().close();
            assertThat(process.waitFor()).isZero();
        } finally {
            process.destroyForcibly();
        }
    }
}
