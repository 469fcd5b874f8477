package dev.tablewright.synthesis.layout;

import dev.tablewright.model.diagnostic.WordList;
import dev.tablewright.synthesis.layout.PreJoin.Join;
import dev.tablewright.synthesis.layout.PreJoin.Member;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;

/** Gives the indexes of all entities numbers: as few as possible, and the same to those that a pattern reads together. */
final class IndexPacking {

    private final Collection<EntityDraft> drafts;
    private final List<String> done = new ArrayList<>();
    private final List<String> open = new ArrayList<>();

    IndexPacking(Collection<EntityDraft> drafts) {
        this.drafts = drafts;
    }

    void pack(List<Join> joins) {
        joins.stream().filter(join -> !join.inTable()).forEach(this::together);
        for (EntityDraft draft : drafts) {
            for (KeyDraft index : draft.indexes()) {
                if (draft.numberOf(index).isEmpty()) {
                    draft.number(free(List.of(draft)), index);
                }
            }
        }
    }

    List<String> done() {
        return done;
    }

    List<String> open() {
        return open;
    }

    private void together(Join join) {
        Set<Integer> fixed = new LinkedHashSet<>();
        join.members().forEach(member -> member.draft().numberOf(member.key()).ifPresent(fixed::add));
        List<Member> loose = join.members().stream()
                .filter(member -> member.draft().numberOf(member.key()).isEmpty())
                .toList();
        List<EntityDraft> owners = loose.stream().map(Member::draft).toList();
        int number = fixed.isEmpty() ? free(owners) : fixed.iterator().next();
        boolean clear = owners.stream().noneMatch(owner -> owner.numbered().containsKey(number));
        if (fixed.size() > 1 || !clear) {
            open.add(join.pattern().name()
                    + " takes several reads: its entities cannot share an index, since others do");
            return;
        }
        loose.forEach(member -> member.draft().number(number, member.key()));
        List<String> names = join.members().stream()
                .map(member -> member.draft().entity().name().text())
                .toList();
        done.add(join.pattern().name() + " finds " + WordList.and(names) + " in one partition of GSI" + number);
    }

    private static int free(List<EntityDraft> owners) {
        return IntStream.iterate(1, next -> next + 1)
                .filter(next ->
                        owners.stream().noneMatch(owner -> owner.numbered().containsKey(next)))
                .findFirst()
                .orElseThrow();
    }
}
