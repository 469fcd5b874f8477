package dev.tablewright.lab.validate;

import dev.tablewright.capacity.DynamoFacts;
import dev.tablewright.lab.row.ValueText;
import dev.tablewright.lab.row.ValueTextException;
import dev.tablewright.lab.validate.ItemKind.OfEntity;
import dev.tablewright.lab.validate.ItemKind.OfGuard;
import dev.tablewright.lab.validate.ItemKind.OfSequence;
import dev.tablewright.model.Model;
import dev.tablewright.model.entity.Attribute;
import dev.tablewright.model.entity.Entity;
import dev.tablewright.model.entity.ScalarType;
import dev.tablewright.model.entity.Type;
import dev.tablewright.runtime.item.EntityType;
import dev.tablewright.runtime.item.Upgrades;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Looks at an item by itself: its attributes, its keys, its size. */
final class ItemCheck {

    private static final long NEAR_PERCENT = 80;

    private final Model model;
    private final ValueCheck values;
    private final ValueText texts;

    ItemCheck(Model model) {
        this.model = model;
        this.values = new ValueCheck(model);
        this.texts = new ValueText(model);
    }

    Looked look(Subject subject) {
        if (subject.kind() instanceof OfEntity entity) {
            return entity(subject, entity.type());
        }
        return subject.kind() instanceof OfGuard guard
                ? guard(subject, guard.owner())
                : sequence(subject, (OfSequence) subject.kind());
    }

    private Looked entity(Subject subject, EntityType<?> type) {
        List<Finding> findings = new ArrayList<>();
        Set<String> unsound = new HashSet<>();
        AttributeValue version = subject.item().get(Upgrades.VERSION);
        if (version != null && type.schema() > 1 && !isSchema(version, type)) {
            findings.add(subject.finding(
                    FindingKind.WRONG_TYPE,
                    Upgrades.VERSION,
                    "a version of the schema up to " + type.schema(),
                    Shown.value(version, false),
                    new Repair.ByHand("a newer version of the application may have written it")));
            return new Looked(subject, false, findings, unsound);
        }
        if (Upgrades.isOld(type, subject.item())) {
            return new Looked(subject, false, findings, unsound);
        }
        for (Attribute attribute : subject.kind().entity().attributes()) {
            attribute(subject, type, attribute, findings, unsound);
        }
        KeyCheck keys = new KeyCheck(subject, unsound);
        findings.addAll(keys.primary(type));
        findings.addAll(keys.indexes(type));
        size(subject).ifPresent(findings::add);
        return new Looked(subject, true, findings, unsound);
    }

    private static boolean isSchema(AttributeValue version, EntityType<?> type) {
        return version.n() != null
                && new BigDecimal(version.n()).compareTo(BigDecimal.valueOf(type.schema())) <= 0
                && new BigDecimal(version.n()).stripTrailingZeros().scale() <= 0;
    }

    /** It has the owner's id, and expires with it. */
    private Looked guard(Subject subject, EntityType<?> owner) {
        List<Finding> findings = new ArrayList<>();
        Set<String> unsound = new HashSet<>();
        Entity entity = subject.kind().entity();
        for (Attribute attribute : entity.attributes()) {
            boolean ttl = owner.ttl().filter(attribute.storedName()::equals).isPresent();
            boolean absent = ValueCheck.isAbsent(subject.item().get(attribute.storedName()));
            if (owner.id().contains(attribute.storedName()) || (ttl && !absent)) {
                attribute(subject, owner, attribute, findings, unsound);
            }
        }
        companion(subject, owner, findings);
        return new Looked(subject, true, findings, unsound);
    }

    private Looked sequence(Subject subject, OfSequence sequence) {
        List<Finding> findings = new ArrayList<>();
        Set<String> unsound = new HashSet<>();
        String last = sequence.numbering().last();
        AttributeValue number = subject.item().get(last);
        if (number == null || number.n() == null) {
            unsound.add(last);
            findings.add(subject.finding(
                    number == null ? FindingKind.MISSING_ATTRIBUTE : FindingKind.WRONG_TYPE,
                    last,
                    "a whole number",
                    Shown.value(number, false),
                    new Repair.ByHand("the last number that was given is not known")));
        }
        companion(subject, sequence.owner(), findings);
        return new Looked(subject, true, findings, unsound);
    }

    private void companion(Subject subject, EntityType<?> owner, List<Finding> findings) {
        KeyCheck keys = new KeyCheck(subject, Set.of());
        keys.unreadable().ifPresent(findings::add);
        Set<String> own = new HashSet<>(owner.id());
        owner.ttl().ifPresent(own::add);
        keys.strays(own).ifPresent(findings::add);
        size(subject).ifPresent(findings::add);
    }

    private void attribute(
            Subject subject, EntityType<?> type, Attribute attribute, List<Finding> findings, Set<String> unsound) {
        String stored = attribute.storedName();
        AttributeValue value = subject.item().get(stored);
        boolean ttl = type.ttl().filter(stored::equals).isPresent();
        if (ttl && value != null && value.n() != null) {
            Optional<Finding> unit = TtlUnit.check(subject, stored, value);
            if (unit.isPresent()) {
                findings.add(unit.get());
                if (!values.problems(attribute, value).isEmpty()) {
                    unsound.add(stored);
                }
                return;
            }
        }
        for (ValueCheck.Problem problem : values.problems(attribute, value)) {
            unsound.add(stored);
            boolean missing = problem.found() == null;
            findings.add(subject.finding(
                    missing ? FindingKind.MISSING_ATTRIBUTE : FindingKind.WRONG_TYPE,
                    problem.path(),
                    problem.expected(),
                    Shown.value(problem.found(), subject.hides(stored)),
                    missing
                            ? filled(subject, type, attribute, problem)
                            : converted(subject, type, attribute, problem)));
        }
    }

    private Repair filled(Subject subject, EntityType<?> type, Attribute attribute, ValueCheck.Problem problem) {
        boolean own = problem.path().equals(attribute.storedName());
        if (!own || attribute.defaultValue().isEmpty() || !(subject.kind() instanceof OfEntity)) {
            return new Repair.ByHand("nobody but the author of the item knows the value");
        }
        try {
            AttributeValue value =
                    texts.parse(attribute.type(), attribute.defaultValue().get().text());
            return Repairs.value(subject, type, attribute.storedName(), value);
        } catch (ValueTextException e) {
            return new Repair.ByHand("the default of the model is no value: " + e.getMessage());
        }
    }

    /** A number that was written as a text, or a text as a number. */
    private Repair converted(Subject subject, EntityType<?> type, Attribute attribute, ValueCheck.Problem problem) {
        Type stored = model.storedType(attribute.type());
        Optional<AttributeValue> other = Optional.empty();
        if (stored.isNumeric() && problem.found().s() != null) {
            other = number(problem.found().s());
        } else if (stored == ScalarType.STRING && problem.found().n() != null) {
            other = Optional.of(AttributeValue.fromS(problem.found().n()));
        }
        return other.filter(value -> problem.path().equals(attribute.storedName())
                        && subject.kind() instanceof OfEntity
                        && values.problems(attribute, value).isEmpty())
                .map(value -> Repairs.value(subject, type, attribute.storedName(), value))
                .orElseGet(() -> new Repair.ByHand("the right value does not follow from the wrong one"));
    }

    private static Optional<AttributeValue> number(String text) {
        try {
            return Optional.of(AttributeValue.fromN(new BigDecimal(text.strip()).toPlainString()));
        } catch (NumberFormatException e) {
            return Optional.empty();
        }
    }

    private static Optional<Finding> size(Subject subject) {
        long bytes = ItemBytes.of(subject.item());
        long most = DynamoFacts.ITEM_BYTES_AT_MOST;
        return bytes * 100 < most * NEAR_PERCENT
                ? Optional.empty()
                : Optional.of(subject.finding(
                        FindingKind.NEAR_SIZE_LIMIT,
                        "",
                        "less than " + NEAR_PERCENT + "% of " + most + " bytes",
                        bytes + " bytes",
                        new Repair.ByHand("what could be left out, or kept elsewhere, is a question of the design")));
    }
}
