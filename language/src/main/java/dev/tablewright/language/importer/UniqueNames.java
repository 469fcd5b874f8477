package dev.tablewright.language.importer;

import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;

/** Names of which none may stand twice: the second gets a 2. */
final class UniqueNames {

    private final Set<String> taken = new HashSet<>();
    private final Map<String, Integer> last = new HashMap<>();

    boolean isFree(String name) {
        return !taken.contains(name);
    }

    /** Takes a name, or the nearest to it that is free. */
    String take(String name) {
        String free = name;
        while (!taken.add(free)) {
            int number = last.merge(name, 1, (before, one) -> before + one) + 1;
            String suffix = Integer.toString(number);
            free = name.substring(0, Math.min(name.length(), CamelCase.LONGEST - suffix.length())) + suffix;
        }
        return free;
    }

    void release(String name) {
        taken.remove(name);
    }
}
