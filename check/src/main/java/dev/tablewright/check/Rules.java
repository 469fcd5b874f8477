package dev.tablewright.check;

import dev.tablewright.check.rule.DeepNesting;
import dev.tablewright.check.rule.EntityNeverRead;
import dev.tablewright.check.rule.GetOfMany;
import dev.tablewright.check.rule.HotPartition;
import dev.tablewright.check.rule.IdNotEnforced;
import dev.tablewright.check.rule.ImitatedDelimiter;
import dev.tablewright.check.rule.IncompleteIndex;
import dev.tablewright.check.rule.ItemTooLarge;
import dev.tablewright.check.rule.KeyCollision;
import dev.tablewright.check.rule.KeyLacksId;
import dev.tablewright.check.rule.KeyWithoutPrefix;
import dev.tablewright.check.rule.LongList;
import dev.tablewright.check.rule.MutablePrimaryKey;
import dev.tablewright.check.rule.NarrowProjection;
import dev.tablewright.check.rule.NeedsScan;
import dev.tablewright.check.rule.NoDeletionProtection;
import dev.tablewright.check.rule.NoPointInTimeRecovery;
import dev.tablewright.check.rule.OptionalAttributeInKey;
import dev.tablewright.check.rule.OthersInRange;
import dev.tablewright.check.rule.PatternWithoutParameters;
import dev.tablewright.check.rule.PrefixOfAnotherPrefix;
import dev.tablewright.check.rule.RelationshipCarriedByNothing;
import dev.tablewright.check.rule.RelationshipNeverFollowed;
import dev.tablewright.check.rule.Rule;
import dev.tablewright.check.rule.SharedKeyAttribute;
import dev.tablewright.check.rule.StreamNeeded;
import dev.tablewright.check.rule.StrongReadOfIndex;
import dev.tablewright.check.rule.TableDestroyed;
import dev.tablewright.check.rule.TooManyIndexes;
import dev.tablewright.check.rule.TtlNeeded;
import dev.tablewright.check.rule.UnboundedCollection;
import dev.tablewright.check.rule.UndelimitedSlot;
import dev.tablewright.check.rule.UnknowableTime;
import dev.tablewright.check.rule.UnpaddedNumber;
import dev.tablewright.check.rule.UnusedIndex;
import dev.tablewright.check.rule.UnusualKeyNames;
import dev.tablewright.check.rule.WideProjection;
import dev.tablewright.check.rule.WrongOrder;
import java.util.List;

/** All rules, in the order of their codes. */
public final class Rules {

    public static final List<Rule> ALL = List.of(
            new KeyCollision(),
            new KeyLacksId(),
            new ImitatedDelimiter(),
            new IdNotEnforced(),
            new ItemTooLarge(),
            new NeedsScan(),
            new WrongOrder(),
            new IncompleteIndex(),
            new OthersInRange(),
            new HotPartition(),
            new PatternWithoutParameters(),
            new EntityNeverRead(),
            new RelationshipNeverFollowed(),
            new UnboundedCollection(),
            new LongList(),
            new DeepNesting(),
            new RelationshipCarriedByNothing(),
            new GetOfMany(),
            new MutablePrimaryKey(),
            new OptionalAttributeInKey(),
            new KeyWithoutPrefix(),
            new PrefixOfAnotherPrefix(),
            new UnpaddedNumber(),
            new UnusualKeyNames(),
            new SharedKeyAttribute(),
            new UnknowableTime(),
            new TooManyIndexes(),
            new UndelimitedSlot(),
            new StrongReadOfIndex(),
            new UnusedIndex(),
            new NarrowProjection(),
            new WideProjection(),
            new NoPointInTimeRecovery(),
            new NoDeletionProtection(),
            new TableDestroyed(),
            new StreamNeeded(),
            new TtlNeeded());

    private Rules() {}
}
