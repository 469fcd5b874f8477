package dev.tablewright.access.read;

import dev.tablewright.access.key.KeyPart;
import dev.tablewright.access.key.KeyPiece;
import dev.tablewright.access.key.Placement;
import java.util.ArrayList;
import java.util.List;

/**
 * What of a key narrows a query: the partition, and the sort key up to the first value that the caller does not have. A
 * value that he has and that stands behind it is only good for a filter.
 */
final class Reach {

    private Reach() {}

    /** @param sorted whether what the caller knows of the sort key is asked for at all */
    static Placement of(Placement seen, boolean sorted) {
        List<KeyPart> sort = new ArrayList<>();
        boolean asked = sorted;
        for (KeyPart part : seen.sort()) {
            List<KeyPiece> pieces = new ArrayList<>();
            for (KeyPiece piece : part.pieces()) {
                asked = asked && piece.isDetermined();
                pieces.add(asked ? piece : unknown(piece));
            }
            sort.add(new KeyPart(part.value(), pieces));
        }
        return new Placement(
                seen.occupant(),
                seen.owner(),
                seen.companion(),
                seen.route(),
                seen.partition(),
                sort,
                seen.when(),
                seen.span());
    }

    private static KeyPiece unknown(KeyPiece piece) {
        return piece instanceof KeyPiece.Given given ? new KeyPiece.Open(given.value(), given.encoding()) : piece;
    }
}
