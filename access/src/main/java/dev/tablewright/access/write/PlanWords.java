package dev.tablewright.access.write;

import dev.tablewright.access.key.Route;
import dev.tablewright.access.write.ItemPlace.KeyText;
import dev.tablewright.access.write.ItemPlace.Piece;
import java.math.BigDecimal;
import java.util.List;
import java.util.stream.Collectors;

/** The parts of a plan in words. Nothing else puts them into words, and nobody reads anything but words from these. */
public final class PlanWords {

    private PlanWords() {}

    /** {@code PK = CUSTOMER#{customer}, SK = CUSTOMER}. */
    public static String of(ItemPlace place) {
        return texts(place.key());
    }

    private static String texts(List<KeyText> parts) {
        return parts.stream().map(PlanWords::of).collect(Collectors.joining(", "));
    }

    /** What one physical key attribute gets: {@code PK = CUSTOMER#{customer}}. */
    public static String of(KeyText part) {
        String text = part.pieces().stream().map(PlanWords::of).collect(Collectors.joining());
        return part.attribute() + " = " + text;
    }

    private static String of(Piece piece) {
        return piece instanceof Piece.Filled filled
                ? "{" + filled.value() + filled.format().suffix() + "}"
                : ((Piece.Literal) piece).text();
    }

    public static String of(ItemChange change) {
        if (change instanceof ItemChange.Sets sets) {
            return sets.attribute() + " = {" + sets.attribute() + "}";
        }
        if (change instanceof ItemChange.Adds adds) {
            return adds.attribute() + " " + of(adds.amount());
        }
        if (change instanceof ItemChange.Draws draws) {
            return draws.attribute() + " + 1 gives {" + draws.number() + "}";
        }
        ItemChange.IndexKey key = (ItemChange.IndexKey) change;
        if (key.goes()) {
            return key.parts().stream().map(KeyText::attribute).collect(Collectors.joining(", ")) + " removed";
        }
        String texts = texts(key.parts());
        return key.when().isAlways() ? texts : texts + " (none unless " + key.when() + ")";
    }

    private static String of(Amount amount) {
        if (amount instanceof Amount.Fixed fixed) {
            BigDecimal size = fixed.number().abs();
            return (fixed.number().signum() < 0 ? "- " : "+ ") + size.toPlainString();
        }
        if (amount instanceof Amount.Of value) {
            return (value.negative() ? "- " : "+ ") + "{" + value.value() + "}";
        }
        if (amount instanceof Amount.Growth growth) {
            return "+ ({" + growth.now() + "} - {" + growth.before() + "})";
        }
        return amount instanceof Amount.EitherWay either
                ? "+ or - " + of(either.amount()).substring(2)
                : "by what changes";
    }

    public static String of(ItemCondition condition) {
        if (condition instanceof ItemCondition.AbsentOr or) {
            return "(it is not there or " + of(or.other()) + ")";
        }
        if (condition instanceof ItemCondition.Unchanged unchanged) {
            return unchanged.attribute() + " is unchanged";
        }
        if (condition instanceof ItemCondition.AtMost bound) {
            return bound.attribute() + " stays at most " + bound.most();
        }
        if (condition instanceof ItemCondition.Holds holds) {
            return holds.condition().toString();
        }
        if (condition instanceof ItemCondition.Own) {
            return "it is its own";
        }
        return condition instanceof ItemCondition.Absent ? "it is not there" : "it is there";
    }

    public static String of(Occasion occasion) {
        if (occasion instanceof Occasion.All all) {
            return all.all().stream().map(PlanWords::of).collect(Collectors.joining(" and "));
        }
        if (occasion instanceof Occasion.Refers refers) {
            return "`" + refers.attribute() + "` exists";
        }
        if (occasion instanceof Occasion.Given given) {
            return "`" + given.attribute() + "` " + (given.before() ? "was" : "is") + " given";
        }
        if (occasion instanceof Occasion.Another another) {
            return "`" + another.attribute() + "` was another";
        }
        if (occasion instanceof Occasion.Changes changes) {
            String names =
                    changes.attributes().stream().map(name -> "`" + name + "`").collect(Collectors.joining(" or "));
            return names + (changes.attributes().size() == 1 ? " changes" : " change");
        }
        if (occasion instanceof Occasion.Counted counted) {
            return switch (counted.turn()) {
                case HOLDS -> counted.where().toString();
                case BEGINS -> counted.where() + " holds now";
                case ENDS -> counted.where() + " no longer holds";
                case BEGINS_OR_ENDS -> "it changes whether " + counted.where();
            };
        }
        return "it is new";
    }

    /** Where children are found: {@code the table}, or the name of an index. */
    public static String of(Route route) {
        return route.isIndex() ? route.name() : "the table";
    }
}
