package dev.tablewright.app.report;

import dev.tablewright.model.diagnostic.Code;
import dev.tablewright.model.diagnostic.Diagnostic;
import dev.tablewright.model.diagnostic.Severity;
import dev.tablewright.model.source.SourceFile;
import java.util.ArrayList;
import java.util.List;

/** Findings with texts, names and places that break writers which do not escape. */
final class HostileFindings {

    static final List<String> TEXTS = List.of(
            "",
            "\"double\" 'single' `back` \\slash\\",
            "first\nsecond\r\nthird\rfourth",
            "\0\1\b\t\u000b\f\u001b[2J\u007f\u0085",
            "half pairs \ud800 and \udc00, \udc00\ud800",
            "whole pair \ud83d\ude80",
            "not characters \ufffe\uffff",
            "turned \u202e around \u2066 twice",
            "]]> <![CDATA[ </failure> &amp; &",
            "::error file=x,line=1::fake",
            "100%, %0A %25: a,b;c",
            "{0} {{1}} [link](1)",
            "long ".repeat(20_000));

    private HostileFindings() {}

    /** Each text in each position of a finding, in a file of that name with that content; at its start, all of it, its end. */
    static List<CheckedFile> files() {
        List<CheckedFile> files = new ArrayList<>();
        for (String text : TEXTS) {
            SourceFile file = new SourceFile(text, text);
            SourceFile other = new SourceFile("other " + text, "");
            List<Diagnostic> findings = new ArrayList<>();
            for (Severity severity : Severity.values()) {
                int end = file.text().length();
                findings.add(hostile(severity, file, other, 0, 0, text));
                findings.add(hostile(severity, file, other, 0, end, text));
                findings.add(hostile(severity, file, other, end, end, text));
            }
            files.add(new CheckedFile(text, findings));
        }
        return files;
    }

    private static Diagnostic hostile(
            Severity severity, SourceFile file, SourceFile other, int start, int end, String text) {
        Code code = new Code("TW1000-" + severity.word(), "hostile-" + severity.word(), severity);
        return Diagnostic.of(code, file.span(start, end), text)
                .label(text)
                .also(file.span(start, end), text)
                .also(other.span(0, 0), text)
                .note(text)
                .help(text)
                .fix(file.span(start, end), text)
                .fix(other.span(0, 0), text);
    }
}
