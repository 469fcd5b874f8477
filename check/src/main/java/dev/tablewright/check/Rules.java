package dev.tablewright.check;

import dev.tablewright.check.rule.DeepNesting;
import dev.tablewright.check.rule.EntityNeverRead;
import dev.tablewright.check.rule.LongList;
import dev.tablewright.check.rule.PatternWithoutParameters;
import dev.tablewright.check.rule.RelationshipNeverFollowed;
import dev.tablewright.check.rule.Rule;
import dev.tablewright.check.rule.UnboundedCollection;
import java.util.List;

/** All rules, in the order of their codes. */
public final class Rules {

    public static final List<Rule> ALL = List.of(
            new PatternWithoutParameters(),
            new EntityNeverRead(),
            new RelationshipNeverFollowed(),
            new UnboundedCollection(),
            new LongList(),
            new DeepNesting());

    private Rules() {}
}
