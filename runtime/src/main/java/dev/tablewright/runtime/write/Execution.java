package dev.tablewright.runtime.write;

import dev.tablewright.runtime.call.Settings;
import dev.tablewright.runtime.call.Step;
import java.util.List;
import java.util.Optional;
import software.amazon.awssdk.core.exception.SdkException;

@SuppressWarnings("DoNotCallSuggester")
final class Execution {
    Execution(String name, List<Write<?>> writes, Settings settings, Optional<String> token, boolean once) {}

    Step<Outcome<List<Object>>> run() {
        throw new UnsupportedOperationException();
    }

    Step<Outcome<List<Object>>> afterFirst(SdkException failure) {
        throw new UnsupportedOperationException();
    }
}
