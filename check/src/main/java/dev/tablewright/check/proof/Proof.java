package dev.tablewright.check.proof;

import java.util.List;

/**
 * What holds of a pattern or an entity.
 *
 * @param subject {@code pattern ordersOfCustomer}, {@code entity Order}
 * @param means how it is read or where it stands, line by line
 */
public record Proof(String subject, List<String> means, List<Claim> claims) {

    public Proof {
        means = List.copyOf(means);
        claims = List.copyOf(claims);
    }
}
