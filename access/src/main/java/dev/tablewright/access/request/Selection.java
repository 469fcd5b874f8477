package dev.tablewright.access.request;

import dev.tablewright.access.key.Placement;
import dev.tablewright.access.read.Read;
import dev.tablewright.model.design.KeyAttribute;
import dev.tablewright.model.entity.Attribute;
import dev.tablewright.model.entity.Entity;
import dev.tablewright.model.pattern.Pattern;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;

/**
 * What a read has DynamoDB give, and the attributes that it names for that.
 *
 * @param names in the key, the key condition, the filter and the projection
 */
public record Selection(Kind kind, Set<String> names) {

    public Selection {
        names = Set.copyOf(names);
    }

    /** What comes over the network, in the words of DynamoDB. */
    public enum Kind {
        ALL_ATTRIBUTES,
        SPECIFIC_ATTRIBUTES,
        COUNT
    }

    /** Of a request for a pattern. */
    public static Selection of(Pattern pattern, ReadRequest request, String typeAttribute) {
        Set<String> names = new TreeSet<>();
        Read read = request.read();
        Stream.concat(
                        read.route().table().key().attributes(),
                        read.route().schema().attributes())
                .map(KeyAttribute::name)
                .forEach(names::add);
        request.projection().ifPresent(names::addAll);
        request.filter().server().forEach(alternative -> {
            if (!alternative.types().isEmpty()) {
                names.add(typeAttribute);
            }
            alternative.tests().forEach(test -> names.add(test.path().stored().get(0)));
        });
        if (pattern.operation() != Pattern.Operation.COUNT || isLookedAt(request)) {
            return new Selection(
                    request.projection().isPresent() ? Kind.SPECIFIC_ATTRIBUTES : Kind.ALL_ATTRIBUTES, names);
        }
        // What has come to its end is not counted: the filter asks for that, too.
        List<String> ends = ends(read);
        names.addAll(ends);
        if (!ends.isEmpty() && read.wanted().size() > 1) {
            names.add(typeAttribute);
        }
        return new Selection(Kind.COUNT, names);
    }

    /** Whether items have to be seen to be counted: a filter cannot ask what is asked of them, or not of their key. */
    private static boolean isLookedAt(ReadRequest request) {
        List<String> ends = ends(request.read());
        return !request.filter().here().isEmpty()
                || request.filter().passingOver()
                || request.read().fetchBack()
                || request.read()
                        .route()
                        .schema()
                        .attributes()
                        .map(KeyAttribute::name)
                        .anyMatch(ends::contains);
    }

    private static List<String> ends(Read read) {
        return read.wanted().stream()
                .map(Placement::owner)
                .flatMap(Selection::end)
                .map(Attribute::storedName)
                .toList();
    }

    private static Stream<Attribute> end(Entity entity) {
        return entity.ttl().flatMap(ttl -> entity.attribute(ttl.text())).stream();
    }
}
