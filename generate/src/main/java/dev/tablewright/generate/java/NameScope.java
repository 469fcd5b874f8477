package dev.tablewright.generate.java;

import java.util.Collection;
import java.util.HashSet;
import java.util.Locale;
import java.util.Set;

/**
 * Names that must differ from each other, and not by case alone: class files lie in folders that may not tell upper from lower
 * case.
 */
public final class NameScope {

    private final Set<String> taken = new HashSet<>();

    public NameScope reserve(Collection<String> names) {
        names.forEach(name -> taken.add(folded(name)));
        return this;
    }

    public NameScope reserve(String... names) {
        return reserve(Set.of(names));
    }

    /** The first of these names that is free; if none is, the last with a number. */
    public String claim(String... preferred) {
        for (String name : preferred) {
            if (taken.add(folded(name))) {
                return name;
            }
        }
        String last = preferred[preferred.length - 1];
        for (int number = 2; ; number++) {
            if (taken.add(folded(last + number))) {
                return last + number;
            }
        }
    }

    public boolean has(String name) {
        return taken.contains(folded(name));
    }

    private static String folded(String name) {
        return name.toLowerCase(Locale.ROOT);
    }
}
