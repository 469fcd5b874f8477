package dev.tablewright.synthesis.layout;

import dev.tablewright.model.design.CompanionItem;
import dev.tablewright.model.entity.Entity;
import dev.tablewright.synthesis.key.Words;
import java.util.HashSet;
import java.util.Set;

/** Names for tables, each given once. */
final class TableNames {

    /** DynamoDB refuses shorter names. */
    private static final int SHORTEST = 3;

    private final Set<String> taken = new HashSet<>();

    /** That a table has a name already. */
    void take(String name) {
        taken.add(name);
    }

    /** {@code Order} to {@code Orders}; there is but one of a singleton. */
    String of(Entity entity) {
        String noun = entity.name().text();
        return free(entity.singleton() ? noun : Words.plural(noun), noun);
    }

    /** {@code Customer.email} to {@code CustomerEmails}. */
    String of(CompanionItem companion) {
        String what =
                companion.member().entity() + Words.capital(companion.member().attribute());
        boolean guard = companion.purpose() == CompanionItem.Purpose.UNIQUENESS;
        return free(guard ? Words.plural(what) : what + "Counters", what);
    }

    private String free(String wanted, String noun) {
        String name = wanted.length() < SHORTEST ? noun + "Table" : wanted;
        for (int next = 1; !taken.add(name); next++) {
            name = noun + "Table" + (next == 1 ? "" : next);
        }
        return name;
    }
}
