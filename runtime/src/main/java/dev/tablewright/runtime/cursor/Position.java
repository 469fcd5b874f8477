package dev.tablewright.runtime.cursor;

import java.util.List;
import java.util.Map;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Where a list goes on. */
public sealed interface Position {

    Position START = new Start();
    Position END = new End();

    /** At its beginning. */
    record Start() implements Position {}

    /** Nowhere: all was given. */
    record End() implements Position {}

    /** Behind this key; its item need not be there any more. */
    record After(Map<String, AttributeValue> key) implements Position {}

    /**
     * A list made of several others.
     *
     * @param parts where each of them goes on
     * @param last what the last result that was given is ordered by; parts that are new since go on behind it. Empty: unknown
     */
    record Several(List<Part> parts, Map<String, AttributeValue> last) implements Position {
        public Several {
            parts = List.copyOf(parts);
        }
    }

    /** A list of which only so many more results are wanted. */
    record Limited(int left, Position position) implements Position {}

    /** @param name which part it is; a number that depends on what it is asked with */
    record Part(long name, Position position) {}
}
