package dev.tablewright.language.grammar;

import dev.tablewright.language.code.LanguageCode;
import dev.tablewright.language.grammar.Shape.Choice;
import dev.tablewright.language.grammar.Shape.Either;
import dev.tablewright.language.grammar.Shape.Field;
import dev.tablewright.language.grammar.Shape.Fields;
import dev.tablewright.language.grammar.Shape.ListOf;
import dev.tablewright.language.grammar.Shape.MapOf;
import dev.tablewright.language.grammar.Shape.Text;
import dev.tablewright.language.syntax.LostText;
import dev.tablewright.language.syntax.Node;
import dev.tablewright.language.syntax.Node.Broken;
import dev.tablewright.language.syntax.Node.Entry;
import dev.tablewright.language.syntax.Node.Mapping;
import dev.tablewright.language.syntax.Node.Scalar;
import dev.tablewright.language.syntax.Node.Sequence;
import dev.tablewright.model.diagnostic.Diagnostic;
import dev.tablewright.model.diagnostic.Diagnostics;
import dev.tablewright.model.diagnostic.Nearest;
import dev.tablewright.model.source.Span;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * Holds a tree against the grammar. What comes back has the shape that the grammar promises: unknown keys are gone, and
 * a value that has the wrong shape is {@link Broken}, so that later stages know that something was meant there.
 */
public final class ShapeCheck {

    private static final Pattern COLON_WITHOUT_SPACE = Pattern.compile("^[A-Za-z_][A-Za-z0-9_]*:[^\\s/]");

    private final Diagnostics diagnostics;
    private final ScalarCheck scalars;
    private final LostText lost;

    public ShapeCheck(Diagnostics diagnostics, LostText lost) {
        this.diagnostics = diagnostics;
        this.lost = lost;
        this.scalars = new ScalarCheck(diagnostics);
    }

    /** The tree without what does not fit the shape. */
    public Node clean(Node node, Shape shape) {
        return clean(node, shape, node.span());
    }

    /** @param holder where to point if there is nothing at the place itself: the key of an empty value */
    private Node clean(Node node, Shape shape, Span holder) {
        if (node instanceof Broken) {
            return node;
        }
        if (node instanceof Scalar scalar && scalar.isNull()) {
            if (!lost.follows(holder)) {
                diagnostics.report(LanguageCode.EMPTY_VALUE
                        .at(holder, "nothing is said here")
                        .help("write " + shape.description() + ", or remove the key"));
            }
            return new Broken(node.span());
        }
        if (shape instanceof Either either) {
            return cleanEither(node, either, holder);
        }
        if (shape instanceof Fields fields) {
            return node instanceof Mapping mapping ? cleanFields(mapping, fields, holder) : wrongShape(node, shape);
        }
        if (shape instanceof MapOf map) {
            return node instanceof Mapping mapping ? cleanMap(mapping, map) : wrongShape(node, shape);
        }
        if (shape instanceof ListOf list) {
            return node instanceof Sequence sequence ? cleanList(sequence, list, holder) : wrongShape(node, shape);
        }
        return node instanceof Scalar scalar && scalars.accepts(scalar, shape) ? node : brokenScalar(node, shape);
    }

    private Node brokenScalar(Node node, Shape shape) {
        return node instanceof Scalar ? new Broken(node.span()) : wrongShape(node, shape);
    }

    private Node cleanEither(Node node, Either either, Span holder) {
        Optional<Shape> chosen;
        if (node instanceof Mapping mapping && isUnquotedTemplate(mapping, either)) {
            diagnostics.report(LanguageCode.WRONG_SHAPE
                    .at(node.span(), "a template that begins with `{` needs quotes")
                    .label("to YAML this is a mapping")
                    .help("write `\"" + node.span().text() + "…\"`"));
            return new Broken(node.span());
        }
        if (node instanceof Mapping) {
            chosen = either.mapping();
        } else {
            chosen = node instanceof Sequence ? either.list() : either.single();
        }
        if (node instanceof Scalar scalar
                && chosen.orElse(null) instanceof Choice choice
                && either.mapping().isPresent()) {
            return cleanWordOrMapping(scalar, choice, either);
        }
        return chosen.map(shape -> clean(node, shape, holder)).orElseGet(() -> wrongShape(node, either));
    }

    /** {@code {username}} without quotes: a mapping of keys that say nothing. */
    private static boolean isUnquotedTemplate(Mapping mapping, Either either) {
        return mapping.flow()
                && either.single().orElse(null) instanceof Text text
                && text.form() == Form.TEMPLATE
                && !mapping.entries().isEmpty()
                && mapping.entries().stream()
                        .allMatch(entry -> entry.value() instanceof Scalar scalar && scalar.isNull());
    }

    /** A word where a mapping could stand as well: whoever writes another word should hear of the mapping. */
    private Node cleanWordOrMapping(Scalar scalar, Choice choice, Either either) {
        if (choice.words().contains(scalar.value())) {
            return scalar;
        }
        diagnostics.report(LanguageCode.UNKNOWN_WORD
                .at(scalar.span(), "expected " + either.description())
                .label("this is " + scalar.kind()));
        return new Broken(scalar.span());
    }

    private Node cleanFields(Mapping mapping, Fields fields, Span holder) {
        if (mapping.entries().isEmpty() && fields.saysSomething()) {
            return emptyMapping(mapping, fields);
        }
        List<Entry> kept = new ArrayList<>();
        for (Entry entry : mapping.entries()) {
            if (isMerge(entry)) {
                continue;
            }
            Optional<Field> field = fields.field(entry.key().value());
            if (field.isPresent()) {
                kept.add(new Entry(
                        entry.key(),
                        clean(entry.value(), field.get().shape(), entry.key().span())));
            } else if (fields.others().isPresent() && isOtherKey(entry, fields)) {
                Shape shape = fields.others().get().value();
                kept.add(new Entry(
                        entry.key(), clean(entry.value(), shape, entry.key().span())));
            } else {
                Optional<Field> meant = unknownKey(entry, fields)
                        .filter(f -> mapping.entry(f.name()).isEmpty());
                if (meant.isPresent()) {
                    // What stands there is read as what was meant, so that nothing else seems to be missing.
                    Node value = clean(
                            entry.value(), meant.get().shape(), entry.key().span());
                    Scalar key = new Scalar(
                            meant.get().name(), entry.key().style(), entry.key().span());
                    kept.add(new Entry(key, value));
                }
            }
        }
        Span place = mapping.flow() ? mapping.span() : holder;
        Mapping clean = new Mapping(kept, mapping.flow(), mapping.span());
        if (mapping.entries().stream().noneMatch(ShapeCheck::isMerge)) {
            requireKeys(clean, fields, place);
        }
        return clean;
    }

    /** A merge key, which has been reported: who knows what it would have brought. */
    private static boolean isMerge(Entry entry) {
        return entry.key().value().equals("<<") && entry.value() instanceof Broken;
    }

    /** A key of the author's own, unless it is a misspelt key of the language. */
    private static boolean isOtherKey(Entry entry, Fields fields) {
        return fields.others().orElseThrow().key().accepts(entry.key().value());
    }

    private void requireKeys(Mapping mapping, Fields fields, Span place) {
        for (Field field : fields.fields()) {
            if (field.required() && mapping.entry(field.name()).isEmpty() && !lost.holds(field.name())) {
                diagnostics.report(LanguageCode.MISSING_KEY
                        .at(place, "the key `" + field.name() + "` is missing")
                        .label(fields.what() + " needs it")
                        .note(asNote(field.doc())));
            }
        }
        for (List<String> choice : fields.choices()) {
            List<Entry> chosen = mapping.entries().stream()
                    .filter(e -> choice.contains(e.key().value()))
                    .toList();
            if (chosen.isEmpty() && choice.stream().noneMatch(lost::holds)) {
                diagnostics.report(LanguageCode.MISSING_KEY
                        .at(place, "one of " + quoted(choice) + " is missing")
                        .label(fields.what() + " needs one of them"));
            } else if (chosen.size() > 1) {
                diagnostics.report(LanguageCode.CONFLICTING_KEYS
                        .at(
                                chosen.get(1).key().span(),
                                "`" + chosen.get(0).key().value() + "` and `"
                                        + chosen.get(1).key().value() + "` exclude each other")
                        .also(chosen.get(0).key().span(), "first here")
                        .help("keep one of them"));
            }
        }
    }

    /** Reports a key that is not known, and returns the one that was probably meant. */
    private Optional<Field> unknownKey(Entry entry, Fields fields) {
        String key = entry.key().value();
        List<String> known = fields.fields().stream().map(Field::name).toList();
        Diagnostic diagnostic =
                LanguageCode.UNKNOWN_KEY.at(entry.key().span(), "`" + key + "` is not a key of " + fields.what());
        Optional<String> nearest = Nearest.to(key, known).filter(name -> !key.equals(name));
        diagnostics.report(
                nearest.isPresent()
                        ? diagnostic.label("the nearest known key is `" + nearest.get() + "`")
                        : diagnostic.note("the known keys are " + quoted(known)));
        return nearest.flatMap(fields::field);
    }

    private Node cleanMap(Mapping whole, MapOf map) {
        Mapping mapping = new Mapping(
                whole.entries().stream().filter(entry -> !isMerge(entry)).toList(), whole.flow(), whole.span());
        if (mapping.entries().isEmpty() && !whole.entries().isEmpty()) {
            return new Broken(whole.span());
        }
        if (mapping.entries().isEmpty()) {
            return emptyMapping(mapping, map);
        }
        List<Entry> kept = new ArrayList<>();
        for (Entry entry : mapping.entries()) {
            if (scalars.acceptsKey(entry.key(), map.key())) {
                kept.add(new Entry(
                        entry.key(),
                        clean(entry.value(), map.value(), entry.key().span())));
            } else {
                // The name may be used elsewhere as it is written here: one finding is enough.
                kept.add(new Entry(entry.key(), new Broken(entry.value().span())));
            }
        }
        return new Mapping(kept, mapping.flow(), mapping.span());
    }

    private Node emptyMapping(Mapping mapping, Shape shape) {
        diagnostics.report(LanguageCode.EMPTY_VALUE
                .at(mapping.span(), "an empty mapping says nothing")
                .help("write " + shape.description() + ", or remove the key"));
        return new Broken(mapping.span());
    }

    private Node cleanList(Sequence sequence, ListOf list, Span holder) {
        if (sequence.items().isEmpty()) {
            diagnostics.report(LanguageCode.EMPTY_VALUE
                    .at(sequence.span(), "an empty list says nothing")
                    .help("write at least one element, or remove the key"));
            return new Broken(sequence.span());
        }
        return new Sequence(
                sequence.items().stream()
                        .map(item ->
                                clean(item, list.element(), item.span().text().isEmpty() ? holder : item.span()))
                        .toList(),
                sequence.flow(),
                sequence.span());
    }

    private Node wrongShape(Node node, Shape shape) {
        Diagnostic diagnostic = LanguageCode.WRONG_SHAPE
                .at(firstLine(node.span()), "expected " + shape.description())
                .label("this is " + node.kind());
        boolean text = node instanceof Scalar;
        if (text && shape instanceof ListOf) {
            diagnostic = diagnostic.help("begin each element with `- `, or write `[a, b]`");
        } else if (text && COLON_WITHOUT_SPACE.matcher(((Scalar) node).value()).find()) {
            diagnostic = diagnostic.help("a space is missing behind the `:`");
        }
        diagnostics.report(diagnostic);
        return new Broken(node.span());
    }

    private static String asNote(String sentence) {
        return Character.toLowerCase(sentence.charAt(0)) + sentence.substring(1).replaceFirst("\\.$", "");
    }

    private static Span firstLine(Span span) {
        return span.file().span(span.start(), Math.min(span.end(), span.file().endOfLine(span.line())));
    }

    private static String quoted(List<String> words) {
        return words.stream().map(word -> "`" + word + "`").collect(Collectors.joining(", "));
    }
}
