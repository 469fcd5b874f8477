package dev.tablewright.synthesis.layout;

import dev.tablewright.model.design.CompanionItem;
import dev.tablewright.model.entity.Attribute;
import dev.tablewright.model.entity.Entity;
import dev.tablewright.model.entity.Type;
import dev.tablewright.synthesis.key.ValuePaths;
import dev.tablewright.synthesis.key.Words;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The words before the values in shared keys: which entity an item is of, and what its partition is about. */
final class Labels {

    private final ValuePaths paths;
    private final Map<String, EntityDraft> drafts;
    private final Map<String, String> entities = new LinkedHashMap<>();
    private final Map<String, String> owners = new LinkedHashMap<>();

    Labels(ValuePaths paths, Map<String, EntityDraft> drafts) {
        this.paths = paths;
        this.drafts = drafts;
        drafts.keySet().forEach(name -> entities.put(name, unique(Words.upper(name), name)));
    }

    /** {@code ORDERITEM}. */
    String of(Entity entity) {
        return entities.get(entity.name().text());
    }

    /** {@code CUSTOMEREMAIL} for the guards of {@code Customer.email}. */
    String of(CompanionItem companion) {
        return unique(
                Words.upper(companion.member().entity() + companion.member().attribute()),
                companion.purpose() + " " + companion.member());
    }

    /**
     * What a partition is about: the entity whose id finds it, so that children stand with their parents; or else the
     * attribute that does.
     */
    String ofPartition(Entity entity, KeyDraft key) {
        return ofPartition(entity, key, 0);
    }

    private String ofPartition(Entity entity, KeyDraft key, int depth) {
        List<String> values = key.partition().stream()
                .filter(term -> term.format().isLossless())
                .map(term -> paths.full(entity, term.path()))
                .toList();
        String name = entity.name().text();
        if (values.isEmpty()) {
            return entity.singleton() ? of(entity) : unique(Words.upper(Words.plural(name)), name + " all");
        }
        List<Attribute> references = entity.attributes().stream()
                .filter(attribute -> attribute.type() instanceof Type.Reference)
                .filter(attribute -> begins(values, whole(entity, attribute)))
                .toList();
        List<String> id = values(paths.ofId(entity));
        boolean own = values.containsAll(id) && values.size() == id.size();
        // An id that is a reference stands with what it refers to; one that only begins with a reference is its own.
        for (Attribute attribute : references) {
            if (!own || whole(entity, attribute).size() == values.size()) {
                return ofTarget(((Type.Reference) attribute.type()).entity(), depth);
            }
        }
        if (own) {
            return of(entity);
        }
        List<String> path = key.partition().get(0).path();
        String about = path.get(path.size() - 1);
        return attribute(name, about);
    }

    /** The label of the partition in which the entity itself stands, if its id finds that. */
    private String ofTarget(String target, int depth) {
        Optional<EntityDraft> draft = Optional.ofNullable(drafts.get(target));
        boolean elsewhere = draft.filter(found -> found.primary().sort().isEmpty() && depth < drafts.size())
                .isPresent();
        return elsewhere
                ? ofPartition(draft.get().entity(), draft.get().primary(), depth + 1)
                : entities.getOrDefault(target, Words.upper(target));
    }

    /** Two entities that are found by attributes of one name stand apart, since they have nothing to do with each other. */
    private String attribute(String entity, String about) {
        String plain = Words.upper(about);
        String owner = owners.putIfAbsent(plain, entity + "." + about);
        return owner == null || owner.equals(entity + "." + about)
                ? plain
                : unique(Words.upper(entity + about), entity + "." + about);
    }

    private String unique(String wanted, String owner) {
        String label = wanted;
        for (int next = 2; !owner.equals(owners.computeIfAbsent(label, l -> owner)); next++) {
            label = wanted + next;
        }
        return label;
    }

    private List<String> whole(Entity entity, Attribute attribute) {
        return values(paths.of(entity, List.of(attribute.name().text())));
    }

    private static boolean begins(List<String> values, List<String> reference) {
        return !reference.isEmpty()
                && values.size() >= reference.size()
                && values.subList(0, reference.size()).equals(reference);
    }

    private static List<String> values(Collection<ValuePaths.Value> values) {
        return values.stream().map(ValuePaths.Value::full).toList();
    }
}
