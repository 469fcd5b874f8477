package dev.tablewright.language.syntax;

import dev.tablewright.language.code.LanguageCode;
import dev.tablewright.model.diagnostic.Diagnostic;
import dev.tablewright.model.source.SourceFile;
import dev.tablewright.model.source.Span;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.snakeyaml.engine.v2.exceptions.Mark;
import org.snakeyaml.engine.v2.exceptions.MarkedYamlEngineException;
import org.snakeyaml.engine.v2.exceptions.ReaderException;
import org.snakeyaml.engine.v2.exceptions.YamlEngineException;
import org.snakeyaml.engine.v2.exceptions.YamlVersionException;

/** Says in a person's words, at the place that the person would look at, what the YAML parser could not read. */
final class SyntaxMessage {

    private static final Pattern COLON_WITHOUT_SPACE =
            Pattern.compile("^\\s*(?:- )?[A-Za-z_][A-Za-z0-9_]*(:)(?=[^\\s:/])");

    /** A line with an odd number of double quotes; the last one is taken for the open one. */
    private static final Pattern OPEN_QUOTE = Pattern.compile("[^\"#]*(?:\"[^\"]*\"[^\"#]*)*(\")[^\"]*");

    private static final int LINES_ABOVE = 4;

    private SyntaxMessage() {}

    static Diagnostic of(SourceFile file, YamlEngineException problem) {
        if (problem instanceof ReaderException reader) {
            int at = file.text().offsetByCodePoints(0, Math.min(reader.getPosition(), codePoints(file)));
            String name =
                    "U+" + Integer.toHexString(0x10000 | reader.getCodePoint()).substring(1);
            return LanguageCode.YAML_SYNTAX
                    .at(file.span(at, at + 1), "this character cannot stand in a YAML file")
                    .label(name.toUpperCase(Locale.ROOT));
        }
        if (problem instanceof YamlVersionException) {
            return LanguageCode.YAML_SYNTAX
                    .at(file.span(0, file.endOfLine(1)), "this is not a version of YAML that can be read")
                    .help("remove the line: a model is YAML 1.2");
        }
        return LanguageCode.YAML_SYNTAX
                .at(file.span(0, 0), "this file cannot be read as YAML")
                .note(firstLine(problem));
    }

    /** @param parsed the text that the parser saw: that of the file, with lines blanked */
    static Diagnostic of(SourceFile file, String parsed, MarkedYamlEngineException problem) {
        String context = Optional.ofNullable(problem.getContext()).orElse("");
        String what = Optional.ofNullable(problem.getProblem()).orElse("");
        Span at = place(file, parsed, problem.getProblemMark());
        Optional<Span> opened = problem.getContextMark().map(mark -> place(file, parsed, Optional.of(mark)));
        if (context.contains("flow mapping") || context.contains("flow sequence")) {
            return unclosed(opened.orElse(at), at);
        }
        if (context.contains("quoted scalar") && opened.isPresent()) {
            if (what.contains("hexadecimal")) {
                return LanguageCode.YAML_SYNTAX
                        .at(at, "`\\x` wants two, `\\u` four and `\\U` eight hexadecimal digits")
                        .help("write `\\\\` for a backslash, or use single quotes");
            }
            return what.contains("escape")
                    ? LanguageCode.YAML_SYNTAX
                            .at(at, "unknown escape in a double-quoted text")
                            .help("write `\\\\` for a backslash, or use single quotes")
                    : LanguageCode.YAML_SYNTAX
                            .at(opened.get(), "this quote is never closed")
                            .help("close it on the same line");
        }
        Optional<Span> quote = unclosedQuote(at);
        if (quote.isPresent()) {
            return LanguageCode.YAML_SYNTAX
                    .at(quote.get(), "this quote is not closed in its line")
                    .help("close it, or leave it out");
        }
        if (what.contains("mapping values are not allowed")) {
            Optional<Span> colon = colonWithoutSpace(at);
            if (colon.isPresent()) {
                return LanguageCode.YAML_SYNTAX
                        .at(colon.get(), "a space is missing behind this `:`")
                        .fix(colon.get(), ": ");
            }
            return LanguageCode.YAML_SYNTAX
                    .at(at, "a `:` where no key can stand")
                    .help("put the text into quotes if the colon belongs to it, or begin a new line for a new key");
        }
        if (what.contains("cannot start any token")) {
            return LanguageCode.YAML_SYNTAX
                    .at(at, "a text cannot begin with `" + at.text() + "`")
                    .help("put it into quotes");
        }
        if (what.contains("could not find expected ':'")) {
            Span line = opened.orElse(at);
            return LanguageCode.YAML_SYNTAX
                    .at(restOfLine(line), "a key without its `:`")
                    .help("write `key: value`");
        }
        Optional<Diagnostic> known = ofIndicators(what, at);
        if (known.isPresent()) {
            return known.get();
        }
        if (what.contains("block mapping start") || what.contains("expected <block end>")) {
            return LanguageCode.YAML_SYNTAX
                    .at(at, "the indentation does not fit the lines above")
                    .help("keys of one level begin in one column");
        }
        return LanguageCode.YAML_SYNTAX.at(at, "this cannot be read as YAML").note(what);
    }

    /** Characters that mean something to YAML where the author meant text. */
    private static Optional<Diagnostic> ofIndicators(String what, Span at) {
        if (what.contains("unexpected character found")) {
            return Optional.of(LanguageCode.YAML_SYNTAX
                    .at(at, "a text cannot begin with `*` or `&`")
                    .help("put it into quotes"));
        }
        if (what.contains("expected a comment or a line break") || what.contains("chomping or indentation")) {
            return Optional.of(LanguageCode.YAML_SYNTAX
                    .at(at, "`>` and `|` begin a text of several lines, and nothing may follow them in theirs")
                    .help("put the text into quotes"));
        }
        if (what.contains("node content, but found ','")) {
            return Optional.of(LanguageCode.YAML_SYNTAX.at(at, "nothing stands before this `,`"));
        }
        if (what.contains("undefined tag handle")) {
            return Optional.of(LanguageCode.EXPLICIT_TAG
                    .at(at, "tags are not part of the model language")
                    .help("put the text into quotes if it begins with `!`"));
        }
        if (what.contains("but found '-'")) {
            return Optional.of(LanguageCode.YAML_SYNTAX
                    .at(at, "a list item among keys")
                    .help("remove the `- `, or begin the list below a key of its own"));
        }
        if (what.contains("but found '<scalar>'")) {
            return Optional.of(LanguageCode.YAML_SYNTAX
                    .at(at, "nothing can follow a text in quotes")
                    .help("inside single quotes write `''` for a quote, inside double quotes `\\\"`"));
        }
        return Optional.empty();
    }

    /** A quote left open runs on to the next one, and the parser stumbles lines later: look for it above. */
    private static Optional<Span> unclosedQuote(Span at) {
        SourceFile file = at.file();
        for (int line = at.line(); line >= Math.max(1, at.line() - LINES_ABOVE); line--) {
            Matcher open = OPEN_QUOTE.matcher(file.line(line));
            if (open.matches()) {
                int start = file.startOfLine(line) + open.start(1);
                return Optional.of(file.span(start, start + 1));
            }
        }
        return Optional.empty();
    }

    /** {@code key:value} in this line or in the one above: YAML takes it for a text, and stumbles over what follows. */
    private static Optional<Span> colonWithoutSpace(Span at) {
        SourceFile file = at.file();
        for (int line = at.line(); line >= Math.max(1, at.line() - 1); line--) {
            Matcher colon = COLON_WITHOUT_SPACE.matcher(file.line(line));
            if (colon.find()) {
                int start = file.startOfLine(line) + colon.start(1);
                return Optional.of(file.span(start, start + 1));
            }
        }
        return Optional.empty();
    }

    private static Diagnostic unclosed(Span opened, Span at) {
        String bracket = opened.text().isEmpty() ? "{" : opened.text();
        String closing = bracket.equals("[") ? "]" : "}";
        if (opened.line() == at.line()) {
            return LanguageCode.YAML_SYNTAX
                    .at(at, "a `,` or `" + closing + "` is missing here")
                    .also(opened, "in what opens here")
                    .help("between `{` and `}`, text that has `,`, `:`, `{`, `}`, `[` or `]` in it needs quotes");
        }
        return LanguageCode.YAML_SYNTAX
                .at(opened, "this `" + bracket + "` is never closed")
                .help("close it with `" + closing + "`");
    }

    private static Span place(SourceFile file, String parsed, Optional<Mark> mark) {
        String text = file.text();
        int codePoints = parsed.codePointCount(0, parsed.length());
        int at = mark.map(m -> parsed.offsetByCodePoints(0, Math.min(m.getIndex(), codePoints)))
                .orElse(0);
        // At the end of a line or of the file there is nothing to point at: the last character is what people see.
        int shown = at;
        while (shown > 0 && (shown >= text.length() || Character.isWhitespace(text.charAt(shown)))) {
            shown--;
        }
        return file.span(shown, text.isEmpty() ? 0 : text.offsetByCodePoints(shown, 1));
    }

    private static Span restOfLine(Span span) {
        return span.file().span(span.start(), span.file().endOfLine(span.line()));
    }

    private static int codePoints(SourceFile file) {
        return file.text().codePointCount(0, file.text().length());
    }

    private static String firstLine(Exception problem) {
        return String.valueOf(problem.getMessage()).lines().findFirst().orElse("");
    }
}
