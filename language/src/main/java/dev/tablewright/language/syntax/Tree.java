package dev.tablewright.language.syntax;

import dev.tablewright.model.source.Span;
import java.util.List;
import java.util.Optional;

/**
 * A file as a tree.
 *
 * @param root empty if there is nothing to read
 * @param lost the parts of the file that had to be skipped
 */
public record Tree(Optional<Node> root, List<Span> lost) {

    public Tree {
        lost = List.copyOf(lost);
    }
}
