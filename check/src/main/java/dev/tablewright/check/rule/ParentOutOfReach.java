package dev.tablewright.check.rule;

import dev.tablewright.access.key.KeySpace;
import dev.tablewright.access.read.Lookups;
import dev.tablewright.check.proof.Analysis;
import dev.tablewright.model.Model;
import dev.tablewright.model.diagnostic.Code;
import dev.tablewright.model.diagnostic.Diagnostic;
import dev.tablewright.model.diagnostic.Severity;
import dev.tablewright.model.entity.Aggregate;
import dev.tablewright.model.entity.Aggregate.Upkeep;
import dev.tablewright.model.entity.Entity;
import dev.tablewright.model.entity.Sequence;
import dev.tablewright.model.pattern.WriteStep.Addition;
import dev.tablewright.model.source.Name;
import java.util.stream.Stream;

/**
 * A number in a parent is changed by whoever writes a child, and the child knows nothing of the parent but its id. So the id has to lead to
 * the item: by its key, or, where there is time to look, by an index.
 */
public final class ParentOutOfReach implements Rule {

    @Override
    public Code code() {
        return new Code("TW1006", "parent-out-of-reach", Severity.ERROR);
    }

    @Override
    public Stream<Diagnostic> check(Subject subject) {
        return subject.analysis().stream()
                .flatMap(analysis -> Stream.of(aggregates(analysis), sequences(analysis), additions(analysis))
                        .flatMap(findings -> findings));
    }

    private Stream<Diagnostic> aggregates(Analysis analysis) {
        return analysis.model().aggregates().stream()
                .flatMap(kept -> parent(analysis, kept.target().entity())
                        .filter(parent -> isLost(analysis.space(), parent, kept.upkeep() == Upkeep.STREAM))
                        .map(parent -> finding(kept, parent)));
    }

    private Diagnostic finding(Aggregate kept, Entity parent) {
        Diagnostic finding = Diagnostic.of(
                        code(),
                        kept.target().span(),
                        "the key of " + parent.name() + " does not follow from `" + kept.source() + "." + kept.via()
                                + "`")
                .label("its key is made of more than its id")
                .note("writes of " + kept.source() + " change this number without reading the " + parent.name());
        return kept.upkeep() == Upkeep.STREAM
                ? finding.help("make the key of " + parent.name() + ", or of one of its indexes, of its id alone")
                : finding.help("make the key of " + parent.name()
                        + " of its id alone, or keep the number from the stream: `kept: stream`");
    }

    private Stream<Diagnostic> sequences(Analysis analysis) {
        return analysis.model().entities().stream()
                .flatMap(entity -> entity.sequences().stream().flatMap(sequence -> sequence.counter().stream()
                        .flatMap(counter -> parent(analysis, counter.entity()))
                        .filter(parent -> isLost(analysis.space(), parent, false))
                        .map(parent -> finding(entity, sequence, parent))));
    }

    private Diagnostic finding(Entity entity, Sequence sequence, Entity parent) {
        Name per = sequence.per().orElse(sequence.attribute());
        return Diagnostic.of(
                        code(),
                        sequence.attribute().span(),
                        "the key of " + parent.name() + " does not follow from `" + entity.name() + "." + per + "`")
                .label("its key is made of more than its id")
                .note("a number is drawn by changing the " + parent.name() + " without reading it")
                .help("make the key of " + parent.name()
                        + " of its id alone, or keep the last number in an item of its own");
    }

    private Stream<Diagnostic> additions(Analysis analysis) {
        Lookups lookups = analysis.lookups();
        return analysis.model().writes().stream()
                .flatMap(write -> write.steps().stream())
                .flatMap(step -> step.adds().stream())
                .filter(addition -> addition.via().isPresent())
                .flatMap(addition -> parent(analysis, addition.target().entity())
                        .filter(parent -> !lookups.isReachable(parent))
                        .map(parent -> finding(addition, parent)));
    }

    private Diagnostic finding(Addition addition, Entity parent) {
        return Diagnostic.of(
                        code(),
                        addition.target().span(),
                        "`" + addition.via().orElseThrow() + "` does not lead to the " + parent.name() + " to add to")
                .label("its key is made of more than its id, and no index finds it by its id")
                .help("update the " + parent.name() + " in a step of its own, in a `transaction`");
    }

    private static boolean isLost(KeySpace space, Entity parent, boolean indexes) {
        return space.byId(parent, indexes).isEmpty();
    }

    /** Of what has keys: an entity without any has other findings. */
    private static Stream<Entity> parent(Analysis analysis, String name) {
        Model model = analysis.model();
        return model.entity(name).stream()
                .filter(entity -> analysis.space().primary(name).isPresent());
    }
}
