package dev.tablewright.runtime;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.HashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import org.junit.jupiter.api.Test;

class CopiesTest {

    private static final Copies THREE = Copies.of(3);

    @Test
    void allAreWritten() {
        assertThat(THREE.each(copy -> "copy " + copy)).containsExactly("copy 0", "copy 1", "copy 2");
        assertThatThrownBy(() -> Copies.of(0)).isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void eachIsReadNowAndThen() {
        Set<String> read = new HashSet<>();
        for (int i = 0; i < 1_000; i++) {
            THREE.any(copy -> Optional.of("copy " + copy)).ifPresent(read::add);
        }
        assertThat(read).containsExactlyInAnyOrder("copy 0", "copy 1", "copy 2");
    }

    @Test
    void aCopyThatIsNotWrittenYetIsNotMissed() {
        Map<Long, String> stored = Map.of(0L, "first");
        for (int i = 0; i < 100; i++) {
            assertThat(THREE.any(copy -> Optional.ofNullable(stored.get(copy)))).contains("first");
            assertThat(THREE.anyAsync(copy -> CompletableFuture.completedFuture(Optional.ofNullable(stored.get(copy))))
                            .join())
                    .contains("first");
        }
        assertThat(THREE.any(copy -> Optional.empty())).isEmpty();
    }
}
