package dev.tablewright.access.read;

import dev.tablewright.access.key.KeyPiece;
import dev.tablewright.access.key.KeySpace;
import dev.tablewright.access.key.Leaf;
import dev.tablewright.access.key.Source;
import dev.tablewright.model.entity.Condition.Comparison;
import dev.tablewright.model.entity.Condition.Operator;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** What a pattern asks of an entity that neither the key condition nor the index ensures. */
final class Residue {

    private final KeySpace space;
    private final Seen entity;
    private final Set<Leaf> pinned;
    private final boolean narrowed;

    Residue(KeySpace space, Seen entity, boolean usesSort, boolean narrowed) {
        this.space = space;
        this.entity = entity;
        this.pinned = entity.pinned(usesSort);
        this.narrowed = narrowed;
    }

    List<FilterTerm> terms() {
        Knowledge knowledge = entity.knowledge();
        List<FilterTerm> terms = new ArrayList<>();
        knowledge.given().forEach((leaf, source) -> {
            if (source instanceof Source.Parameter && !pinned.contains(leaf)) {
                terms.add(new FilterTerm.Equals(leaf, source));
            }
        });
        terms.addAll(knowledge.repeated());
        for (Comparison fact : knowledge.facts()) {
            if (!isEnsured(fact)) {
                terms.add(new FilterTerm.Holds(fact));
            }
        }
        knowledge
                .narrowing()
                .filter(narrowing -> !narrowed)
                .ifPresent(narrowing -> terms.add(new FilterTerm.Within(narrowing)));
        return terms;
    }

    private boolean isEnsured(Comparison fact) {
        Knowledge knowledge = entity.knowledge();
        Optional<Leaf> leaf = space.leaves().one(knowledge.entity(), fact.path().steps());
        boolean constant = fact.operator() == Operator.EQUAL
                && leaf.filter(pinned::contains)
                        .filter(pinnedLeaf -> isAskedFor(pinnedLeaf, fact))
                        .isPresent();
        boolean listed = leaf.filter(pinned::contains)
                        .flatMap(knowledge::listing)
                        .filter(fact::equals)
                        .isPresent()
                && entity.placement().partition().stream()
                        .flatMap(part -> part.pieces().stream())
                        .anyMatch(piece -> piece instanceof KeyPiece.Each each
                                && each.kind() == KeyPiece.Each.Kind.WORD
                                && each.value().equals(leaf.get()));
        Implication implication = new Implication(space.leaves(), knowledge.entity());
        return constant
                || listed
                || implication.follows(fact, entity.placement().when().comparisons(), List.of());
    }

    /** Whether the value in the key is that of this condition; another may ask for another. */
    private boolean isAskedFor(Leaf leaf, Comparison fact) {
        return entity.knowledge()
                .source(leaf)
                .filter(source -> source instanceof Source.Constant constant
                        && Constants.value(
                                        leaf.attribute().type(),
                                        fact.values().get(0).text())
                                .filter(constant.value()::equals)
                                .isPresent())
                .isPresent();
    }
}
