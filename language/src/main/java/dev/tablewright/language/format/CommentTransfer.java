package dev.tablewright.language.format;

import dev.tablewright.language.syntax.Node.Scalar;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/** Gives the comments of what stood in a file to what is to stand there: a comment goes where its key goes. */
final class CommentTransfer {

    /** Comments that were about something that is gone. */
    private final List<Comment> lost = new ArrayList<>();

    private CommentTransfer() {}

    /** Moves the comments within a section and behind its key; returns those that belong to nothing any more. */
    static List<Comment> move(Element from, Element to) {
        CommentTransfer transfer = new CommentTransfer();
        transfer.within(from, to);
        return transfer.lost;
    }

    /** All comments of an element but those above it. */
    static List<Comment> inside(Element element) {
        List<Comment> comments = new ArrayList<>();
        element.trailing.ifPresent(comments::add);
        for (Element child : element.children) {
            comments.addAll(child.leading);
            comments.addAll(inside(child));
        }
        comments.addAll(element.tail);
        return comments;
    }

    private void within(Element from, Element to) {
        to.trailing = from.trailing;
        Map<String, Element> heirs = new HashMap<>();
        to.children.forEach(child -> heirs.putIfAbsent(name(child), child));
        for (Element child : from.children) {
            Optional<Element> heir = Optional.ofNullable(heirs.remove(name(child)));
            if (heir.isPresent()) {
                heir.get().leading.addAll(child.leading);
                heir.get().blankBefore = child.blankBefore;
                within(child, heir.get());
            } else {
                lost.addAll(child.leading);
                lost.addAll(inside(child));
            }
        }
        (to.children.isEmpty() ? lost : to.tail).addAll(from.tail);
    }

    /** The key; of an item of a list, what it says, or the keys in it. */
    private static String name(Element element) {
        return element.key
                .map(Scalar::value)
                .orElseGet(() -> element.value instanceof Scalar item
                        ? item.value()
                        : element.children.stream().map(CommentTransfer::name).collect(Collectors.joining(" ")));
    }
}
