package dev.tablewright.check.rule;

import dev.tablewright.capacity.heat.PartitionLimit;
import dev.tablewright.check.load.Amount;
import dev.tablewright.check.load.Cooling;
import dev.tablewright.check.load.PartitionLoad.Group;
import dev.tablewright.check.load.PartitionLoad.Share;
import dev.tablewright.check.proof.HeatText;
import dev.tablewright.model.diagnostic.Code;
import dev.tablewright.model.diagnostic.Diagnostic;
import dev.tablewright.model.diagnostic.Severity;
import dev.tablewright.model.source.Name;
import dev.tablewright.model.source.Span;
import java.util.Set;
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
        return subject.analysis().stream().flatMap(analysis -> {
            Set<Name> doubtful = ServedRead.doubtful(analysis);
            return analysis.workload().partitions().groups().stream()
                    .filter(group -> group.isTooHot() && !group.isHotByCountersAlone())
                    .filter(group -> !doubtful.contains(group.hottest().who()))
                    .flatMap(this::findings);
        });
    }

    private Stream<Diagnostic> findings(Group group) {
        return group.isTooHotTogether()
                ? Stream.of(together(group))
                : group.shares().stream().filter(Share::isTooHot).map(share -> alone(group, share));
    }

    private Diagnostic alone(Group group, Share share) {
        boolean read = group.kind() == PartitionLimit.READ;
        Diagnostic finding = Diagnostic.of(
                        code(),
                        share.who().span(),
                        (read ? "access pattern `" : "the write `") + share.who()
                                + "` asks more of a partition than it can bear")
                .label("of " + group.route().words())
                .also(place(group), "the partition key")
                .note(HeatText.of(share));
        return cooled(throttling(finding, group), group);
    }

    /** What no single one does, several can do together. */
    private Diagnostic together(Group group) {
        String who = group.kind() == PartitionLimit.READ ? "patterns" : "writes";
        Diagnostic finding = Diagnostic.of(
                        code(),
                        group.hottest().who().span(),
                        group.shares().size() + " " + who + " together ask more of a partition than it can bear")
                .label("of " + group.route().words())
                .also(place(group), "the partition key")
                .note(group.shares().stream()
                        .map(share -> "`" + share.who() + "` " + Amount.number(share.heat()))
                        .collect(Collectors.joining(
                                ", ",
                                "",
                                ": " + Amount.number(group.sum()) + " of "
                                        + Amount.count(group.kind().units()) + " "
                                        + group.kind().word() + " units/s in the hottest partition")));
        return cooled(throttling(finding, group), group);
    }

    private static Diagnostic throttling(Diagnostic finding, Group group) {
        return group.route().isIndex() && group.kind() == PartitionLimit.WRITE
                ? finding.note("an index that is throttled throttles its table")
                : finding;
    }

    private static Diagnostic cooled(Diagnostic finding, Group group) {
        return finding.help(Cooling.of(group).text());
    }

    private static Span place(Group group) {
        return group.partition().get(0).value().span();
    }
}
