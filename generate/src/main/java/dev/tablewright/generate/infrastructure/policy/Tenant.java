package dev.tablewright.generate.infrastructure.policy;

import dev.tablewright.access.key.KeyPart;
import dev.tablewright.access.key.KeyPiece;
import dev.tablewright.access.key.KeySpace;
import dev.tablewright.access.key.Leaf;
import dev.tablewright.access.key.Leaves;
import dev.tablewright.access.key.Source;
import dev.tablewright.keys.KeyType;
import dev.tablewright.keys.SlotBoundary;
import dev.tablewright.keys.SlotEncoding;
import dev.tablewright.keys.SlotFormat;
import dev.tablewright.keys.ValueEncoding;
import dev.tablewright.model.Model;
import dev.tablewright.model.entity.Attribute;
import dev.tablewright.model.entity.Entity;
import dev.tablewright.model.entity.Type;
import java.util.List;
import java.util.Optional;

/**
 * Recognises the tenant at the beginning of a partition key, where the session's tag can stand for it: as the very text of the
 * tag, with an end that shows.
 */
record Tenant(Leaves leaves, String entity, List<String> id) {

    /** Empty if the model has no tenant, or one that is known by several values: a tag is one. */
    static Optional<Tenant> of(Model model, KeySpace space) {
        return model.tenant()
                .flatMap(name -> model.entity(name.text()))
                .filter(tenant -> space.leaves().ofId(tenant).size() == 1)
                .map(tenant -> new Tenant(
                        space.leaves(),
                        tenant.name().text(),
                        space.leaves().ofId(tenant).get(0).steps()));
    }

    /** The literal in front of the tenant; empty if the key does not begin with one that a tag can stand for. */
    Optional<String> leads(Entity owner, KeyPart part) {
        StringBuilder before = new StringBuilder();
        for (KeyPiece piece : part.pieces()) {
            if (piece instanceof KeyPiece.Literal literal) {
                before.append(literal.text());
            } else {
                boolean tag = piece.leaf().filter(leaf -> isTenant(owner, leaf)).isPresent()
                        && isVariable(piece)
                        && (part.isDirect()
                                || piece.encoding().filter(Tenant::isShown).isPresent());
                return tag ? Optional.of(before.toString()) : Optional.empty();
            }
        }
        return Optional.empty();
    }

    private static boolean isVariable(KeyPiece piece) {
        return piece instanceof KeyPiece.Open
                || (piece instanceof KeyPiece.Given given && given.source() instanceof Source.Parameter);
    }

    /** Whether a value is the id of the tenant: its own, or that of one to which a reference leads. */
    private boolean isTenant(Entity owner, Leaf leaf) {
        List<String> steps = leaf.steps();
        int before = steps.size() - id.size();
        if (before < 0 || !steps.subList(before, steps.size()).equals(id)) {
            return false;
        }
        if (before == 0) {
            return owner.name().text().equals(entity);
        }
        List<Attribute> along = leaves.along(owner, steps);
        return along.size() == steps.size()
                && along.get(before - 1).type() instanceof Type.Reference reference
                && reference.entity().equals(entity);
    }

    /**
     * Whether the key holds the text of the tag, and shows where it ends, so that {@code ORG#1} is never the beginning of
     * {@code ORG#10}. Tags hold letters, digits, spaces and {@code _.:/=+-@}: what ends the tenant must be none of these, and
     * must never stand in a tenant's id itself, as it cannot if ids are escaped and it is below {@code $}.
     */
    private static boolean isShown(SlotEncoding slot) {
        boolean text = slot.type() == KeyType.TEXT;
        if (!(slot.slot().format() instanceof SlotFormat.Plain) || (text && slot.encoding() == ValueEncoding.RAW)) {
            return false;
        }
        if (slot.boundary() instanceof SlotBoundary.EndOfKey) {
            return true;
        }
        return slot.boundary() instanceof SlotBoundary.Delimiter delimiter
                && (text ? "!\"#" : "!\"#$%&'()*,;<>?[]^`{|}/:=@_+")
                                .indexOf(delimiter.literal().charAt(0))
                        >= 0;
    }
}
