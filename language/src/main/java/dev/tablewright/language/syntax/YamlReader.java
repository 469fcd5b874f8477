package dev.tablewright.language.syntax;

import dev.tablewright.language.code.LanguageCode;
import dev.tablewright.model.diagnostic.Diagnostic;
import dev.tablewright.model.diagnostic.Diagnostics;
import dev.tablewright.model.source.SourceFile;
import dev.tablewright.model.source.Span;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.snakeyaml.engine.v2.exceptions.MarkedYamlEngineException;
import org.snakeyaml.engine.v2.exceptions.YamlEngineException;

/**
 * Reads YAML and goes on after a mistake: the line that cannot be read is blanked and reading starts again; if its
 * section still cannot be read, the section is blanked. So one run shows the mistakes of all sections. Names that may
 * have been lost that way are remembered, so that nobody complains that they are unknown.
 */
public final class YamlReader {

    private static final int ATTEMPTS = 24;
    private static final int FEW_ATTEMPTS = 4;
    private static final int LARGE = 500_000;
    private static final int LONGEST_LINE = 100_000;
    private static final Pattern NO_BREAK_SPACE_INDENT = Pattern.compile("(?m)^ *\u00A0[ \u00A0]*");
    private static final Pattern TAB_INDENT = Pattern.compile("(?m)^ *\t[ \t]*(?=[^\\s#])");

    private final SourceFile file;
    private final Diagnostics diagnostics;
    private final StringBuilder text;
    private final List<Span> lost = new ArrayList<>();
    private final Set<Integer> damagedSections = new HashSet<>();
    private boolean tabsReplaced;

    private YamlReader(SourceFile file, Diagnostics diagnostics) {
        this.file = file;
        this.diagnostics = diagnostics;
        this.text = new StringBuilder(file.text());
    }

    /** Reads a file; whatever is wrong is reported. */
    public static Tree read(SourceFile file, Diagnostics diagnostics) {
        return new YamlReader(file, diagnostics).read();
    }

    private Tree read() {
        if (hasEndlessLine()) {
            return new Tree(Optional.empty(), lost);
        }
        replaceNoBreakSpaces();
        int attempts = text.length() < LARGE ? ATTEMPTS : FEW_ATTEMPTS;
        for (int attempt = 0; attempt < attempts; attempt++) {
            Diagnostics found = new Diagnostics();
            try {
                Optional<Node> root = new TreeBuilder(file, text.toString(), found).build();
                diagnostics.reportAll(found.sorted());
                return new Tree(root, lost);
            } catch (MarkedYamlEngineException e) {
                recover(e);
            } catch (YamlEngineException e) {
                diagnostics.report(SyntaxMessage.of(file, e));
                break;
            } catch (NumberFormatException e) {
                // The parser reads the digits of an escape at the very end of a file without looking whether there are
                // any.
                diagnostics.report(LanguageCode.YAML_SYNTAX
                        .at(file.span(file.text().length() - 1, file.text().length()), "an escape without its digits")
                        .help("write `\\\\` for a backslash, or use single quotes"));
                break;
            }
        }
        return new Tree(Optional.empty(), lost);
    }

    /** The YAML parser needs time for a long line that grows faster than the line. */
    private boolean hasEndlessLine() {
        for (int line = 1; line <= file.lineCount(); line++) {
            if (file.endOfLine(line) - file.startOfLine(line) > LONGEST_LINE) {
                diagnostics.report(LanguageCode.FILE_TOO_LARGE.at(
                        file.span(file.startOfLine(line), file.startOfLine(line) + 1),
                        "this line is longer than " + LONGEST_LINE + " characters"));
                return true;
            }
        }
        return false;
    }

    /** They look like spaces, come with text copied from a web page, and are letters to YAML. */
    private void replaceNoBreakSpaces() {
        Matcher indent = NO_BREAK_SPACE_INDENT.matcher(file.text());
        for (boolean first = true; indent.find(); first = false) {
            if (first) {
                int start = file.text().indexOf('\u00A0', indent.start());
                diagnostics.report(LanguageCode.TAB_INDENTATION
                        .at(file.span(start, start + 1), "a no-break space in the indentation")
                        .label("YAML wants ordinary spaces here")
                        .help("indent with two spaces for each level"));
            }
            for (int at = indent.start(); at < indent.end(); at++) {
                text.setCharAt(at, ' ');
            }
        }
    }

    private void recover(MarkedYamlEngineException problem) {
        Matcher tab = TAB_INDENT.matcher(text);
        if (!tabsReplaced && tab.find()) {
            replaceTabs(tab.start());
            return;
        }
        Diagnostic diagnostic = SyntaxMessage.of(file, text.toString(), problem);
        int line = diagnostic.span().line();
        int section = sectionStart(line);
        if (damagedSections.add(section)) {
            // With tabs as indentation nobody knows which line belongs where: one finding is enough.
            if (!tabsReplaced) {
                diagnostics.report(diagnostic);
            }
            blank(line, Math.max(lastLine(problem, line), isTopLevel(line) ? sectionEnd(line) : endOfBlock(line)));
        } else {
            blank(section, sectionEnd(line));
        }
    }

    /** A tab as one level of indentation is what the author meant: a space for each keeps all places where they are. */
    private void replaceTabs(int first) {
        int lines = 0;
        Matcher tab = TAB_INDENT.matcher(text);
        while (tab.find()) {
            lines++;
            for (int at = tab.start(); at < tab.end(); at++) {
                text.setCharAt(at, ' ');
            }
            tab.region(tab.end(), text.length());
        }
        int start = file.text().indexOf('\t', first);
        Diagnostic diagnostic = LanguageCode.TAB_INDENTATION
                .at(file.span(start, start + 1), "a tab in the indentation")
                .label("YAML wants spaces here")
                .help("indent with two spaces for each level");
        diagnostics.report(lines == 1 ? diagnostic : diagnostic.note(lines + " lines are indented with tabs"));
        tabsReplaced = true;
    }

    private void blank(int fromLine, int toLine) {
        int start = file.startOfLine(fromLine);
        int end = file.endOfLine(toLine);
        lost.add(file.span(start, end));
        for (int at = start; at < end; at++) {
            if (text.charAt(at) != '\n') {
                text.setCharAt(at, ' ');
            }
        }
    }

    /** What opened in a line and never closed has swallowed the lines up to the one that gave it away. */
    private static int lastLine(MarkedYamlEngineException problem, int line) {
        boolean open = String.valueOf(problem.getContext()).contains("flow");
        int noticed = problem.getProblemMark().map(mark -> mark.getLine() + 1).orElse(line);
        return open ? Math.max(line, noticed - 1) : line;
    }

    /** The last line of what stands below a key without a value: without its head, it would belong to someone else. */
    private int endOfBlock(int line) {
        String head = file.line(line);
        int end = line;
        while (head.stripTrailing().endsWith(":")
                && end < file.lineCount()
                && (file.line(end + 1).isBlank() || indentation(file.line(end + 1)) > indentation(head))) {
            end++;
        }
        return end;
    }

    private static int indentation(String line) {
        return line.length() - line.stripLeading().length();
    }

    /** The line of the top-level key above a line. */
    private int sectionStart(int line) {
        int start = line;
        while (start > 1 && !isTopLevel(start)) {
            start--;
        }
        return start;
    }

    private int sectionEnd(int line) {
        int end = line;
        while (end < file.lineCount() && !isTopLevel(end + 1)) {
            end++;
        }
        return end;
    }

    private boolean isTopLevel(int line) {
        int start = file.startOfLine(line);
        return start < file.endOfLine(line) && Character.isLetter(file.text().charAt(start));
    }
}
