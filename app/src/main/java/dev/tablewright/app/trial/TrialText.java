package dev.tablewright.app.trial;

import dev.tablewright.generate.chart.TextTable;
import dev.tablewright.lab.trial.Failure;
import dev.tablewright.lab.trial.Figures;
import dev.tablewright.lab.trial.SubjectResult;
import dev.tablewright.lab.trial.TrialReport;
import dev.tablewright.lab.trial.TrialResult;
import dev.tablewright.model.diagnostic.PrintableText;
import java.math.BigDecimal;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.Function;

/** A trial for people: a line for each pattern and each write, and below, what failed. */
public final class TrialText {

    private static final int MOST_CASES = 3;
    private static final int MOST_LINES = 10;
    private static final int MOST_REQUESTS = 3;
    private static final int WORDS_OF_PATTERNS = 4;
    private static final int WORDS_OF_WRITES = 3;

    private static final String LEGEND = """
        Figures are those of the case that returned most; a list returns its first page.
        units: what DynamoDB charged for it. estimate: units of a call at the declared size, as in `tablewright cost`.
        """.stripTrailing();

    private TrialText() {}

    public static String of(String file, TrialReport report) {
        StringBuilder out = new StringBuilder();
        out.append(PrintableText.oneLine(file))
                .append(" on ")
                .append(report.place())
                .append(": ");
        out.append(number(report.seeded())).append(" items seeded in ").append(seconds(report.seeding()));
        out.append("\n\n").append(patterns(report));
        String writes = writes(report);
        out.append(writes.isEmpty() ? "" : "\n" + writes);
        out.append('\n').append(LEGEND).append('\n');
        report.subjects().stream().filter(subject -> !subject.isPassed()).forEach(subject -> out.append('\n')
                .append(failures(subject)));
        if (!report.untried().isEmpty()) {
            out.append('\n');
        }
        report.untried().forEach(subject -> out.append(untried(subject)));
        out.append('\n').append(summary(report)).append('\n');
        report.notes().forEach(note -> out.append("note: ").append(note).append('\n'));
        return out.toString();
    }

    private static String patterns(TrialReport report) {
        List<List<String>> rows = new ArrayList<>();
        rows.add(List.of("", "pattern", "operation", "index", "requests", "read", "returned", "units", "estimate", ""));
        for (SubjectResult subject : report.subjects()) {
            if (subject.kind() == SubjectResult.Kind.PATTERN) {
                rows.add(List.of(
                        mark(subject),
                        PrintableText.oneLine(subject.name()),
                        cell(subject, Figures::operations),
                        cell(subject, Figures::indexes),
                        cell(subject, each -> number(each.requests())),
                        cell(subject, each -> number(each.read())),
                        cell(subject, each -> number(each.returned())),
                        cell(subject, each -> plain(each.units())),
                        cell(subject, each -> plain(each.declared())),
                        cases(subject)));
            }
        }
        return TextTable.of(rows, WORDS_OF_PATTERNS);
    }

    private static String writes(TrialReport report) {
        List<List<String>> rows = new ArrayList<>();
        rows.add(List.of("", "write", "operation", "requests", "items", "units", "estimate", ""));
        for (SubjectResult subject : report.subjects()) {
            if (subject.kind() == SubjectResult.Kind.WRITE) {
                rows.add(List.of(
                        mark(subject),
                        PrintableText.oneLine(subject.name()),
                        cell(subject, Figures::operations),
                        cell(subject, each -> number(each.requests())),
                        cell(subject, each -> number(each.read())),
                        cell(subject, each -> plain(each.units())),
                        cell(subject, each -> plain(each.declared())),
                        cases(subject)));
            }
        }
        return rows.size() == 1 ? "" : TextTable.of(rows, WORDS_OF_WRITES);
    }

    private static String cell(SubjectResult subject, Function<Figures, String> value) {
        return subject.figures().map(value).filter(text -> !text.isEmpty()).orElse("-");
    }

    private static String mark(SubjectResult subject) {
        if (!subject.isPassed()) {
            return "✗";
        }
        return subject.untried().isPresent() ? "○" : "✓";
    }

    private static String untried(SubjectResult subject) {
        return "○ "
                + PrintableText.oneLine(
                        subject.name() + ", not tried: " + subject.untried().orElseThrow()) + "\n";
    }

    private static String cases(SubjectResult subject) {
        int all = subject.cases().size();
        String cases = all == 1 ? "1 case" : all + " cases";
        if (subject.untried().isPresent() && subject.failed() == 0) {
            return all == 0 ? "not tried" : "not tried, only refusals: " + cases;
        }
        return subject.failed() == 0 ? cases : subject.failed() + " of " + cases + " failed";
    }

    private static String failures(SubjectResult subject) {
        StringBuilder out = new StringBuilder();
        List<TrialResult> failed =
                subject.cases().stream().filter(each -> !each.isPassed()).toList();
        failed.stream().limit(MOST_CASES).forEach(each -> each.failure()
                .ifPresent(failure -> out.append(failure(subject, each, failure))));
        if (failed.size() > MOST_CASES) {
            out.append("  … and ")
                    .append(failed.size() - MOST_CASES)
                    .append(" more of ")
                    .append(subject.name())
                    .append('\n');
        }
        return out.toString();
    }

    private static String failure(SubjectResult subject, TrialResult result, Failure failure) {
        StringBuilder out = new StringBuilder();
        out.append("✗ ")
                .append(PrintableText.oneLine(subject.name() + ", " + result.title()))
                .append('\n');
        out.append("  ").append(PrintableText.oneLine(failure.what())).append('\n');
        lines(out, "    ", failure.differences(), MOST_LINES);
        if (failure.differences().isEmpty() && !failure.expected().isEmpty()) {
            List<String> expected =
                    failure.expected().stream().map(row -> "expected " + row).toList();
            lines(out, "    ", expected, MOST_LINES / 2);
            List<String> actual =
                    failure.actual().stream().map(row -> "found    " + row).toList();
            lines(out, "    ", actual, MOST_LINES / 2);
        }
        lines(out, "  > ", failure.requests(), MOST_REQUESTS);
        return out.toString();
    }

    private static void lines(StringBuilder out, String indent, List<String> lines, int most) {
        lines.stream().limit(most).forEach(line -> out.append(indent)
                .append(PrintableText.lines(line).replace("\n", "\n" + indent))
                .append('\n'));
        if (lines.size() > most) {
            out.append(indent).append("… and ").append(lines.size() - most).append(" more\n");
        }
    }

    private static String summary(TrialReport report) {
        String all = number(report.cases()) + " cases in " + seconds(report.time());
        long subjects =
                report.subjects().stream().filter(each -> !each.isPassed()).count();
        int untried = report.untried().size();
        if (subjects == 0 && untried > 0) {
            return "none failed, " + untried + " of " + report.subjects().size() + " patterns and writes not tried: "
                    + all;
        }
        return subjects == 0
                ? "all passed: " + all
                : number(report.failed()) + " failed, in " + subjects + " of "
                        + report.subjects().size() + " patterns and writes: " + all;
    }

    private static String number(long number) {
        return String.format(Locale.ROOT, "%,d", number);
    }

    private static String seconds(Duration time) {
        return String.format(Locale.ROOT, "%.1f s", time.toMillis() / 1000.0);
    }

    private static String plain(BigDecimal number) {
        return number.signum() == 0 ? "0" : number.stripTrailingZeros().toPlainString();
    }
}
