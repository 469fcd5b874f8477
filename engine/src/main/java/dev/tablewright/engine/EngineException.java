package dev.tablewright.engine;

import java.util.List;

/** That the engine did not start: why, and what it said last. */
public final class EngineException extends RuntimeException {

    EngineException(String why, List<String> output) {
        super(output.isEmpty() ? why : why + "; it said:\n  " + String.join("\n  ", output));
    }

    EngineException(String why, Throwable cause) {
        super(why, cause);
    }
}
