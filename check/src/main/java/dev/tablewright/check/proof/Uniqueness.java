package dev.tablewright.check.proof;

import dev.tablewright.access.key.KeyPiece;
import dev.tablewright.access.key.KeySpace;
import dev.tablewright.access.key.Leaf;
import dev.tablewright.access.key.Meeting;
import dev.tablewright.access.key.Meetings;
import dev.tablewright.access.key.Placement;
import dev.tablewright.access.key.Samples;
import dev.tablewright.access.key.SlotFacts;
import dev.tablewright.access.key.Witness;
import dev.tablewright.keys.KeyData;
import dev.tablewright.keys.KeyType;
import dev.tablewright.keys.SlotBoundary;
import dev.tablewright.keys.SlotEncoding;
import dev.tablewright.model.design.CompanionItem.Purpose;
import dev.tablewright.model.entity.Attribute;
import dev.tablewright.model.entity.Entity;
import dev.tablewright.model.source.Name;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;

/** Whether every item has a primary key of its own. */
public final class Uniqueness {

    /** Texts that can imitate a delimiter: their halves make the same key in two ways. */
    private static final List<String> IMITATORS = List.of("a", "a%sb", "b%sc", "c", "b");

    private static final int MOST_COMBINATIONS = 20_000;

    /** For all entities together: when so many have been tried, those that are left get few each. */
    private static final int MOST_IN_ALL = 400_000;

    private static final int FEW_COMBINATIONS = 100;

    private static final Comparator<Placement> IN_FILE = Comparator.<Placement>comparingInt(
                    placement -> placement.span().start())
            .thenComparing(Placement::occupant);

    private final KeySpace space;
    private final Meetings meetings;
    private final Map<String, Boolean> shared = new HashMap<>();
    private final Map<String, Boolean> ambiguous = new HashMap<>();
    private final Set<String> guarded = new HashSet<>();
    private final IdentityHashMap<Placement, Optional<List<Witness>>> sameKeys = new IdentityHashMap<>();
    private List<Collision> collisions;
    private int triedInAll;

    Uniqueness(KeySpace space, Meetings meetings) {
        this.space = space;
        this.meetings = meetings;
        space.design().companions().stream()
                .filter(companion -> companion.purpose() == Purpose.UNIQUENESS)
                .forEach(companion -> guarded.add(companion.member().toString()));
    }

    /** Two kinds of items that can have the same primary key. */
    public record Collision(Placement first, Placement second, Meeting meeting) {

        /** The other kind, if this is about the given one. */
        public Optional<String> other(String occupant) {
            if (first.occupant().equals(occupant)) {
                return Optional.of(second.occupant());
            }
            return second.occupant().equals(occupant) ? Optional.of(first.occupant()) : Optional.empty();
        }
    }

    /**
     * Pairs of kinds in a table that can have the same primary key, in the order of the file: of many that are alike not all
     * pairs, but every kind that can have the key of another is in one of them.
     */
    public List<Collision> collisions() {
        if (collisions == null) {
            List<Collision> found = new ArrayList<>();
            Set<Placement> involved = Collections.newSetFromMap(new IdentityHashMap<>());
            space.routes()
                    .filter(route -> !route.isIndex())
                    .flatMap(route -> space.in(route).sorted(IN_FILE))
                    .filter(one -> !one.partition().isEmpty())
                    .forEach(second -> collide(second, involved, found));
            collisions = List.copyOf(found);
        }
        return collisions;
    }

    /** With the first kind before it, and with those before it that are in no pair yet. */
    private void collide(Placement second, Set<Placement> involved, List<Collision> found) {
        space.near(second.route(), second.partition().get(0).leadingLiteral())
                .filter(first -> IN_FILE.compare(first, second) < 0)
                .sorted(IN_FILE)
                .filter(first -> !involved.contains(first) || !involved.contains(second))
                .filter(first -> meetings.canShareKey(first, second))
                .forEach(first -> {
                    found.add(new Collision(first, second, meetings.ofKeys(first, second)));
                    involved.add(first);
                    involved.add(second);
                });
    }

    /** Whether two kinds of items can have the same primary key. */
    public boolean canCollide(Placement one, Placement other) {
        return !one.route().isIndex() && !other.route().isIndex() && meetings.canShareKey(one, other);
    }

    /**
     * The parts of an entity's id that its primary key does not hold. A value that is unique, with its scope, stands for the
     * whole id; so does a part of it that is made never to come twice.
     */
    public List<Leaf> missingFromKey(Placement primary) {
        Set<Leaf> held = new HashSet<>();
        primary.parts().flatMap(part -> part.pieces().stream()).forEach(piece -> piece.leaf()
                .filter(leaf -> SlotFacts.isLossless(piece))
                .ifPresent(held::add));
        Entity entity = primary.owner();
        boolean unique = entity.attributes().stream()
                .filter(attribute -> attribute.unique().isPresent())
                .anyMatch(attribute -> held.containsAll(leaves(entity, attribute)));
        boolean generated =
                space.leaves().ofId(entity).stream().anyMatch(leaf -> held.contains(leaf) && isGenerated(leaf));
        return unique || generated
                ? List.of()
                : space.leaves().ofId(entity).stream()
                        .filter(leaf -> !held.contains(leaf))
                        .toList();
    }

    private List<Leaf> leaves(Entity entity, Attribute unique) {
        List<Name> names = new ArrayList<>(unique.unique().orElseThrow().within());
        names.add(unique.name());
        return names.stream()
                .flatMap(name -> space.leaves().of(entity, List.of(name.text())).stream())
                .toList();
    }

    /** The attributes that are to be unique, and that neither a guard nor the primary key keeps so. */
    public List<Attribute> notEnforced(Entity entity) {
        return entity.attributes().stream()
                .filter(attribute -> attribute.unique().isPresent())
                .filter(attribute -> !isGuarded(entity, attribute) && !isKey(entity, attribute))
                .toList();
    }

    /** Whether an item is put for every value of an attribute, so that none comes twice. */
    public boolean isGuarded(Entity entity, Attribute attribute) {
        return guarded.contains(entity.name().text() + "." + attribute.name().text());
    }

    /** Whether equal values give equal primary keys: the key is made of the value and its scope, and nothing else. */
    private boolean isKey(Entity entity, Attribute attribute) {
        List<Leaf> scoped = leaves(entity, attribute);
        List<Leaf> held = space.primary(entity.name().text()).stream()
                .flatMap(Placement::leaves)
                .toList();
        return !held.isEmpty() && scoped.containsAll(held);
    }

    /** The values in an entity's primary key that are no part of its id. */
    public List<Leaf> beyondId(Placement primary) {
        List<Leaf> id = space.leaves().ofId(primary.owner());
        return primary.leaves().filter(leaf -> !id.contains(leaf)).distinct().toList();
    }

    /** Whether a part of the id is made so that it never comes twice, or is counted. */
    public boolean isGenerated(Entity entity) {
        Set<String> counted = new HashSet<>();
        entity.sequences().forEach(sequence -> counted.add(sequence.attribute().text()));
        return entity.id().stream().anyMatch(part -> counted.contains(part.text()))
                || space.leaves().ofId(entity).stream().anyMatch(Uniqueness::isGenerated);
    }

    /** Whether it is an id of the entity's own, and not of one that it refers to, that never comes twice. */
    private static boolean isGenerated(Leaf leaf) {
        boolean random = leaf.type() == KeyType.UUID || leaf.type() == KeyType.ULID || leaf.type() == KeyType.KSUID;
        return random && !leaf.path().contains(".");
    }

    /** The slots of a primary key whose end does not show. */
    public List<KeyPiece> undelimited(Placement primary) {
        return primary.parts()
                .flatMap(part -> IntStream.range(0, part.pieces().size())
                        .filter(i -> part.pieces().get(i).leaf().isPresent() && !meetings.isEndShown(part, i))
                        .mapToObj(part.pieces()::get))
                .toList();
    }

    /** Whether in some key of an entity the end of a value does not show. */
    public boolean isAmbiguous(String entity) {
        Boolean known = ambiguous.get(entity);
        if (known == null) {
            known = false;
            for (Placement placement : space.of(entity)) {
                known |= SlotFacts.isAmbiguous(placement);
            }
            ambiguous.put(entity, known);
        }
        return known;
    }

    /** Whether two of an entity can share their primary key, because it does not show where a value ends. */
    public boolean isShared(String entity) {
        return shared.computeIfAbsent(entity, name -> space.primary(name)
                .filter(primary -> !undelimited(primary).isEmpty())
                .flatMap(this::sameKey)
                .isPresent());
    }

    /** Two entities with different ids and the same key, found by trying; empty if none were found. */
    public Optional<List<Witness>> sameKey(Placement primary) {
        return sameKeys.computeIfAbsent(primary, this::trySameKey);
    }

    private Optional<List<Witness>> trySameKey(Placement primary) {
        List<Leaf> all = new ArrayList<>(primary.leaves().distinct().toList());
        List<Leaf> id = space.leaves().ofId(primary.owner());
        id.stream().filter(leaf -> !all.contains(leaf)).forEach(all::add);
        String delimiter = primary.parts()
                .flatMap(part -> part.pieces().stream())
                .filter(piece -> piece.leaf().isPresent() && !SlotFacts.isDelimited(piece))
                .flatMap(piece -> piece.encoding().stream())
                .map(SlotEncoding::boundary)
                .filter(SlotBoundary.Delimiter.class::isInstance)
                .map(boundary -> ((SlotBoundary.Delimiter) boundary).literal())
                .findFirst()
                .orElse("");
        List<List<KeyData>> choices =
                all.stream().map(leaf -> choices(leaf, delimiter)).toList();
        Map<List<String>, Witness> seen = new HashMap<>();
        Map<List<String>, List<KeyData>> ids = new HashMap<>();
        int[] at = new int[all.size()];
        int most = triedInAll < MOST_IN_ALL ? MOST_COMBINATIONS : FEW_COMBINATIONS;
        for (int tried = 0; tried < most; tried++) {
            triedInAll++;
            Map<Leaf, KeyData> values = new LinkedHashMap<>();
            for (int i = 0; i < at.length; i++) {
                if (choices.get(i).isEmpty()) {
                    return Optional.empty();
                }
                values.put(all.get(i), choices.get(i).get(at[i]));
            }
            Optional<Witness> item = Witness.of(primary, values);
            if (item.isPresent()) {
                List<KeyData> own = id.stream().map(values::get).toList();
                List<String> key = item.get().keyTexts();
                Witness before = seen.putIfAbsent(key, item.get());
                // With the same id it is the same entity, as it is after a change.
                if (before != null && !ids.get(key).equals(own)) {
                    return Optional.of(List.of(before, item.get()));
                }
                ids.putIfAbsent(key, own);
            }
            if (!next(at, choices)) {
                return Optional.empty();
            }
        }
        return Optional.empty();
    }

    private static boolean next(int[] at, List<List<KeyData>> choices) {
        for (int i = at.length - 1; i >= 0; i--) {
            if (++at[i] < choices.get(i).size()) {
                return true;
            }
            at[i] = 0;
        }
        return false;
    }

    private static List<KeyData> choices(Leaf leaf, String delimiter) {
        if (leaf.type() != KeyType.TEXT || leaf.choice().isPresent()) {
            return Samples.few(leaf).stream().limit(3).toList();
        }
        List<KeyData> texts = new ArrayList<>();
        for (String text : IMITATORS) {
            KeyData value = new KeyData.Text(text.replace("%s", delimiter));
            if (Samples.isAllowed(leaf, value)) {
                texts.add(value);
            }
        }
        return texts.isEmpty() ? Samples.few(leaf) : texts;
    }
}
