package dev.tablewright.generate.infrastructure.terraform;

import java.util.ArrayList;
import java.util.List;

/** What stands between two braces of a Terraform file, or in the whole file: attributes, blocks and comments, in their order. */
final class HclBody {

    private static final int WIDTH = 120;

    /** Writes itself. */
    private interface Part {
        void write(HclLines out);
    }

    private final List<Part> parts = new ArrayList<>();

    HclBody set(String key, HclValue value) {
        parts.add(out -> out.attribute(key, value));
        return this;
    }

    /** An attribute of several lines, which stands apart from those before it. */
    HclBody setApart(String key, HclValue value) {
        return blank().set(key, value);
    }

    /** A block by its head: {@code resource "aws_dynamodb_table" "shop"}; it stands apart from what is before it. */
    HclBody block(String head, HclBody body) {
        blank();
        return blockBelow(head, body);
    }

    /** A block right below what is before it: a comment about it, or one of its kind. */
    HclBody blockBelow(String head, HclBody body) {
        parts.add(out -> out.block(head, body.parts.isEmpty() ? List.of() : body.lines(out.indent() + HclLines.STEP)));
        return this;
    }

    HclBody comment(String text) {
        parts.add(out -> out.comment(text));
        return this;
    }

    /** An empty line; never two, never the first. */
    HclBody blank() {
        parts.add(HclLines::blank);
        return this;
    }

    /** The text of a whole file. */
    String render() {
        return String.join("\n", lines(0)) + "\n";
    }

    private List<String> lines(int indent) {
        HclLines out = new HclLines(indent, WIDTH);
        parts.forEach(part -> part.write(out));
        return out.lines();
    }
}
