package dev.tablewright.check.rule;

import dev.tablewright.check.keyspace.Placement;
import dev.tablewright.check.load.Amount;
import dev.tablewright.check.load.PartitionLoad;
import dev.tablewright.check.load.PartitionLoad.Group;
import dev.tablewright.check.load.PartitionLoad.Share;
import dev.tablewright.check.load.ReadHeat;
import dev.tablewright.check.load.WriteHeat;
import dev.tablewright.check.plan.AccessPlan;
import dev.tablewright.check.plan.Read;
import dev.tablewright.check.proof.Analysis;
import dev.tablewright.check.proof.HeatText;
import dev.tablewright.model.diagnostic.Code;
import dev.tablewright.model.diagnostic.Diagnostic;
import dev.tablewright.model.diagnostic.Severity;
import dev.tablewright.model.pattern.Write;
import dev.tablewright.model.pattern.WriteStep;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * One partition bears 3,000 read units and 1,000 write units a second, in the table and in each index, and no setting
 * raises that. What is above it even if all partitions were asked equally often will be throttled.
 */
public final class HotPartition implements Rule {

    @Override
    public Code code() {
        return new Code("TW0218", "hot-partition", Severity.WARNING);
    }

    @Override
    public Stream<Diagnostic> check(Subject subject) {
        return subject.analysis().stream().flatMap(analysis -> Stream.of(
                        reads(analysis),
                        writes(analysis),
                        together(analysis.reads(), ReadHeat.MOST_UNITS, "patterns", "read"),
                        together(analysis.writes(), WriteHeat.MOST_UNITS, "writes", "write"))
                .flatMap(List::stream));
    }

    /** What no single one does, several can do together. */
    private List<Diagnostic> together(PartitionLoad load, int limit, String who, String kind) {
        List<Diagnostic> found = new ArrayList<>();
        for (Group group : load.groups()) {
            if (group.isTooHotTogether(limit)) {
                Share hottest = group.shares().stream()
                        .max(Comparator.comparing(Share::perPartition))
                        .orElseThrow();
                found.add(Diagnostic.of(
                                code(),
                                hottest.who().span(),
                                group.shares().size() + " " + who
                                        + " together ask more of a partition than it can bear")
                        .label("of " + group.route().words())
                        .also(group.partition().get(0).value().span(), "the partition key")
                        .note(group.shares().stream()
                                .map(share -> "`" + share.who() + "` " + Amount.number(share.perPartition()))
                                .collect(Collectors.joining(
                                        ", ",
                                        "",
                                        ": " + Amount.number(group.sum()) + " of " + Amount.count(limit) + " " + kind
                                                + " units/s in each partition")))
                        .help("spread them over copies, over shards, or over a key with more values"));
            }
        }
        return found;
    }

    private List<Diagnostic> reads(Analysis analysis) {
        List<Diagnostic> found = new ArrayList<>();
        for (AccessPlan plan : analysis.plans()) {
            for (Read read : plan.reads()) {
                ReadHeat.of(plan.pattern(), read, analysis.sizes(), analysis.spread())
                        .filter(ReadHeat::isTooHot)
                        .ifPresent(heat -> found.add(Diagnostic.of(
                                        code(),
                                        plan.pattern().name().span(),
                                        "access pattern `" + plan.pattern().name()
                                                + "` asks more of a partition than it can bear")
                                .label("of " + read.route().words())
                                .also(read.partition().get(0).value().span(), "the partition key")
                                .note(HeatText.of(heat))
                                .help("spread the reads over copies, over shards, or over a key with more values")));
            }
        }
        return found;
    }

    private List<Diagnostic> writes(Analysis analysis) {
        List<Diagnostic> found = new ArrayList<>();
        for (Write write : analysis.model().writes()) {
            for (WriteStep step : write.steps()) {
                if (onlyCounts(step)) {
                    continue;
                }
                for (Placement placement : analysis.space().of(step.entity().text())) {
                    WriteHeat.of(write, step, placement, analysis.sizes(), analysis.spread())
                            .filter(WriteHeat::isTooHot)
                            .ifPresent(heat -> found.add(hot(write, placement, heat)));
                }
            }
        }
        return found;
    }

    /** Counters have a rule of their own. */
    private static boolean onlyCounts(WriteStep step) {
        return step.sets().isEmpty() && !step.adds().isEmpty();
    }

    private Diagnostic hot(Write write, Placement placement, WriteHeat heat) {
        Diagnostic finding = Diagnostic.of(
                        code(),
                        write.name().span(),
                        "the write `" + write.name() + "` asks more of a partition than it can bear")
                .label("of " + placement.route().words())
                .also(placement.partition().get(0).value().span(), "the partition key")
                .note(HeatText.of(heat));
        if (placement.route().isIndex()) {
            finding = finding.note("an index that is throttled throttles its table");
        }
        return finding.help("spread the items over shards, as in `{"
                + placement.owner().id().stream()
                        .findFirst()
                        .map(Object::toString)
                        .orElse("id")
                + ":shard/10}`, or take a key with more values");
    }
}
