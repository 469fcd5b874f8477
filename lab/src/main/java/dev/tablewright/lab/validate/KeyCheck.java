package dev.tablewright.lab.validate;

import dev.tablewright.runtime.item.DerivedKey;
import dev.tablewright.runtime.item.EntityType;
import dev.tablewright.runtime.item.ItemReader;
import dev.tablewright.runtime.item.TablewrightException;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Composes the keys of an item from its attributes, and compares them with those that it has. */
final class KeyCheck {

    private static final String UNKNOWN = "it is not known whether the key is wrong or the attributes are";

    private final Subject subject;
    private final Set<String> unsound;

    /** @param unsound attributes of which nothing can be composed */
    KeyCheck(Subject subject, Set<String> unsound) {
        this.subject = subject;
        this.unsound = unsound;
    }

    Optional<Finding> unreadable() {
        return subject.kind()
                .key()
                .unreadable(subject.item())
                .map(attribute -> subject.finding(
                        FindingKind.UNREADABLE_KEY,
                        attribute,
                        subject.kind().key().words(),
                        Shown.value(
                                subject.item().get(attribute),
                                subject.hides(subject.kind().key().madeOf())),
                        new Repair.ByHand(UNKNOWN)));
    }

    List<Finding> primary(EntityType<?> type) {
        DerivedKey key = type.primary();
        if (!isSound(key)) {
            return unreadable().stream().toList();
        }
        return mismatch(type, key, FindingKind.KEY_MISMATCH, key.name())
                .map(mismatch -> unreadable().orElse(mismatch))
                .stream()
                .toList();
    }

    List<Finding> indexes(EntityType<?> type) {
        List<Finding> findings = new ArrayList<>();
        Set<String> own = new HashSet<>(type.attributes());
        for (DerivedKey key : type.indexes()) {
            own.addAll(key.attributes());
            if (isSound(key)) {
                mismatch(type, key, FindingKind.STALE_INDEX_KEY, key.name()).ifPresent(findings::add);
            }
        }
        strays(own).ifPresent(findings::add);
        return findings;
    }

    /** Attributes of indexes in which items of this kind never stand. */
    Optional<Finding> strays(Set<String> own) {
        Set<String> strays = new TreeSet<>(subject.table().indexAttributes());
        strays.removeAll(own);
        strays.retainAll(subject.item().keySet());
        if (strays.isEmpty()) {
            return Optional.empty();
        }
        Map<String, AttributeValue> found = new LinkedHashMap<>();
        strays.forEach(name -> found.put(name, subject.item().get(name)));
        return Optional.of(subject.finding(
                FindingKind.STALE_INDEX_KEY,
                String.join(", ", strays),
                Shown.NOTHING,
                Shown.key(found, !subject.sensitive().isEmpty()),
                Repairs.removal(subject, strays)));
    }

    private boolean isSound(DerivedKey key) {
        return key.madeOf().stream().noneMatch(unsound::contains);
    }

    private Optional<Finding> mismatch(EntityType<?> type, DerivedKey key, FindingKind kind, String name) {
        Map<String, AttributeValue> found = new LinkedHashMap<>();
        for (String attribute : key.attributes()) {
            if (subject.item().get(attribute) != null) {
                found.put(attribute, subject.item().get(attribute));
            }
        }
        boolean hidden = subject.hides(key.madeOf());
        Map<String, AttributeValue> expected = new LinkedHashMap<>();
        try {
            Map<String, AttributeValue> values = key.values().apply(new ItemReader(type.name(), subject.item()));
            key.attributes().stream().filter(values::containsKey).forEach(part -> expected.put(part, values.get(part)));
        } catch (TablewrightException | IllegalArgumentException e) {
            return Optional.of(subject.finding(
                    kind,
                    name,
                    "a key, which cannot be composed: " + e.getMessage(),
                    Shown.key(found, hidden),
                    new Repair.ByHand("the attributes cannot stand in a key")));
        }
        if (Canonical.of(expected).equals(Canonical.of(found))) {
            return Optional.empty();
        }
        return Optional.of(subject.finding(
                kind,
                name,
                Shown.key(expected, hidden),
                Shown.key(found, hidden),
                kind == FindingKind.KEY_MISMATCH
                        ? new Repair.ByHand(UNKNOWN)
                        : Repairs.indexKey(subject, key, expected)));
    }
}
