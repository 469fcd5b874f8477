package dev.tablewright.access.read;

import dev.tablewright.access.key.KeyPart;
import dev.tablewright.access.key.KeyPiece;
import dev.tablewright.model.pattern.Pattern;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/** An access plan in the words of DynamoDB's documentation, for terminals and documents. */
public final class AccessPlanText {

    private final String typeAttribute;

    public AccessPlanText(String typeAttribute) {
        this.typeAttribute = typeAttribute;
    }

    /** {@code Query, backwards, 15 shards merged}. */
    public static String operation(Pattern pattern, Read read) {
        List<String> words = new ArrayList<>();
        words.add(read.operation().word());
        if (read.operation() == Read.Operation.QUERY && pattern.operation() == Pattern.Operation.COUNT) {
            words.add("counting");
        }
        if (read.operation() == Read.Operation.QUERY && pattern.batch().isPresent()) {
            words.add("one for each of " + pattern.batch().get());
        }
        if (read.backwards()) {
            words.add("backwards");
        }
        read.partition().stream()
                .flatMap(part -> part.pieces().stream())
                .map(AccessPlanText::fanOut)
                .filter(text -> !text.isEmpty())
                .forEach(words::add);
        return String.join(", ", words);
    }

    private static String fanOut(KeyPiece piece) {
        if (piece instanceof KeyPiece.Walked walked) {
            return walked.slot().slot().format().suffix().substring(1) + " by "
                    + walked.slot().slot().format().suffix().substring(1);
        }
        if (piece instanceof KeyPiece.Each each && !each.isSingle()) {
            return each.texts().size() + (each.kind() == KeyPiece.Each.Kind.SHARD ? " shards" : " values") + " merged";
        }
        return "";
    }

    /** The name of the index; empty for the table itself. */
    public static String index(Read read) {
        return read.route().index().map(index -> index.name().text()).orElse("");
    }

    /** {@code PK = CUSTOMER#{customer} and begins_with(SK, ORDER#)}. */
    public static String keyCondition(Read read) {
        List<String> conditions = new ArrayList<>();
        for (KeyPart part : read.partition()) {
            conditions.add(part.attribute() + " = " + part);
        }
        read.sort().forEach(condition -> conditions.add(condition.text()));
        return String.join(" and ", conditions);
    }

    /** What is thrown away, and what is read again; empty if all is used as it comes. */
    public String remark(Read read) {
        List<String> remarks = new ArrayList<>();
        if (!read.filter().isEmpty()) {
            remarks.add("filter: " + read.filter().text(typeAttribute));
        }
        if (read.fetchBack()) {
            remarks.add("then BatchGetItem from the table");
        }
        return remarks.stream().collect(Collectors.joining("; "));
    }
}
