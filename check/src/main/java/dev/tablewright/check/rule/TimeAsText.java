package dev.tablewright.check.rule;

import dev.tablewright.model.Model;
import dev.tablewright.model.diagnostic.Code;
import dev.tablewright.model.diagnostic.Diagnostic;
import dev.tablewright.model.diagnostic.Severity;
import dev.tablewright.model.entity.Attribute;
import dev.tablewright.model.entity.AttributePath;
import dev.tablewright.model.entity.ScalarType;
import dev.tablewright.model.pattern.Narrowing;
import dev.tablewright.model.pattern.SortKey;
import dev.tablewright.model.source.Span;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * Text sorts by its characters, and {@code 31.1.2026} or {@code 1/31/2026} comes out in no order of time. A timestamp is
 * written so that the order of its characters is that of time.
 */
public final class TimeAsText implements Rule {

    /** The last word of the name: {@code createdAt}, {@code due_date}; or all of it. */
    private static final Pattern SAYS_TIME =
            Pattern.compile("(.*[a-z0-9](At|Date|Time|DateTime|Datetime|Timestamp)|(.*_)?(date|time|datetime|timestamp)"
                    + "|.*_at|created|updated|modified)");

    /** Forms whose order is not that of time: a pattern that refuses them has thought of it. */
    private static final List<String> UNSORTABLE =
            List.of("31.12.2026", "31/12/2026", "12/31/2026", "1/2/26", "31 Dec 2026");

    @Override
    public Code code() {
        return new Code("TW0311", "time-as-text", Severity.ADVICE);
    }

    @Override
    public Stream<Diagnostic> check(Subject subject) {
        Model model = subject.model();
        AttributeLookup attributes = new AttributeLookup(model);
        // An attribute that is ordered in several places is one mistake.
        Map<Span, Diagnostic> found = new LinkedHashMap<>();
        subject.keySlots().stream().filter(KeySlot::sort).forEach(slot -> attributes
                .leaf(slot)
                .filter(TimeAsText::isTimeAsText)
                .ifPresent(leaf -> found.putIfAbsent(
                        leaf.span(), finding(leaf, slot.path().span(), "sorted in " + slot.whichKey()))));
        model.patterns().forEach(pattern -> {
            Stream<AttributePath> ordered = Stream.concat(
                    pattern.narrowing().stream()
                            .filter(narrowing -> narrowing.kind() == Narrowing.Kind.RANGE)
                            .map(Narrowing::path),
                    pattern.sort().stream().map(SortKey::path));
            ordered.forEach(path -> pattern.entities().stream()
                    .flatMap(name -> model.entity(name.text()).stream())
                    .flatMap(entity -> model.attribute(entity, path).stream())
                    .filter(TimeAsText::isTimeAsText)
                    .forEach(leaf -> found.putIfAbsent(leaf.span(), finding(leaf, path.span(), "sorted here"))));
        });
        return found.values().stream();
    }

    private Diagnostic finding(Attribute attribute, Span use, String where) {
        return Diagnostic.of(
                        code(), attribute.name().span(), "`" + attribute.name() + "` is ordered as text, not as a time")
                .label(
                        attribute.pattern().isPresent()
                                ? "its pattern allows `31.12.2026`, or the like"
                                : "a text of any form")
                .also(use, where)
                .note("only a form such as `2026-01-31T12:00:00Z` sorts by time; `31.1.2026` does not")
                .help("declare it as `timestamp`; or, for days, say the form:"
                        + " `pattern: \"^[0-9]{4}-[0-9]{2}-[0-9]{2}$\"`");
    }

    private static boolean isTimeAsText(Attribute attribute) {
        return attribute.type() == ScalarType.STRING
                && SAYS_TIME.matcher(attribute.name().text()).matches()
                && attribute
                        .pattern()
                        .map(Pattern::compile)
                        .filter(pattern -> UNSORTABLE.stream()
                                .noneMatch(form -> pattern.matcher(form).find()))
                        .isEmpty();
    }
}
