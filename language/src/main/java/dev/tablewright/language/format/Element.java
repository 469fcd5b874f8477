package dev.tablewright.language.format;

import dev.tablewright.language.syntax.Node;
import dev.tablewright.language.syntax.Node.Entry;
import dev.tablewright.language.syntax.Node.Scalar;
import dev.tablewright.model.source.SourceFile;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** An entry of a mapping or an item of a list, and the comments that belong to it. */
final class Element {

    final Optional<Scalar> key;
    final Node value;
    final Optional<Element> parent;
    final int start;
    final int end;
    final int column;
    final List<Element> children = new ArrayList<>();

    /** On lines of their own above it. */
    final List<Comment> leading = new ArrayList<>();

    /** Behind the last of its children, in their column. */
    final List<Comment> tail = new ArrayList<>();

    /** Behind it in the same line. */
    Optional<Comment> trailing = Optional.empty();

    boolean blankBefore;

    private Element(Optional<Scalar> key, Node value, Optional<Element> parent) {
        this.key = key;
        this.value = value;
        this.parent = parent;
        this.start = key.map(k -> k.span().start()).orElse(value.span().start());
        this.end = Math.max(value.span().end(), key.map(k -> k.span().end()).orElse(0));
        this.column = value.span()
                .file()
                .columnOf(key.isPresent() ? start : dash(value.span().file(), start));
        this.blankBefore =
                Comment.isBlankAbove(value.span().file(), value.span().file().lineOf(start)) && beginsLine();
    }

    /** Where the dash of a list item stands; the item itself if it is between brackets. */
    private static int dash(SourceFile file, int start) {
        int at = start - 1;
        while (at > 0 && file.text().charAt(at) == ' ') {
            at--;
        }
        return at >= 0 && file.text().charAt(at) == '-' ? at : start;
    }

    /** Whether an element is somewhere within this one. */
    boolean contains(Element other) {
        Optional<Element> above = other.parent;
        while (above.isPresent()) {
            if (above.get() == this) {
                return true;
            }
            above = above.get().parent;
        }
        return false;
    }

    /** Whether nothing but the dashes of lists stands before it in its line. */
    private boolean beginsLine() {
        SourceFile file = value.span().file();
        String before = file.text().substring(file.startOfLine(file.lineOf(start)), start);
        return before.chars().allMatch(c -> c == ' ' || c == '-');
    }

    static Element root(Node node) {
        Element root = new Element(Optional.empty(), node, Optional.empty());
        root.addChildren();
        return root;
    }

    private void addChildren() {
        if (value instanceof Node.Mapping mapping) {
            for (Entry entry : mapping.entries()) {
                add(new Element(Optional.of(entry.key()), entry.value(), Optional.of(this)));
            }
        } else if (value instanceof Node.Sequence sequence) {
            for (Node item : sequence.items()) {
                add(new Element(Optional.empty(), item, Optional.of(this)));
            }
        }
    }

    private void add(Element child) {
        children.add(child);
        child.addChildren();
    }

    boolean isFlow() {
        return (value instanceof Node.Mapping mapping && mapping.flow())
                || (value instanceof Node.Sequence sequence && sequence.flow());
    }

    boolean isMapping() {
        return value instanceof Node.Mapping;
    }

    boolean isSequence() {
        return value instanceof Node.Sequence;
    }

    /** Whether a comment stands anywhere inside, so that it cannot be written in one line. */
    boolean hasInnerComments() {
        return !tail.isEmpty()
                || children.stream()
                        .anyMatch(child ->
                                !child.leading.isEmpty() || child.trailing.isPresent() || child.hasInnerComments());
    }

    /** The names from the root to here. */
    String path() {
        String name = key.map(Scalar::value).orElse("-");
        return parent.map(p -> p.path() + "/" + name).orElse("");
    }
}
