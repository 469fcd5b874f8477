package dev.tablewright.synthesis.layout;

import dev.tablewright.model.diagnostic.WordList;
import dev.tablewright.model.pattern.Pattern;
import dev.tablewright.synthesis.key.ValuePaths;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Brings the entities of one pattern into one partition, where a single query finds them all: in the table, if need be by
 * another choice of key; otherwise in an index.
 */
final class PreJoin {

    private final ValuePaths paths;
    private final KeySwap swap;
    private final Map<String, EntityDraft> drafts;
    private final List<Join> joins = new ArrayList<>();
    private final Set<KeyDraft> copies = new HashSet<>();
    private final List<String> done = new ArrayList<>();
    private final List<String> open = new ArrayList<>();

    PreJoin(ValuePaths paths, KeySwap swap, Map<String, EntityDraft> drafts) {
        this.paths = paths;
        this.swap = swap;
        this.drafts = drafts;
    }

    /** An entity in a join, and the key by which it is found there. */
    record Member(EntityDraft draft, GivenValues given, KeyDraft key) {}

    /** Entities that stand in one partition for the sake of a pattern. */
    record Join(Pattern pattern, boolean inTable, List<Member> members) {
        Join {
            members = List.copyOf(members);
        }

        private boolean holds(Member other) {
            return members.stream()
                    .anyMatch(member ->
                            member.draft() == other.draft() && member.key().equals(other.key()));
        }
    }

    List<Join> joins() {
        return joins;
    }

    List<String> done() {
        return done;
    }

    List<String> open() {
        return open;
    }

    void join(Pattern pattern) {
        List<EntityDraft> wanted = pattern.entities().stream()
                .map(name -> drafts.get(name.text()))
                .distinct()
                .toList();
        if (wanted.size() < 2 || wanted.contains(null)) {
            return;
        }
        Set<String> reasons = new LinkedHashSet<>();
        Set<List<String>> partitions = partitions(pattern, wanted);
        boolean joined = (hasSparse(pattern, wanted) && partitions.stream().anyMatch(p -> inIndex(pattern, wanted, p)))
                || partitions.stream().anyMatch(p -> inTable(pattern, wanted, p, reasons))
                || partitions.stream().anyMatch(p -> inIndex(pattern, wanted, p));
        if (joined) {
            return;
        }
        String because = reasons.isEmpty()
                ? "nothing that the caller has leads to all of them in that order"
                : reasons.iterator().next();
        open.add(pattern.name() + " takes a read for each of " + names(wanted) + ": " + because);
    }

    /** Whether an index holds just what is wanted, and so saves the reading of all others. */
    private boolean hasSparse(Pattern pattern, List<EntityDraft> wanted) {
        return wanted.stream().anyMatch(draft -> draft.indexes().stream()
                .filter(index -> !index.when().isAlways())
                .anyMatch(index -> {
                    GivenValues given = new GivenValues(paths, pattern, draft.entity());
                    return given.partition(index).isPresent() && given.fits(index);
                }));
    }

    /** The partitions in which any of the entities is found. */
    private Set<List<String>> partitions(Pattern pattern, List<EntityDraft> wanted) {
        Set<List<String>> partitions = new LinkedHashSet<>();
        for (EntityDraft draft : wanted) {
            GivenValues given = new GivenValues(paths, pattern, draft.entity());
            Stream.concat(Stream.of(draft.primary()), draft.indexes().stream())
                    .forEach(key -> given.partition(key).ifPresent(partitions::add));
        }
        return partitions;
    }

    private boolean inTable(Pattern pattern, List<EntityDraft> wanted, List<String> partition, Set<String> reasons) {
        List<Member> members = new ArrayList<>();
        for (EntityDraft draft : wanted) {
            GivenValues given = new GivenValues(paths, pattern, draft.entity());
            Optional<KeyDraft> key = Stream.concat(Stream.of(draft.primary()), draft.indexes().stream())
                    .filter(candidate -> isIn(given, candidate, partition))
                    .findFirst();
            if (key.isEmpty()) {
                return false;
            }
            members.add(new Member(draft, given, key.get()));
        }
        // Somebody must be at home there already: a partition of strangers is better an index.
        if (members.stream().noneMatch(member -> member.key().primary())) {
            return false;
        }
        List<Member> moving =
                members.stream().filter(member -> !member.key().primary()).toList();
        for (Member member : moving) {
            Optional<String> obstacle = crowd(members, member).or(() -> swap.obstacle(member.draft(), member.key()));
            if (obstacle.isPresent()) {
                reasons.add(obstacle.get());
                return false;
            }
        }
        moving.forEach(member -> move(pattern, member));
        members.forEach(member -> member.draft().settle());
        joins.add(new Join(
                pattern,
                true,
                members.stream()
                        .map(m -> new Member(m.draft(), m.given(), m.draft().primary()))
                        .toList()));
        done.add(pattern.name() + " finds " + names(wanted) + " in one partition of the table");
        return true;
    }

    /** Two kinds of children at the same end of their parent: who reads the parent and one kind reads the other as well. */
    private Optional<String> crowd(List<Member> members, Member child) {
        Set<EntityDraft> parents = members.stream()
                .filter(member -> member.given().isLeader())
                .map(Member::draft)
                .collect(Collectors.toSet());
        return joins.stream()
                .filter(Join::inTable)
                .filter(join -> join.members().stream()
                        .anyMatch(other -> other.given().isLeader() && parents.contains(other.draft())))
                .flatMap(join -> join.members().stream())
                .filter(other -> !other.given().isLeader() && other.draft() != child.draft())
                .filter(other -> other.given().readsBackwards(other.key())
                        == child.given().readsBackwards(child.key()))
                .findFirst()
                .map(other -> other.draft().entity().name() + " stands in that place of the partition");
    }

    private void move(Pattern pattern, Member member) {
        swap.swap(member.draft(), member.key());
        done.add(member.draft().entity().name() + " is keyed by what was its index "
                + member.key().origin() + ", for " + pattern.name() + "; its old key becomes an index");
    }

    private boolean inIndex(Pattern pattern, List<EntityDraft> wanted, List<String> partition) {
        List<Member> members = new ArrayList<>();
        List<Member> copied = new ArrayList<>();
        for (EntityDraft draft : wanted) {
            GivenValues given = new GivenValues(paths, pattern, draft.entity());
            Optional<KeyDraft> index = draft.indexes().stream()
                    .filter(candidate -> !copies.contains(candidate) && isIn(given, candidate, partition))
                    .min(Comparator.comparing(candidate -> candidate.when().isAlways()));
            boolean parent = draft.primary().sort().isEmpty() && isIn(given, draft.primary(), partition);
            if (index.isEmpty() && !parent) {
                return false;
            }
            Member member = new Member(draft, given, index.orElse(draft.primary()));
            (index.isPresent() ? members : copied).add(member);
        }
        if (members.isEmpty()) {
            return false;
        }
        List<Member> children = List.copyOf(members);
        for (Member parent : copied) {
            KeyDraft copy = copyBeside(parent.draft(), children).orElseGet(() -> copy(parent.draft(), pattern));
            members.add(new Member(parent.draft(), parent.given(), copy));
        }
        joins.add(new Join(pattern, false, members));
        return true;
    }

    /** The copy of a parent that stands with the same children for the sake of another pattern. */
    private Optional<KeyDraft> copyBeside(EntityDraft parent, List<Member> children) {
        return joins.stream()
                .filter(join -> !join.inTable() && children.stream().allMatch(join::holds))
                .flatMap(join -> join.members().stream())
                .filter(member -> member.draft() == parent)
                .map(Member::key)
                .findFirst();
    }

    private KeyDraft copy(EntityDraft parent, Pattern pattern) {
        KeyDraft copy = parent.copyPrimary(pattern.name());
        copies.add(copy);
        done.add(parent.entity().name() + " stands in an index once more, for " + pattern.name());
        return copy;
    }

    private static boolean isIn(GivenValues given, KeyDraft key, List<String> partition) {
        return given.partition(key).equals(Optional.of(partition)) && given.fits(key);
    }

    private static String names(List<EntityDraft> wanted) {
        return WordList.and(
                wanted.stream().map(draft -> draft.entity().name().text()).toList());
    }
}
