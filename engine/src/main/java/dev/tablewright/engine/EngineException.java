package dev.tablewright.engine;

import java.util.List;

/** That there is no engine: why, and what was said last. */
public final class EngineException extends RuntimeException {

    private static final long serialVersionUID = 1L;

    private final Kind kind;

    EngineException(String why, List<String> output) {
        this(Kind.NOT_STARTED, why, output);
    }

    EngineException(Kind kind, String why, List<String> output) {
        super(output.isEmpty() ? why : why + "; it said:\n  " + String.join("\n  ", output));
        this.kind = kind;
    }

    EngineException(String why, Throwable cause) {
        this(Kind.NOT_STARTED, why, cause);
    }

    EngineException(Kind kind, String why, Throwable cause) {
        super(why, cause);
        this.kind = kind;
    }

    public Kind kind() {
        return kind;
    }

    /** What stood in the way. */
    public enum Kind {
        /** The folder that somebody named does not hold DynamoDB Local. */
        NOT_THERE,
        /** It has to be fetched, and there is no Maven to fetch it. */
        NO_MAVEN,
        /** It has to be fetched, and Maven cannot reach a repository. */
        NO_NETWORK,
        /** It has to be fetched, and Maven failed. */
        NOT_FETCHED,
        /** It is there, and does not start. */
        NOT_STARTED
    }
}
