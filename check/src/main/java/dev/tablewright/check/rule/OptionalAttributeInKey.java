package dev.tablewright.check.rule;

import dev.tablewright.access.read.AccessPlan.Failure;
import dev.tablewright.access.read.Obstacle;
import dev.tablewright.model.Model;
import dev.tablewright.model.design.IndexEntry;
import dev.tablewright.model.diagnostic.Code;
import dev.tablewright.model.diagnostic.Diagnostic;
import dev.tablewright.model.diagnostic.Severity;
import dev.tablewright.model.entity.Attribute;
import dev.tablewright.model.entity.Condition;
import dev.tablewright.model.entity.Condition.Comparison;
import dev.tablewright.model.entity.Condition.Operator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/**
 * An item without a part of its primary key cannot be written, and one without a part of an index key is silently missing
 * from the index. Leaving items out of an index on purpose is fine, and is said with {@code when}.
 */
public final class OptionalAttributeInKey implements Rule {

    @Override
    public Code code() {
        return new Code("TW0402", "optional-attribute-in-key", Severity.ERROR);
    }

    @Override
    public Stream<Diagnostic> check(Subject subject) {
        Model model = subject.model();
        AttributeLookup attributes = new AttributeLookup(model);
        // What has been found once in a key need not be found again in its other part.
        Map<String, Set<String>> settled = new HashMap<>();
        return subject.keySlots().stream().flatMap(slot -> {
            Set<String> inKey = settled.computeIfAbsent(
                    slot.whichKey(),
                    key -> slot.index().map(entry -> present(entry.when())).orElseGet(HashSet::new));
            return check(attributes, slot, inKey).map(finding -> missed(subject, slot, finding)).stream();
        });
    }

    private Optional<Diagnostic> check(AttributeLookup attributes, KeySlot slot, Set<String> settled) {
        List<Attribute> along = attributes.along(slot.entity(), slot.path().steps());
        for (int i = 0; i < along.size(); i++) {
            String path = String.join(".", slot.path().steps().subList(0, i + 1));
            if (along.get(i).optional() && settled.add(path)) {
                return Optional.of(finding(slot, path, along.get(i)));
            }
        }
        return Optional.empty();
    }

    /** With the first pattern that would miss items, and one of them. */
    private static Diagnostic missed(Subject subject, KeySlot slot, Diagnostic finding) {
        return UnservedPattern.of(subject, Failure.INCOMPLETE)
                .filter(unserved -> unserved.nearest().stream()
                        .anyMatch(obstacle -> obstacle instanceof Obstacle.MayBeAbsent absent
                                && absent.placement().occupant().equals(slot.entity())
                                && absent.leaf().path().equals(slot.path().dotted())
                                && slot.index()
                                        .filter(entry -> entry.index()
                                                .text()
                                                .equals(absent.placement()
                                                        .route()
                                                        .name()))
                                        .isPresent()))
                .findFirst()
                .map(unserved -> unserved.shown(finding.also(
                        unserved.given(),
                        "access pattern `" + unserved.pattern().name() + "` would miss items")))
                .orElse(finding);
    }

    private Diagnostic finding(KeySlot slot, String path, Attribute attribute) {
        Diagnostic finding = Diagnostic.of(
                        code(),
                        slot.path().span(),
                        "`" + path + "` may be absent, and " + slot.whichKey() + " is made of it")
                .also(attribute.name().span(), "declared as optional here");
        if (slot.isPrimary()) {
            return finding.label("without it the item has no key")
                    .note("DynamoDB refuses an item without its primary key")
                    .help("declare it as required, or make the key of another attribute");
        }
        IndexEntry entry = slot.index().orElseThrow();
        String sort = entry.key().sort().isEmpty() ? "" : "sort: …, ";
        return finding.label("items without it are silently missing from the index")
                .help(
                        entry.when().isAlways()
                                ? "say that only the others stand in the index: `" + entry.index()
                                        + ": { partition: …, " + sort + "when: " + path + " exists }`"
                                : "say in `when` that only the others stand in the index: `" + path + " exists`");
    }

    /** The attributes, and the ways to them, that an item must have to satisfy a condition. */
    private static Set<String> present(Condition when) {
        Set<String> present = new HashSet<>();
        for (Comparison comparison : when.comparisons()) {
            // An attribute that is absent differs from every value.
            if (comparison.operator() != Operator.ABSENT && comparison.operator() != Operator.NOT_EQUAL) {
                List<String> steps = comparison.path().steps();
                for (int i = 1; i <= steps.size(); i++) {
                    present.add(String.join(".", steps.subList(0, i)));
                }
            }
        }
        return present;
    }
}
