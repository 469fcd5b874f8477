package dev.tablewright.check.rule;

import dev.tablewright.access.key.KeyPiece;
import dev.tablewright.access.key.Placement;
import dev.tablewright.access.key.Witness;
import dev.tablewright.check.proof.Analysis;
import dev.tablewright.keys.ValueEncoding;
import dev.tablewright.model.diagnostic.Code;
import dev.tablewright.model.diagnostic.Diagnostic;
import dev.tablewright.model.diagnostic.Severity;
import dev.tablewright.model.entity.Entity;
import dev.tablewright.model.source.Span;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/**
 * In a raw key nothing is escaped: a value that contains the delimiter can give the key of another entity, and whoever
 * chooses his own name can read or overwrite what belongs to a neighbour.
 */
public final class ImitatedDelimiter implements Rule {

    @Override
    public Code code() {
        return new Code("TW0203", "imitated-delimiter", Severity.ERROR);
    }

    @Override
    public Stream<Diagnostic> check(Subject subject) {
        // One attribute that stands in the keys of many is one mistake.
        Set<Span> found = new HashSet<>();
        return subject.analysis().stream()
                .filter(analysis -> analysis.space().design().encoding() == ValueEncoding.RAW)
                .flatMap(analysis -> analysis.model().entities().stream()
                        .flatMap(entity -> check(analysis, entity, found).stream()));
    }

    private Optional<Diagnostic> check(Analysis analysis, Entity entity, Set<Span> found) {
        return analysis.space().primary(entity.name().text()).flatMap(primary -> {
            List<KeyPiece> open = analysis.uniqueness().undelimited(primary);
            return open.isEmpty()
                    ? Optional.empty()
                    : Optional.of(open.get(0)
                                    .leaf()
                                    .orElseThrow()
                                    .attribute()
                                    .name()
                                    .span())
                            .filter(found::add)
                            .map(place -> finding(
                                    primary,
                                    open.get(0),
                                    analysis.uniqueness().sameKey(primary).orElse(List.of())));
        });
    }

    private Diagnostic finding(Placement primary, KeyPiece open, List<Witness> items) {
        Diagnostic finding = Diagnostic.of(
                        code(),
                        KeySlot.placeOf(primary, open.leaf().orElseThrow()),
                        "a value of `" + open.leaf().orElseThrow() + "` can imitate the delimiter behind it")
                .label("in a raw key it is not escaped");
        finding = items.isEmpty()
                ? finding.note(
                        "no two such items were found, but nothing that can be read from the model excludes them")
                : finding.note(items.get(0).text() + ": " + items.get(0).keyText())
                        .note(items.get(1).text() + ": the same");
        return finding.help("declare a `pattern` that excludes the delimiter, as in `pattern: \"^[a-z0-9_-]+$\"`")
                .help("or leave out `encoding: raw`, if the table does not exist yet");
    }
}
