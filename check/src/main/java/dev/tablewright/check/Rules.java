package dev.tablewright.check;

import dev.tablewright.check.rule.ContradictoryCondition;
import dev.tablewright.check.rule.ContradictoryRate;
import dev.tablewright.check.rule.DeepNesting;
import dev.tablewright.check.rule.EntityNeverRead;
import dev.tablewright.check.rule.GetOfMany;
import dev.tablewright.check.rule.InconsistentPrefix;
import dev.tablewright.check.rule.IndexPerPattern;
import dev.tablewright.check.rule.KeyTooLong;
import dev.tablewright.check.rule.KeyWithoutPrefix;
import dev.tablewright.check.rule.LongList;
import dev.tablewright.check.rule.ManyToManyOneWay;
import dev.tablewright.check.rule.MissingRate;
import dev.tablewright.check.rule.MutablePrimaryKey;
import dev.tablewright.check.rule.NoDeletionProtection;
import dev.tablewright.check.rule.NoPointInTimeRecovery;
import dev.tablewright.check.rule.NumberTypedKey;
import dev.tablewright.check.rule.OptionalAttributeInKey;
import dev.tablewright.check.rule.PatternWithoutParameters;
import dev.tablewright.check.rule.PrefixOfAnotherPrefix;
import dev.tablewright.check.rule.ProjectionTooMany;
import dev.tablewright.check.rule.RelationshipCarriedByNothing;
import dev.tablewright.check.rule.RelationshipNeverFollowed;
import dev.tablewright.check.rule.ReservedWord;
import dev.tablewright.check.rule.Rule;
import dev.tablewright.check.rule.SharedKeyAttribute;
import dev.tablewright.check.rule.SortKeyCannotNarrow;
import dev.tablewright.check.rule.SparseIndexNotSparse;
import dev.tablewright.check.rule.StrayIndexEntry;
import dev.tablewright.check.rule.StreamNeeded;
import dev.tablewright.check.rule.TableDestroyed;
import dev.tablewright.check.rule.TenantNotLeading;
import dev.tablewright.check.rule.TimeAsText;
import dev.tablewright.check.rule.TooManyIndexes;
import dev.tablewright.check.rule.TtlNeeded;
import dev.tablewright.check.rule.TwoIndexesForOne;
import dev.tablewright.check.rule.UnboundedCollection;
import dev.tablewright.check.rule.UnboundedTextInKey;
import dev.tablewright.check.rule.UndelimitedSlot;
import dev.tablewright.check.rule.UnknowableTime;
import dev.tablewright.check.rule.UnpaddedNumber;
import dev.tablewright.check.rule.UnusualKeyNames;
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
            new ManyToManyOneWay(),
            new ReservedWord(),
            new TimeAsText(),
            new MissingRate(),
            new ContradictoryRate(),
            new ContradictoryCondition(),
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
            new InconsistentPrefix(),
            new StrayIndexEntry(),
            new KeyTooLong(),
            new UnboundedTextInKey(),
            new SortKeyCannotNarrow(),
            new IndexPerPattern(),
            new TwoIndexesForOne(),
            new SparseIndexNotSparse(),
            new ProjectionTooMany(),
            new NoPointInTimeRecovery(),
            new NoDeletionProtection(),
            new TableDestroyed(),
            new StreamNeeded(),
            new TtlNeeded(),
            new NumberTypedKey(),
            new TenantNotLeading());

    private Rules() {}
}
