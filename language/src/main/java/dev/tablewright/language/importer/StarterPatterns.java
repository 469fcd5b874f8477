package dev.tablewright.language.importer;

import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.stream.Collectors;

/** The patterns that nearly every application has: one entity by its id, the children of a parent. */
final class StarterPatterns {

    private static final int PAGE = 20;

    private final UniqueNames names = new UniqueNames();
    private final Map<String, String> patterns = new LinkedHashMap<>();

    private StarterPatterns() {}

    /** Patterns by name, in the order of the diagram. */
    static Map<String, String> of(ModelDraft draft) {
        StarterPatterns starter = new StarterPatterns();
        draft.entities().forEach(starter::get);
        draft.relationships().forEach(starter::list);
        return starter.patterns;
    }

    private void get(EntityDraft entity) {
        patterns.put(
                names.take(CamelCase.lower(entity.name)),
                "{ get: " + YamlText.of(entity.name) + ", by: " + attributes(entity.id) + " }");
    }

    private void list(RelationshipDraft line) {
        if (line.isManyToMany()) {
            return;
        }
        EntityDraft child = line.child.orElseThrow();
        AttributeDraft carrier = line.carrier.orElseThrow();
        EntityDraft parent = line.other(child);
        String role = carrier.name.equals(parent.referenceName())
                ? "Of" + CamelCase.upper(carrier.name)
                : "By" + CamelCase.upper(carrier.name);
        if (line.isOneToOne()) {
            patterns.put(
                    names.take(shortened(CamelCase.lower(child.name) + role)),
                    "{ get: " + YamlText.of(child.name) + ", by: " + YamlText.of(carrier.name) + " }");
            return;
        }
        patterns.put(
                names.take(shortened(child.pluralName() + role)),
                "{ list: " + YamlText.of(child.name) + ", by: " + YamlText.of(carrier.name) + ", page: " + PAGE + " }");
    }

    private static String shortened(String name) {
        return name.substring(0, Math.min(name.length(), CamelCase.LONGEST));
    }

    /** One attribute as a word, several as a list. */
    static String attributes(Collection<AttributeDraft> attributes) {
        return attributes.size() == 1
                ? YamlText.of(attributes.iterator().next().name)
                : attributes.stream()
                        .map(attribute -> YamlText.of(attribute.name))
                        .collect(Collectors.joining(", ", "[", "]"));
    }
}
