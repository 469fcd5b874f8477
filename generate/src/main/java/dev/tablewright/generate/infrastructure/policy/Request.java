package dev.tablewright.generate.infrastructure.policy;

import dev.tablewright.access.key.KeyPart;
import dev.tablewright.access.key.Placement;
import dev.tablewright.access.key.Route;
import dev.tablewright.model.entity.Entity;
import java.util.List;

/**
 * A kind of request that a pattern or a write sends.
 *
 * @param action as IAM names it, without the service: {@code GetItem}
 * @param partition the key of the partitions that it goes to
 * @param owner the entity whose attributes make that key
 * @param occupant what stands there, in the words of a person
 * @param held what it names and asks for
 */
record Request(String action, Route route, List<KeyPart> partition, Entity owner, String occupant, Held held) {

    Request {
        partition = List.copyOf(partition);
    }

    static Request to(Placement placement, String action, Held held) {
        return new Request(
                action, placement.route(), placement.partition(), placement.owner(), placement.occupant(), held);
    }
}
