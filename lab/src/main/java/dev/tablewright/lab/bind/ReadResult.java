package dev.tablewright.lab.bind;

import dev.tablewright.access.key.Placement;
import dev.tablewright.access.read.Read;
import dev.tablewright.lab.row.Row;
import dev.tablewright.model.design.KeyAttribute;
import dev.tablewright.model.design.Projection;
import dev.tablewright.model.entity.Attribute;
import dev.tablewright.model.entity.AttributePath;
import dev.tablewright.model.entity.Entity;
import dev.tablewright.model.pattern.Pattern;
import dev.tablewright.model.pattern.SortKey;
import dev.tablewright.runtime.query.Decoder;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/**
 * What a read makes of items: entities, or those of their attributes that the caller needs.
 *
 * @param several whether what other reads find is put together with it
 */
record ReadResult(Binding binding, Pattern pattern, Read read, boolean several) {

    Decoder<Row> decoder() {
        List<Decoder<? extends Row>> kinds = read.wanted().stream()
                .map(Placement::owner)
                .<Decoder<? extends Row>>map(this::decoder)
                .toList();
        return kinds.size() == 1
                ? decoder(read.wanted().get(0).owner())
                : Decoder.mixed(binding.table(read.route().table().name().text()), kinds);
    }

    private Decoder<Row> decoder(Entity entity) {
        RowType type = binding.type(entity.name().text());
        if (!isPart()) {
            return Decoder.of(type);
        }
        List<Attribute> wanted = attributes(entity);
        return Decoder.part(type, item -> type.part(item, wanted));
    }

    /** Whether only some attributes of entities are given. */
    private boolean isPart() {
        return !pattern.needs().isEmpty() && pattern.operation() != Pattern.Operation.COUNT;
    }

    /** What several reads find is put into order by the values themselves. */
    private List<Attribute> attributes(Entity entity) {
        Set<String> names = new LinkedHashSet<>();
        pattern.needs().stream().map(AttributePath::first).forEach(names::add);
        if (several) {
            pattern.sort().stream().map(SortKey::path).map(AttributePath::first).forEach(names::add);
        }
        return names.stream().flatMap(name -> entity.attribute(name).stream()).toList();
    }

    /** What is asked for where only some attributes are needed; an item of an older shape may need all of its own. */
    Optional<List<String>> projected() {
        boolean upgraded =
                read.wanted().stream().anyMatch(placement -> placement.owner().schemaVersion() > 1);
        boolean narrow = read.route()
                .index()
                .filter(index -> !(index.projection() instanceof Projection.All))
                .isPresent();
        if (!isPart() || upgraded || narrow || read.fetchBack()) {
            return Optional.empty();
        }
        Set<String> names = new LinkedHashSet<>();
        Stream.concat(
                        read.route().table().key().attributes(),
                        read.route().schema().attributes())
                .map(KeyAttribute::name)
                .forEach(names::add);
        names.add(binding.design().typeAttribute());
        read.wanted().stream().map(Placement::owner).forEach(entity -> {
            attributes(entity).forEach(attribute -> names.add(attribute.storedName()));
            entity.ttl().ifPresent(ttl -> names.add(binding.stored(entity, ttl.text())));
        });
        return Optional.of(List.copyOf(names));
    }
}
