package dev.tablewright.synthesis.layout;

import dev.tablewright.model.pattern.Pattern;
import java.util.ArrayList;
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
        for (List<String> partition : partitions(pattern, wanted)) {
            if (inTable(pattern, wanted, partition, reasons)) {
                return;
            }
        }
        for (List<String> partition : partitions(pattern, wanted)) {
            if (inIndex(pattern, wanted, partition)) {
                return;
            }
        }
        String because = reasons.isEmpty()
                ? "nothing that the caller has leads to all of them in that order"
                : reasons.iterator().next();
        open.add(pattern.name() + " takes a read for each of " + names(wanted) + ": " + because);
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
                    .filter(candidate -> isIn(given, candidate, partition))
                    .findFirst();
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
        for (Member parent : copied) {
            members.add(
                    new Member(parent.draft(), parent.given(), parent.draft().copyPrimary()));
            done.add(parent.draft().entity().name() + " stands in an index once more, for " + pattern.name());
        }
        joins.add(new Join(pattern, false, members));
        return true;
    }

    private static boolean isIn(GivenValues given, KeyDraft key, List<String> partition) {
        return given.partition(key).equals(Optional.of(partition)) && given.fits(key);
    }

    private static String names(List<EntityDraft> wanted) {
        return Words.and(
                wanted.stream().map(draft -> draft.entity().name().text()).toList());
    }
}
