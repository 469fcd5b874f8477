package dev.tablewright.lab.trial;

import dev.tablewright.runtime.call.CallInfo;
import java.math.BigDecimal;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * What a call came to. Of a list it is the first page, as long as the model says.
 *
 * @param operations the operations of DynamoDB, each once
 * @param indexes that were read; empty: the table itself
 * @param read items that were looked at, or written
 * @param returned rows that the caller got
 * @param units that DynamoDB charged
 * @param predicted what exactly these items should consume; empty if that cannot be known
 * @param declared what the model expects of data of its declared size
 */
public record Figures(
        String operations,
        String indexes,
        int requests,
        int read,
        int returned,
        BigDecimal units,
        Optional<BigDecimal> predicted,
        BigDecimal declared) {

    static Figures of(List<Exchange> exchanges, int returned, Optional<BigDecimal> predicted, CallInfo call) {
        return new Figures(
                exchanges.stream().map(Exchange::operation).distinct().collect(Collectors.joining(", ")),
                exchanges.stream()
                        .flatMap(exchange -> exchange.index().stream())
                        .distinct()
                        .collect(Collectors.joining(", ")),
                exchanges.size(),
                exchanges.stream().mapToInt(Exchange::read).sum(),
                returned,
                exchanges.stream().map(Exchange::units).reduce(BigDecimal.ZERO, BigDecimal::add),
                predicted,
                BigDecimal.valueOf(call.declaredUnits()));
    }
}
