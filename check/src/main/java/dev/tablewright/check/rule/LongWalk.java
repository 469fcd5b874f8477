package dev.tablewright.check.rule;

import dev.tablewright.access.key.KeyPiece;
import dev.tablewright.access.key.Placement;
import dev.tablewright.access.read.Read;
import dev.tablewright.check.load.Amount;
import dev.tablewright.check.load.Creation;
import dev.tablewright.check.load.Spread;
import dev.tablewright.keys.SlotFormat;
import dev.tablewright.keys.TimeUnit;
import dev.tablewright.model.Model;
import dev.tablewright.model.diagnostic.Code;
import dev.tablewright.model.diagnostic.Diagnostic;
import dev.tablewright.model.diagnostic.Severity;
import java.math.BigDecimal;
import java.math.MathContext;
import java.math.RoundingMode;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * Units of time that hold little are asked one after the other until a page is full. How little can be reckoned from how
 * often items are created, and from how many others share each unit.
 */
public final class LongWalk implements Rule {

    /** What the planner reckons with. */
    private static final int COMFORTABLE = 10;

    @Override
    public Code code() {
        return new Code("TW0607", "long-walk", Severity.ADVICE);
    }

    @Override
    public Stream<Diagnostic> check(Subject subject) {
        return ServedRead.in(subject)
                .filter(served -> served.read().isWalk())
                .flatMap(served -> check(served).stream());
    }

    private Optional<Diagnostic> check(ServedRead served) {
        Read read = served.read();
        Optional<Integer> page = served.pattern().page().or(served.pattern()::top);
        Optional<BigDecimal> created = created(served.analysis().model(), read);
        long partitions = served.analysis()
                .spread()
                .ofReads(read.partition(), Optional.empty())
                .partitions();
        if (page.isEmpty() || created.isEmpty() || partitions >= Spread.MANY) {
            return Optional.empty();
        }
        KeyPiece.Walked walked = walked(read);
        BigDecimal perSecond = created.get().divide(BigDecimal.valueOf(partitions), MathContext.DECIMAL64);
        Walk walk = new Walk(walked, page.get(), perSecond);
        return walk.units(unit(walked)).compareTo(BigDecimal.valueOf(COMFORTABLE)) > 0
                ? Optional.of(finding(served, walk))
                : Optional.empty();
    }

    /** @param perSecond how many items come into one partition */
    private record Walk(KeyPiece.Walked walked, int page, BigDecimal perSecond) {

        /** How many a unit of time holds. */
        BigDecimal held(TimeUnit unit) {
            return perSecond.multiply(BigDecimal.valueOf(Creation.seconds(unit)));
        }

        /** How many units of time a page takes. */
        BigDecimal units(TimeUnit unit) {
            // Rounded first, or the last digit of a fraction would count as one more.
            return BigDecimal.valueOf(page)
                    .divide(held(unit), 3, RoundingMode.HALF_UP)
                    .setScale(0, RoundingMode.CEILING);
        }

        /** The shortest unit that would do. */
        Optional<TimeUnit> better() {
            return Stream.of(TimeUnit.MINUTE, TimeUnit.HOUR, TimeUnit.DAY, TimeUnit.MONTH, TimeUnit.YEAR)
                    .filter(unit -> units(unit).compareTo(BigDecimal.valueOf(COMFORTABLE)) <= 0)
                    .findFirst();
        }
    }

    private Diagnostic finding(ServedRead served, Walk walk) {
        KeyPiece.Walked walked = walk.walked();
        TimeUnit unit = unit(walked);
        String occupant = served.read().wanted().get(0).occupant();
        BigDecimal requests =
                walk.units(unit).multiply(BigDecimal.valueOf(served.read().width()));
        return Diagnostic.of(
                        code(),
                        served.pattern().name().span(),
                        "access pattern `" + served.pattern().name() + "` takes about " + Amount.number(requests)
                                + " requests for a page")
                .label("one " + unit.word() + " after another in "
                        + served.read().route().words())
                .also(
                        KeySlot.placeOf(served.read().wanted().get(0), walked.value()),
                        "a partition for each " + unit.word())
                .note("at the rates of the writes that create " + occupant + ", "
                        + (served.read().width() == 1 ? "a partition gets " : "the partitions together get ")
                        + held(walk.held(unit), unit) + "; a page has " + Amount.count(walk.page()))
                .help(walk.better()
                        .map(better -> "take a longer unit: `{" + walked.value() + ":" + better.word() + "}`")
                        .orElse("leave the time out of the partition key"));
    }

    /** {@code about 3 in each day}, {@code one in about 40 hours}. */
    private static String held(BigDecimal items, TimeUnit unit) {
        return items.compareTo(BigDecimal.ONE) < 0
                ? "one in about " + Amount.number(BigDecimal.ONE.divide(items, MathContext.DECIMAL64)) + " "
                        + unit.word() + "s"
                : "about " + Amount.number(items) + " in each " + unit.word();
    }

    private static KeyPiece.Walked walked(Read read) {
        return read.partition().stream()
                .flatMap(part -> part.pieces().stream())
                .filter(KeyPiece.Walked.class::isInstance)
                .map(KeyPiece.Walked.class::cast)
                .findFirst()
                .orElseThrow();
    }

    private static TimeUnit unit(KeyPiece.Walked walked) {
        return ((SlotFormat.Truncated) walked.slot().slot().format()).unit();
    }

    /** How many of the entities that are read come into being in a second, on average; empty if some rate is not said. */
    private static Optional<BigDecimal> created(Model model, Read read) {
        Creation creation = new Creation(model);
        BigDecimal sum = BigDecimal.ZERO;
        for (Placement placement : read.wanted()) {
            Optional<BigDecimal> rate = creation.perSecond(placement.occupant());
            if (rate.isEmpty()) {
                return Optional.empty();
            }
            sum = sum.add(rate.get());
        }
        return Optional.of(sum);
    }
}
