package dev.tablewright.generate.hostile;

import dev.tablewright.model.Model;

/** A model that nobody would write, with a name to find it by. */
public record HostileModel(String name, Model model) {

    @Override
    public String toString() {
        return name;
    }
}
