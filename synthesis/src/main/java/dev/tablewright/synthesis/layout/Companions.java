package dev.tablewright.synthesis.layout;

import dev.tablewright.model.Model;
import dev.tablewright.model.design.CompanionItem;
import dev.tablewright.model.design.CompanionItem.Purpose;
import dev.tablewright.model.design.Design;
import dev.tablewright.model.entity.Attribute;
import dev.tablewright.model.entity.Entity;
import dev.tablewright.model.entity.MemberName;
import dev.tablewright.model.entity.Sequence;
import dev.tablewright.model.source.Name;
import dev.tablewright.synthesis.candidate.Draft;
import dev.tablewright.synthesis.candidate.EntityChoice;
import dev.tablewright.synthesis.key.KeyTerm;
import dev.tablewright.synthesis.key.ValuePaths;
import dev.tablewright.synthesis.key.ValuePaths.Value;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The items that a draft needs beside those of its entities: guards of unique values, and counters of sequences. */
final class Companions {

    private final ValuePaths paths;

    Companions(Model model) {
        this.paths = new ValuePaths(model);
    }

    /** One kind of such items: all for one attribute. */
    record Companion(Purpose purpose, Entity entity, Name attribute, List<KeyTerm> terms) {
        MemberName member() {
            return new MemberName(entity.name().text(), attribute.text(), attribute.span());
        }
    }

    /** Those of entities whose keys are kept. */
    static List<CompanionItem> kept(Draft draft, Optional<Design> old) {
        return old.stream()
                .flatMap(design -> design.companions().stream())
                .filter(companion -> draft.choice(companion.member().entity())
                        .filter(choice -> choice.kept().isPresent())
                        .isPresent())
                .toList();
    }

    /** Those of the others. */
    List<Companion> of(Draft draft) {
        List<Companion> companions = new ArrayList<>();
        List<EntityChoice> free = draft.choices().stream()
                .filter(choice -> choice.kept().isEmpty())
                .toList();
        for (EntityChoice choice : free) {
            Entity entity = choice.entity();
            entity.attributes().stream()
                    .filter(attribute -> attribute.unique().isPresent() && !isKey(choice, attribute))
                    .forEach(attribute -> companions.add(new Companion(
                            Purpose.UNIQUENESS, entity, attribute.name(), terms(entity, scope(attribute)))));
        }
        for (EntityChoice choice : free) {
            Entity entity = choice.entity();
            entity.sequences().stream()
                    .filter(sequence -> sequence.counter().isEmpty())
                    .forEach(sequence -> companions.add(counter(entity, sequence)));
        }
        return companions;
    }

    private Companion counter(Entity entity, Sequence sequence) {
        return new Companion(Purpose.SEQUENCE, entity, sequence.attribute(), terms(entity, sequence.per().stream()));
    }

    /** Whether equal values give equal primary keys, so that the table itself refuses the second. */
    private boolean isKey(EntityChoice choice, Attribute attribute) {
        Entity entity = choice.entity();
        List<String> scoped = scope(attribute)
                .flatMap(name -> paths.of(entity, List.of(name.text())).stream())
                .map(Value::full)
                .toList();
        List<String> held = choice.primary()
                .terms()
                .map(term -> paths.full(entity, term.path()))
                .toList();
        return !held.isEmpty() && scoped.containsAll(held);
    }

    private static Stream<Name> scope(Attribute attribute) {
        return Stream.concat(attribute.unique().orElseThrow().within().stream(), Stream.of(attribute.name()));
    }

    private List<KeyTerm> terms(Entity entity, Stream<Name> names) {
        return names.flatMap(name -> paths.of(entity, List.of(name.text())).stream())
                .map(value -> KeyTerm.plain(value.written()))
                .collect(Collectors.toList());
    }
}
