package dev.tablewright.check.rule;

import dev.tablewright.access.key.Meeting;
import dev.tablewright.access.key.Placement;
import dev.tablewright.access.key.Witness;
import dev.tablewright.check.proof.Uniqueness.Collision;
import dev.tablewright.model.diagnostic.Code;
import dev.tablewright.model.diagnostic.Diagnostic;
import dev.tablewright.model.diagnostic.Severity;
import dev.tablewright.model.source.Span;
import java.util.stream.Stream;

/**
 * Two kinds of items that can have the same primary key overwrite each other. Whether they can is decided on the languages
 * of their templates, so different words at the beginning are not needed, only something that tells them apart.
 */
public final class KeyCollision implements Rule {

    @Override
    public Code code() {
        return new Code("TW0201", "key-collision", Severity.ERROR);
    }

    @Override
    public Stream<Diagnostic> check(Subject subject) {
        return subject.analysis().stream()
                .flatMap(analysis -> analysis.uniqueness().collisions().stream())
                .map(this::finding);
    }

    private Diagnostic finding(Collision collision) {
        Placement first = collision.first();
        Placement second = collision.second();
        Diagnostic finding = Diagnostic.of(
                        code(),
                        place(second),
                        first.occupant() + " and " + second.occupant() + " can have the same primary key")
                .label("nothing tells it from that of " + first.occupant())
                .also(place(first), "the key of " + first.occupant());
        if (collision.meeting() instanceof Meeting.Possible possible) {
            Witness one = possible.left();
            Witness other = possible.right();
            finding = finding.note(one.text() + ": " + one.keyText())
                    .note(other.text() + ": " + other.keyText())
                    .note("whichever is written last replaces the other");
        } else {
            finding = finding.note("no two such items were found, but the templates do not exclude them");
        }
        return finding.help("begin one of the keys with a word of its own, such as `"
                + (second.companion() ? "GUARD" : Proposal.word(second.occupant())) + "#`");
    }

    private static Span place(Placement placement) {
        return placement.partition().get(0).value().span();
    }
}
