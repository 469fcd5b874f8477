package dev.tablewright.language.format;

import dev.tablewright.language.syntax.Node.Mapping;
import dev.tablewright.language.syntax.Node.Scalar;
import dev.tablewright.language.syntax.YamlReader;
import dev.tablewright.model.diagnostic.Diagnostics;
import dev.tablewright.model.source.SourceFile;
import dev.tablewright.model.source.Span;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** A file of which one section can be replaced while every other character stays where it is. */
public final class SectionedFile {

    /**
     * The file with another section.
     *
     * @param lost the comments, as they were written, that were about something that is gone
     */
    public record Edited(SourceFile file, List<Span> lost) {
        public Edited {
            lost = List.copyOf(lost);
        }
    }

    private final SourceFile file;
    private final Element root;

    private SectionedFile(SourceFile file, Element root) {
        this.file = file;
        this.root = root;
    }

    /** The sections of a file; empty if it has none, or is not sound YAML, which is reported. */
    public static Optional<SectionedFile> of(SourceFile file, Diagnostics diagnostics) {
        return Optional.of(YamlReader.read(file, diagnostics))
                .filter(tree -> !diagnostics.hasErrors())
                .flatMap(tree -> tree.root())
                .filter(node ->
                        node instanceof Mapping mapping && !mapping.entries().isEmpty())
                .map(node -> {
                    Element root = Element.root(node);
                    CommentPlacement.place(file, root);
                    return new SectionedFile(file, root);
                });
    }

    /**
     * Puts a section in the place of the one with the same key, or where it belongs.
     *
     * @param yaml the section, its key included, in any layout
     * @param order all keys in their usual order: a new section goes behind the last of those before it
     */
    public Edited with(String key, String yaml, List<String> order) {
        Element section = Element.root(YamlReader.read(new SourceFile(key, yaml), new Diagnostics())
                        .root()
                        .orElseThrow())
                .children
                .get(0);
        Optional<Element> old = section(key);
        List<Comment> lost = old.map(element ->
                        root.isFlow() ? CommentTransfer.inside(element) : CommentTransfer.move(element, section))
                .orElse(List.of());
        String text = root.isFlow() ? Printer.flowEntry(section) : block(section);
        if (old.isPresent()) {
            return edited(start(old.get()), end(old.get()), text, lost);
        }
        int behind = end(predecessor(key, order));
        return edited(behind, behind, root.isFlow() ? ", " + text : apart(text, behind), List.of());
    }

    /** Takes a section away, with what is said above it. */
    public Edited without(String key) {
        Optional<Element> found = section(key);
        if (found.isEmpty()) {
            return new Edited(file, List.of());
        }
        int at = root.children.indexOf(found.get());
        List<Comment> lost = Stream.concat(
                        root.isFlow() ? Stream.of() : found.get().leading.stream(),
                        CommentTransfer.inside(found.get()).stream())
                .toList();
        if (at > 0) {
            return edited(end(root.children.get(at - 1)), end(found.get()), "", lost);
        }
        int behind = end(found.get());
        int next = root.children.size() > 1
                ? start(root.children.get(1))
                : file.text().length();
        boolean alone = root.isFlow() || root.children.size() == 1;
        return edited(
                start(found.get()),
                alone ? next : Math.min(next, behind + lineBreak().length()),
                "",
                lost);
    }

    private Optional<Element> section(String key) {
        return root.children.stream()
                .filter(child ->
                        child.key.map(Scalar::value).filter(key::equals).isPresent())
                .findFirst();
    }

    private Element predecessor(String key, List<String> order) {
        Set<String> before = order.stream().takeWhile(name -> !name.equals(key)).collect(Collectors.toSet());
        return root.children.stream()
                .filter(child ->
                        child.key.map(Scalar::value).filter(before::contains).isPresent())
                .reduce((first, second) -> second)
                .orElse(root.children.get(root.children.size() - 1));
    }

    /** Where a section begins: at its key, or at the question mark before it. */
    private int start(Element section) {
        int line = file.startOfLine(file.lineOf(section.start));
        boolean explicit = file.text().substring(line, section.start).strip().equals("?");
        return explicit ? file.text().indexOf('?', line) : section.start;
    }

    /** Where a section ends, with its last comments and the white space behind them. */
    private int end(Element section) {
        int end = Stream.concat(
                        Stream.of(lastEnd(section)),
                        CommentTransfer.inside(section).stream()
                                .map(comment -> comment.start() + comment.text().length()))
                .max(Comparator.naturalOrder())
                .orElseThrow();
        int line = file.endOfLine(file.lineOf(end));
        return !root.isFlow() && file.text().substring(end, line).isBlank() ? line : end;
    }

    private static int lastEnd(Element element) {
        return element.children.stream().map(SectionedFile::lastEnd).reduce(element.end, Math::max);
    }

    private String block(Element section) {
        String indent = " ".repeat(root.children.get(0).column - 1);
        return Printer.print(section.parent.orElseThrow())
                .lines()
                .map(line -> line.isEmpty() ? line : indent + line)
                .collect(Collectors.joining(lineBreak()))
                .stripLeading();
    }

    /** A new section with an empty line above it, and one below it if anything follows. */
    private String apart(String text, int behind) {
        String indent = " ".repeat(root.children.get(0).column - 1);
        int line = file.lineOf(behind);
        boolean crowded = line < file.lineCount() && !file.line(line + 1).isBlank();
        return lineBreak() + lineBreak() + indent + text + (crowded ? lineBreak() : "");
    }

    /** That of the first line: whoever mixes them will not mind. */
    private String lineBreak() {
        if (file.lineCount() == 1) {
            return "\n";
        }
        return file.text().substring(file.endOfLine(1), file.startOfLine(2)).replaceFirst("^(\r?\n|\r).*", "$1");
    }

    private Edited edited(int start, int end, String text, List<Comment> lost) {
        String changed = file.text().substring(0, start) + text + file.text().substring(end);
        List<Span> places = lost.stream()
                .map(comment -> file.span(
                        comment.start(), comment.start() + comment.text().length()))
                .toList();
        return new Edited(new SourceFile(file.name(), changed), places);
    }
}
