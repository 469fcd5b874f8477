package dev.tablewright.language.syntax;

import dev.tablewright.language.code.LanguageCode;
import dev.tablewright.language.syntax.Node.Broken;
import dev.tablewright.language.syntax.Node.Entry;
import dev.tablewright.language.syntax.Node.Mapping;
import dev.tablewright.language.syntax.Node.Scalar;
import dev.tablewright.language.syntax.Node.Sequence;
import dev.tablewright.language.syntax.Node.Style;
import dev.tablewright.model.diagnostic.Diagnostics;
import dev.tablewright.model.source.SourceFile;
import dev.tablewright.model.source.Span;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.snakeyaml.engine.v2.api.LoadSettings;
import org.snakeyaml.engine.v2.events.AliasEvent;
import org.snakeyaml.engine.v2.events.CollectionStartEvent;
import org.snakeyaml.engine.v2.events.Event;
import org.snakeyaml.engine.v2.events.MappingStartEvent;
import org.snakeyaml.engine.v2.events.NodeEvent;
import org.snakeyaml.engine.v2.events.ScalarEvent;
import org.snakeyaml.engine.v2.exceptions.Mark;
import org.snakeyaml.engine.v2.parser.ParserImpl;
import org.snakeyaml.engine.v2.scanner.StreamReader;

/**
 * Builds the tree from the events of the YAML parser. What YAML allows and the model language does not (anchors, tags,
 * merge keys, several documents, keys that are no text) is reported and left out.
 */
final class TreeBuilder {

    /** Deeper than any model; a hostile file could otherwise exhaust the stack. */
    static final int MAX_DEPTH = 40;

    /** YAML itself allows 1,024 where a key and its value share a line. */
    private static final int LONGEST_KEY = 1000;

    private final SourceFile file;
    private final String text;
    private final Diagnostics diagnostics;
    private final ParserImpl events;
    private final boolean onlyBasicPlane;
    private final int codePoints;
    private int lastCodePoint;

    /** Whether the value of a merge key is being read: the alias in it is part of that mistake. */
    private boolean merging;

    private int lastOffset;

    /** @param text the text of the file, in which lines that cannot be read may have been blanked */
    TreeBuilder(SourceFile file, String text, Diagnostics diagnostics) {
        this.file = file;
        this.text = text;
        this.diagnostics = diagnostics;
        this.codePoints = text.codePointCount(0, text.length());
        this.onlyBasicPlane = codePoints == text.length();
        LoadSettings settings = LoadSettings.builder()
                .setLabel(file.name())
                .setUseMarks(true)
                .setCodePointLimit(SourceDecoder.MAX_BYTES + 1)
                .build();
        this.events = new ParserImpl(settings, new StreamReader(settings, text));
    }

    /** The first document, if there is one. */
    Optional<Node> build() {
        events.next();
        if (events.checkEvent(Event.ID.StreamEnd)) {
            return Optional.empty();
        }
        events.next();
        try {
            Node root = node(0);
            events.next();
            if (!events.checkEvent(Event.ID.StreamEnd)) {
                Span second = start(events.peekEvent());
                diagnostics.report(LanguageCode.SEVERAL_DOCUMENTS
                        .at(file.span(second.start(), second.start() + 3), "a second document in one file")
                        .help("a model is one document: remove the `---`, or move what follows to its own file"));
            }
            return Optional.of(root);
        } catch (TooDeep e) {
            diagnostics.report(LanguageCode.NESTING_TOO_DEEP
                    .at(e.place, "nested deeper than " + MAX_DEPTH + " levels")
                    .note("no part of a model needs more than eight"));
            return Optional.empty();
        }
    }

    private Node node(int depth) {
        Event event = events.next();
        Span place = span(event);
        if (depth > MAX_DEPTH) {
            throw new TooDeep(place);
        }
        if (event instanceof AliasEvent alias) {
            if (!merging) {
                diagnostics.report(LanguageCode.ANCHOR_OR_ALIAS
                        .at(place, "aliases are not part of the model language")
                        .help("write out what `&" + alias.getAlias().getValue() + "` stands for"));
            }
            return new Broken(place);
        }
        refuseAnchorAndTag((NodeEvent) event, place);
        if (event instanceof ScalarEvent scalar) {
            boolean anchorAlone =
                    scalar.getAnchor().isPresent() && scalar.getValue().isEmpty();
            return anchorAlone ? new Broken(place) : scalar(scalar, place);
        }
        CollectionStartEvent start = (CollectionStartEvent) event;
        return start instanceof MappingStartEvent
                ? mapping(start.isFlow(), place, depth)
                : sequence(start.isFlow(), place, depth);
    }

    private Scalar scalar(ScalarEvent event, Span place) {
        Style style =
                switch (event.getScalarStyle()) {
                    case SINGLE_QUOTED -> Style.SINGLE_QUOTED;
                    case DOUBLE_QUOTED, JSON_SCALAR_STYLE -> Style.DOUBLE_QUOTED;
                    case LITERAL -> Style.LITERAL;
                    case FOLDED -> Style.FOLDED;
                    case PLAIN -> Style.PLAIN;
                };
        return new Scalar(event.getValue(), style, withoutTrailingBreaks(place));
    }

    private Node sequence(boolean flow, Span place, int depth) {
        List<Node> items = new ArrayList<>();
        while (!events.checkEvent(Event.ID.SequenceEnd)) {
            items.add(node(depth + 1));
        }
        Event end = events.next();
        int last = items.isEmpty()
                ? place.end()
                : items.get(items.size() - 1).span().end();
        return new Sequence(
                items, flow, file.span(place.start(), flow ? span(end).end() : last));
    }

    private Node mapping(boolean flow, Span place, int depth) {
        List<Entry> entries = new ArrayList<>();
        Map<String, Scalar> seen = new HashMap<>();
        int last = place.end();
        while (!events.checkEvent(Event.ID.MappingEnd)) {
            Node key = node(depth + 1);
            merging = isMerge(key);
            Node value = node(depth + 1);
            merging = false;
            last = Math.max(key.span().end(), value.span().end());
            if (isMerge(key)) {
                refuseMerge((Scalar) key);
                entries.add(new Entry((Scalar) key, new Broken(value.span())));
            } else if (isAcceptable(key, seen)) {
                Scalar text = (Scalar) key;
                seen.put(text.value(), text);
                entries.add(new Entry(text, value));
            }
        }
        Event end = events.next();
        return new Mapping(
                entries, flow, file.span(place.start(), flow ? span(end).end() : last));
    }

    private void refuseMerge(Scalar key) {
        diagnostics.report(LanguageCode.MERGE_KEY
                .at(key.span(), "merge keys are not part of the model language")
                .help("write the keys out"));
    }

    private static boolean isMerge(Node key) {
        return key instanceof Scalar text && text.value().equals("<<") && text.style() == Style.PLAIN;
    }

    private boolean isAcceptable(Node key, Map<String, Scalar> seen) {
        if (!(key instanceof Scalar text)) {
            if (!(key instanceof Broken)) {
                diagnostics.report(LanguageCode.WRONG_SHAPE
                        .at(key.span(), "a key must be a text, not " + key.kind())
                        .help("a text that begins with `{` or `[` needs quotes"));
            }
            return false;
        }
        if (text.value().isEmpty() && text.style() == Style.PLAIN) {
            diagnostics.report(LanguageCode.YAML_SYNTAX.at(text.span(), "a key is missing here"));
            return false;
        }
        if (text.value().length() > LONGEST_KEY) {
            diagnostics.report(
                    LanguageCode.YAML_SYNTAX.at(text.span(), "a key of more than " + LONGEST_KEY + " characters"));
            return false;
        }
        Scalar first = seen.get(text.value());
        if (first != null) {
            diagnostics.report(LanguageCode.DUPLICATE_KEY
                    .at(text.span(), "`" + text.value() + "` is written twice")
                    .label("a second time here")
                    .also(first.span(), "first here")
                    .note("YAML tools keep one of the two and drop the other without a word"));
        }
        return first == null;
    }

    private void refuseAnchorAndTag(NodeEvent event, Span place) {
        event.getAnchor().ifPresent(anchor -> {
            int length = anchor.getValue().length() + 1;
            int at = file.text().indexOf("&" + anchor.getValue(), place.start());
            int start = at < 0 ? place.start() : at;
            diagnostics.report(LanguageCode.ANCHOR_OR_ALIAS
                    .at(file.span(start, start + length), "anchors are not part of the model language")
                    .help("a model says everything where it belongs; write the value out"));
        });
        Optional<String> tag =
                event instanceof ScalarEvent scalar ? scalar.getTag() : ((CollectionStartEvent) event).getTag();
        tag.filter(name -> !name.equals("!"))
                .ifPresent(name -> diagnostics.report(LanguageCode.EXPLICIT_TAG
                        .at(tagPlace(place), "tags are not part of the model language")
                        .help("remove it: the model language knows the type of every value")));
    }

    /** From the exclamation mark to the next space. */
    private Span tagPlace(Span node) {
        int start = file.text().indexOf('!', node.start());
        if (start < 0) {
            return node;
        }
        int end = start;
        while (end < file.text().length() && !Character.isWhitespace(file.text().charAt(end))) {
            end++;
        }
        return file.span(start, end);
    }

    private Span start(Event event) {
        int at = event.getStartMark().map(this::offset).orElse(0);
        return file.span(at, at);
    }

    private Span span(Event event) {
        int start = event.getStartMark().map(this::offset).orElse(0);
        int end = event.getEndMark().map(this::offset).orElse(start);
        return file.span(start, end);
    }

    private Span withoutTrailingBreaks(Span span) {
        int end = span.end();
        while (end > span.start() && " \t\r\n".indexOf(file.text().charAt(end - 1)) >= 0) {
            end--;
        }
        return file.span(span.start(), end);
    }

    /** The parser counts code points; Java counts UTF-16 units. Marks come nearly in order, so the count goes on. */
    private int offset(Mark mark) {
        // Behind the end the parser sees one more character than there is.
        int index = Math.min(mark.getIndex(), codePoints);
        if (onlyBasicPlane) {
            return index;
        }
        lastOffset = text.offsetByCodePoints(lastOffset, index - lastCodePoint);
        lastCodePoint = index;
        return lastOffset;
    }

    private static final class TooDeep extends RuntimeException {
        private final transient Span place;

        TooDeep(Span place) {
            super(null, null, false, false);
            this.place = place;
        }
    }
}
