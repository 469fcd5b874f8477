package dev.tablewright.runtime.stream;

import dev.tablewright.runtime.call.CallInfo;
import dev.tablewright.runtime.call.Settings;
import dev.tablewright.runtime.call.Step;
import dev.tablewright.runtime.item.ItemReader;
import dev.tablewright.runtime.query.Decoder;
import dev.tablewright.runtime.query.QueryShape;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Finds parents in an index, where a child knows their id and the key of the table is made of more. */
final class ParentLookup {

    private static final CallInfo CALL = CallInfo.of("stream.lookup");

    /** An index follows its table with a delay: a parent that is not there yet is not gone. */
    private static final int LOOKS = 4;

    private ParentLookup() {}

    /** Contributions to parents by the keys of their tables. */
    static Step<List<Contribution>> found(List<Contribution> all, Settings settings) {
        List<Additions.Parent> wanted = all.stream()
                .flatMap(contribution -> contribution.parts().stream())
                .map(Contribution.Part::parent)
                .filter(parent -> parent.index().isPresent())
                .distinct()
                .toList();
        if (wanted.isEmpty()) {
            return Step.done(all);
        }
        List<Step<Optional<Map<String, AttributeValue>>>> looks = new ArrayList<>();
        wanted.forEach(parent -> looks.add(look(parent, settings, 1)));
        return Step.all(looks, keys -> {
            Map<Additions.Parent, Additions.Parent> places = new LinkedHashMap<>();
            for (int i = 0; i < wanted.size(); i++) {
                Additions.Parent parent = wanted.get(i);
                keys.get(i)
                        .ifPresent(
                                key -> places.put(parent, new Additions.Parent(parent.type(), key, Optional.empty())));
            }
            return Step.done(all.stream()
                    .map(contribution -> contribution.found(places))
                    .filter(contribution -> !contribution.isEmpty())
                    .toList());
        });
    }

    private static Step<Optional<Map<String, AttributeValue>>> look(
            Additions.Parent parent, Settings settings, int look) {
        return once(parent, settings).then(found -> {
            Optional<Duration> pause =
                    settings.pauses().after(look, settings.chance().getAsDouble());
            return found.isPresent() || look == LOOKS || pause.isEmpty()
                    ? Step.done(found)
                    : Step.after(pause.get(), () -> look(parent, settings, look + 1));
        });
    }

    private static Step<Optional<Map<String, AttributeValue>>> once(Additions.Parent parent, Settings settings) {
        List<String> attributes = List.copyOf(parent.key().keySet());
        Map<String, String> names = new LinkedHashMap<>();
        Map<String, AttributeValue> values = new LinkedHashMap<>();
        for (int i = 0; i < attributes.size(); i++) {
            names.put("#k" + i, attributes.get(i));
            values.put(":k" + i, parent.key().get(attributes.get(i)));
        }
        String condition = names.keySet().stream()
                .map(name -> name + " = :" + name.substring(1))
                .collect(Collectors.joining(" AND "));
        return QueryShape.of(CALL, parent.type().table(), Decoder.part(parent.type(), ItemReader::values))
                .index(parent.index().orElseThrow(), attributes)
                .where(condition)
                .names(names)
                .first(settings, values)
                .map(found -> found.map(parent.type().table()::keyOf));
    }
}
