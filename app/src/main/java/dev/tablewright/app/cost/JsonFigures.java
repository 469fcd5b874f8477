package dev.tablewright.app.cost;

import com.fasterxml.jackson.core.JsonGenerator;
import dev.tablewright.capacity.bill.Cost;
import dev.tablewright.capacity.estimate.Estimate;
import dev.tablewright.capacity.price.Money;
import java.io.IOException;
import java.math.BigDecimal;
import java.util.Optional;

/** Numbers for programs: exact, in plain digits, and {@code null} where nobody knows. */
public final class JsonFigures {

    private final JsonGenerator json;

    public JsonFigures(JsonGenerator json) {
        this.json = json;
    }

    /** Written from its digits: a double would change amounts of money, and some readers know no exponents. */
    public void number(String field, BigDecimal number) throws IOException {
        json.writeFieldName(field);
        json.writeNumber(
                number.signum() == 0 ? "0" : number.stripTrailingZeros().toPlainString());
    }

    public void number(String field, Optional<BigDecimal> number) throws IOException {
        if (number.isPresent()) {
            number(field, number.get());
        } else {
            json.writeNullField(field);
        }
    }

    void whole(String field, Optional<Long> number) throws IOException {
        number(field, number.map(BigDecimal::valueOf));
    }

    void money(String field, Optional<Money> money) throws IOException {
        number(field, money.map(Money::dollars));
    }

    void estimate(String field, Estimate estimate) throws IOException {
        range(field, estimate.least(), estimate.expected(), estimate.most());
    }

    void estimate(String field, Optional<Estimate> estimate) throws IOException {
        if (estimate.isPresent()) {
            estimate(field, estimate.get());
        } else {
            json.writeNullField(field);
        }
    }

    void cost(String field, Cost cost) throws IOException {
        range(
                field,
                cost.least().dollars(),
                cost.expected().dollars(),
                cost.most().map(Money::dollars));
    }

    void cost(String field, Optional<Cost> cost) throws IOException {
        if (cost.isPresent()) {
            cost(field, cost.get());
        } else {
            json.writeNullField(field);
        }
    }

    private void range(String field, BigDecimal least, BigDecimal expected, Optional<BigDecimal> most)
            throws IOException {
        json.writeObjectFieldStart(field);
        number("least", least);
        number("expected", expected);
        number("most", most);
        json.writeEndObject();
    }
}
