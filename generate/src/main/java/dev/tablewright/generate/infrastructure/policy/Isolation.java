package dev.tablewright.generate.infrastructure.policy;

import dev.tablewright.access.key.KeyPart;
import dev.tablewright.access.key.KeySpace;
import dev.tablewright.access.key.Placement;
import dev.tablewright.access.key.Route;
import dev.tablewright.generate.infrastructure.policy.KeyPattern.Kind;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/** Says how far a role is held to its own tenant. */
record Isolation(KeySpace space, Tenant tenant) {

    /** What the role can reach of other tenants' data, or of what belongs to all; nothing if it is its own alone. */
    List<String> reach(Permissions permissions) {
        Set<String> lines = new LinkedHashSet<>();
        for (Route route : permissions.routes()) {
            List<KeyPattern> keys = permissions.keys(route).values().stream()
                    .flatMap(Set::stream)
                    .toList();
            keys.stream().filter(key -> key.kind() != Kind.OWN).forEach(key -> lines.add(line(route, key)));
            opened(route, permissions).forEach(lines::add);
            if (keys.stream().anyMatch(key -> key.kind() == Kind.OWN)) {
                lookAlikes(route).forEach(lines::add);
            }
        }
        return List.copyOf(lines);
    }

    /** Whether there is anything that it is held to: its own keys, and not those of all tenants beside them. */
    static boolean isAny(Permissions permissions) {
        return permissions.routes().stream()
                .flatMap(route -> permissions.keys(route).values().stream())
                .anyMatch(keys -> keys.stream()
                        .filter(key -> key.kind() == Kind.OWN)
                        .anyMatch(own -> keys.stream().noneMatch(wide -> wide.covers(own))));
    }

    /** Actions that are held to the tenant by some keys, and opened to all by wider ones. */
    private static Stream<String> opened(Route route, Permissions permissions) {
        List<String> lines = new ArrayList<>();
        permissions.keys(route).forEach((action, keys) -> keys.stream()
                .filter(wide -> keys.stream().anyMatch(key -> key.kind() == Kind.OWN && wide.covers(key)))
                .forEach(wide -> lines.add(
                        action + " in " + route.name() + " is held to no tenant, since it needs keys " + wide.text())));
        return lines.stream();
    }

    private static String line(Route route, KeyPattern key) {
        return key.kind() == Kind.SHARED
                ? "keys " + key.text() + " in " + route.name() + " (" + key.occupant()
                        + ") do not begin with the tenant"
                : "nothing tells the keys of " + route.name() + " apart by their tenant";
    }

    /**
     * What else could be taken for the tenant's own: with {@code {org}#…} beside {@code ADMIN#…}, a tenant that is called ADMIN
     * would be let in. Only keys that begin the same in front of the tenant, or otherwise altogether, are safe.
     */
    private List<String> lookAlikes(Route route) {
        List<Placement> all = space.in(route)
                .filter(placement -> placement.partition().size() == 1)
                .toList();
        List<String> found = new ArrayList<>();
        for (Placement own : all) {
            Optional<String> before = leads(own);
            for (Placement other : before.isPresent() ? all : List.<Placement>of()) {
                String literal = other.partition().get(0).leadingLiteral();
                boolean same = leads(other).equals(before);
                if (!same && (literal.startsWith(before.get()) || before.get().startsWith(literal))) {
                    found.add("a tenant could be named so that keys of " + other.occupant() + " in " + route.name()
                            + " look like its own");
                }
            }
        }
        return found;
    }

    private Optional<String> leads(Placement placement) {
        KeyPart part = placement.partition().get(0);
        return tenant.leads(placement.owner(), part);
    }
}
