package dev.tablewright.language.format;

import dev.tablewright.language.syntax.Node.Scalar;
import dev.tablewright.model.source.SourceFile;
import dev.tablewright.model.source.Span;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Finds all comments of a file and gives each to the element that it is about. */
final class CommentPlacement {

    private final SourceFile file;
    private final List<Element> inOrder = new ArrayList<>();

    private CommentPlacement(SourceFile file) {
        this.file = file;
    }

    static void place(SourceFile file, Element root) {
        CommentPlacement placement = new CommentPlacement(file);
        placement.collect(root);
        int next = 0;
        for (Comment comment : placement.comments()) {
            while (next < placement.inOrder.size() && placement.inOrder.get(next).start < comment.start()) {
                next++;
            }
            placement.place(comment, root, next);
        }
    }

    private void collect(Element element) {
        for (Element child : element.children) {
            inOrder.add(child);
            collect(child);
        }
    }

    /** Outside of scalars, a {@code #} can only begin a comment. */
    private List<Comment> comments() {
        List<Comment> comments = new ArrayList<>();
        int from = 0;
        for (Span scalar : scalars()) {
            scan(from, scalar.start(), comments);
            from = Math.max(from, scalar.end());
        }
        scan(from, file.text().length(), comments);
        return comments;
    }

    private List<Span> scalars() {
        List<Span> scalars = new ArrayList<>();
        for (Element element : inOrder) {
            element.key.ifPresent(key -> scalars.add(key.span()));
            if (element.value instanceof Scalar scalar && !scalar.span().text().isEmpty()) {
                scalars.add(scalar.span());
            }
        }
        return scalars;
    }

    private void scan(int from, int to, List<Comment> comments) {
        int at = file.text().indexOf('#', from);
        while (at >= 0 && at < to) {
            comments.add(Comment.at(file, at));
            at = file.text().indexOf('#', file.endOfLine(file.lineOf(at)));
        }
    }

    /** @param next the number of the first element that begins behind the comment */
    private void place(Comment comment, Element root, int next) {
        Element before = next > 0 ? inOrder.get(next - 1) : root;
        if (!comment.ownLine() && next > 0) {
            Element subject = before;
            // Behind the bracket that closes a flow collection, the comment is about the whole of it.
            while (subject.parent
                    .filter(p -> p.parent.isPresent() && p.isFlow() && p.end <= comment.start())
                    .isPresent()) {
                subject = subject.parent.get();
            }
            if (subject.trailing.isEmpty()) {
                subject.trailing = Optional.of(comment);
                return;
            }
        }
        Element owner = tailOwner(comment, before, root);
        if (next < inOrder.size()) {
            Element after = inOrder.get(next);
            boolean firstChild = after.parent.filter(p -> p == before).isPresent();
            boolean inFlow = after.parent.filter(Element::isFlow).isPresent();
            // In the middle of a collection a comment is about what follows, however far it is indented.
            if (firstChild || inFlow || comment.column() <= after.column || owner.contains(after)) {
                after.leading.add(comment);
                return;
            }
        }
        owner.tail.add(comment);
    }

    /** The innermost collection that has just ended and whose elements do not stand to the right of the comment. */
    private static Element tailOwner(Comment comment, Element before, Element root) {
        Element element = before;
        while (element != root) {
            if (element.column <= comment.column()
                    || element.parent
                            .filter(p -> p.isFlow() && p.end > comment.start())
                            .isPresent()) {
                return element.parent.orElse(root);
            }
            element = element.parent.orElse(root);
        }
        return root;
    }
}
