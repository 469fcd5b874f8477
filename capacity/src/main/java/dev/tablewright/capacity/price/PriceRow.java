package dev.tablewright.capacity.price;

import java.math.BigDecimal;
import java.time.LocalDate;
import java.time.format.DateTimeParseException;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;

/** Reads the cells of one line of a price file. */
final class PriceRow {

    private static final Pattern REGION = Pattern.compile("[a-z]{2,4}(-[a-z]{2,16}){1,3}-[0-9]{1,2}");
    /** Plain digits: an exponent or a thousands separator is more likely a slip than meant. */
    private static final Pattern NUMBER = Pattern.compile("-?[0-9]{1,9}(\\.[0-9]{1,15})?");

    private static final List<PriceColumn> INFREQUENT_ACCESS =
            List.of(PriceColumn.IA_READ_MILLION, PriceColumn.IA_WRITE_MILLION, PriceColumn.IA_STORAGE);
    private static final List<PriceColumn> INFREQUENT_ACCESS_HOURS =
            List.of(PriceColumn.IA_READ_HOUR, PriceColumn.IA_WRITE_HOUR);

    private final int line;
    private final List<PriceMistake> mistakes;
    private final Map<PriceColumn, BigDecimal> prices = new EnumMap<>(PriceColumn.class);

    private PriceRow(int line, List<PriceMistake> mistakes) {
        this.line = line;
        this.mistakes = mistakes;
    }

    /** The list that a line gives, or nothing and at least one mistake more. */
    static Optional<PriceList> read(Map<PriceColumn, String> cells, int line, List<PriceMistake> mistakes) {
        return new PriceRow(line, mistakes).read(cells);
    }

    private Optional<PriceList> read(Map<PriceColumn, String> cells) {
        int before = mistakes.size();
        Optional<LocalDate> asOf = Optional.empty();
        for (Map.Entry<PriceColumn, String> cell : cells.entrySet()) {
            PriceColumn column = cell.getKey();
            String text = cell.getValue();
            if (text.isEmpty()) {
                if (!column.isOptional()) {
                    mistake(column, "is empty");
                }
            } else if (column == PriceColumn.REGION) {
                region(text);
            } else if (column == PriceColumn.AS_OF) {
                asOf = date(text);
            } else if (column.isPrice()) {
                price(column, text);
            }
        }
        together(INFREQUENT_ACCESS, cells);
        together(INFREQUENT_ACCESS_HOURS, cells);
        if (has(INFREQUENT_ACCESS_HOURS) && !has(INFREQUENT_ACCESS) && mistakes.size() == before) {
            mistake(PriceColumn.IA_READ_HOUR, "is given, but nothing else of Standard-IA");
        }
        return mistakes.size() == before
                ? asOf.map(date -> list(cells.get(PriceColumn.REGION), date, cells.get(PriceColumn.SOURCE)))
                : Optional.empty();
    }

    private void region(String text) {
        if (!REGION.matcher(text).matches()) {
            mistake(PriceColumn.REGION, "\"" + text + "\" is not the name of a region, such as eu-west-1");
        }
    }

    private Optional<LocalDate> date(String text) {
        try {
            return Optional.of(LocalDate.parse(text));
        } catch (DateTimeParseException e) {
            mistake(PriceColumn.AS_OF, "\"" + text + "\" is not a day, such as 2026-09-11");
            return Optional.empty();
        }
    }

    private void price(PriceColumn column, String text) {
        if (!NUMBER.matcher(text).matches()) {
            mistake(column, "\"" + text + "\" is not a number of dollars, such as 0.25");
            return;
        }
        BigDecimal price = new BigDecimal(text);
        if (price.signum() <= 0) {
            String hint = column.isOptional() ? "; leave the cell empty if the price is not known" : "";
            mistake(column, text + " is no price: it must be above 0" + hint);
            return;
        }
        Optional<BigDecimal> usual = column.usualIfAbsurd(price);
        if (usual.isPresent()) {
            mistake(
                    column,
                    text + " cannot be right: the price of " + column.what() + " is about $"
                            + usual.get().toPlainString());
            return;
        }
        prices.put(column, price);
    }

    /** Half of the prices of Standard-IA would be read as a choice between what is known and what is not. */
    private void together(List<PriceColumn> columns, Map<PriceColumn, String> cells) {
        List<PriceColumn> given = columns.stream()
                .filter(column -> !cells.getOrDefault(column, "").isEmpty())
                .toList();
        if (!given.isEmpty() && given.size() < columns.size()) {
            columns.stream()
                    .filter(column -> !given.contains(column))
                    .forEach(column ->
                            mistake(column, "is missing, and " + given.get(0).heading() + " is given"));
        }
    }

    private boolean has(List<PriceColumn> columns) {
        return prices.keySet().containsAll(columns);
    }

    private PriceList list(String region, LocalDate asOf, String source) {
        return new PriceList(
                region,
                asOf,
                source,
                onDemand(PriceColumn.READ_MILLION, PriceColumn.WRITE_MILLION),
                provisioned(PriceColumn.READ_HOUR, PriceColumn.WRITE_HOUR),
                new GigabytePrice(prices.get(PriceColumn.STORAGE)),
                new GigabytePrice(prices.get(PriceColumn.PITR)),
                optional(PriceColumn.BACKUP).map(GigabytePrice::new),
                optional(PriceColumn.RESTORE).map(GigabytePrice::new),
                optional(PriceColumn.STREAM_MILLION).map(MillionPrice::new),
                infrequentAccess());
    }

    private Optional<InfrequentAccessPrice> infrequentAccess() {
        if (!has(INFREQUENT_ACCESS)) {
            return Optional.empty();
        }
        Optional<ProvisionedPrice> hours = has(INFREQUENT_ACCESS_HOURS)
                ? Optional.of(provisioned(PriceColumn.IA_READ_HOUR, PriceColumn.IA_WRITE_HOUR))
                : Optional.empty();
        return Optional.of(new InfrequentAccessPrice(
                onDemand(PriceColumn.IA_READ_MILLION, PriceColumn.IA_WRITE_MILLION),
                hours,
                new GigabytePrice(prices.get(PriceColumn.IA_STORAGE))));
    }

    private OnDemandPrice onDemand(PriceColumn read, PriceColumn write) {
        return new OnDemandPrice(new MillionPrice(prices.get(read)), new MillionPrice(prices.get(write)));
    }

    private ProvisionedPrice provisioned(PriceColumn read, PriceColumn write) {
        return new ProvisionedPrice(prices.get(read), prices.get(write));
    }

    private Optional<BigDecimal> optional(PriceColumn column) {
        return Optional.ofNullable(prices.get(column));
    }

    private void mistake(PriceColumn column, String message) {
        mistakes.add(new PriceMistake(line, Optional.of(column.heading()), message));
    }
}
