package dev.tablewright.language.syntax;

import java.util.Optional;
import java.util.Set;

/**
 * A file as a tree.
 *
 * @param root empty if there is nothing to read
 * @param lostWords words in parts of the file that had to be skipped: a name among them may have been declared there
 */
public record Tree(Optional<Node> root, Set<String> lostWords) {

    public Tree {
        lostWords = Set.copyOf(lostWords);
    }
}
