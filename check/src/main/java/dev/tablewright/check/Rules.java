package dev.tablewright.check;

import dev.tablewright.check.rule.DeepNesting;
import dev.tablewright.check.rule.EntityNeverRead;
import dev.tablewright.check.rule.GetOfMany;
import dev.tablewright.check.rule.LongList;
import dev.tablewright.check.rule.PatternWithoutParameters;
import dev.tablewright.check.rule.RelationshipCarriedByNothing;
import dev.tablewright.check.rule.RelationshipNeverFollowed;
import dev.tablewright.check.rule.Rule;
import dev.tablewright.check.rule.UnboundedCollection;
import dev.tablewright.check.rule.UndelimitedSlot;
import java.util.List;

/** All rules, in the order of their codes. */
public final class Rules {

    public static final List<Rule> ALL = List.of(
            new PatternWithoutParameters(),
            new EntityNeverRead(),
            new RelationshipNeverFollowed(),
            new UnboundedCollection(),
            new LongList(),
            new DeepNesting(),
            new RelationshipCarriedByNothing(),
            new GetOfMany(),
            new UndelimitedSlot());

    private Rules() {}
}
