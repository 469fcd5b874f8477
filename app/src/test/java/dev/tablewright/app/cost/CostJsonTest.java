package dev.tablewright.app.cost;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.networknt.schema.Error;
import com.networknt.schema.Schema;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.SpecificationVersion;
import dev.tablewright.capacity.price.Money;
import dev.tablewright.check.cost.CostReport;
import dev.tablewright.testing.Examples;
import java.io.IOException;
import java.math.BigDecimal;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.StreamSupport;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class CostJsonTest {

    private static final ObjectMapper MAPPER =
            new ObjectMapper().enable(DeserializationFeature.USE_BIG_DECIMAL_FOR_FLOATS);

    static List<String> examples() {
        return Examples.names();
    }

    @ParameterizedTest
    @MethodSource("examples")
    void isWhatTheSchemaSays(String example) throws IOException {
        assertThat(errors(CostReports.example(example))).isEmpty();
    }

    @Test
    void isWhatTheSchemaSaysIfTheModelIsHotAndHostile() throws IOException {
        assertThat(errors(CostReports.hostile())).isEmpty();
    }

    @ParameterizedTest
    @MethodSource("examples")
    void moneyIsExact(String example) throws IOException {
        CostReport report = CostReports.example(example);
        JsonNode bill = read(report).get("bill");

        assertThat(number(bill.at("/total/expected")))
                .isEqualByComparingTo(report.bill().total().expected().dollars());
        assertThat(StreamSupport.stream(bill.get("lines").spliterator(), false)
                        .map(line -> number(line.at("/cost/expected")))
                        .reduce(BigDecimal.ZERO, BigDecimal::add))
                .isEqualByComparingTo(number(bill.at("/total/expected")));
        assertThat(number(bill.at("/requests/provisionedForPeak")))
                .isEqualByComparingTo(
                        report.provisionedForPeak().map(Money::dollars).orElseThrow());
    }

    @ParameterizedTest
    @MethodSource("examples")
    void numbersAreInPlainDigits(String example) {
        assertThat(CostJson.of(CostReports.example(example))).doesNotContainPattern("\": -?[0-9.]+[eE]");
    }

    @Test
    void isTheSameEachTime() {
        assertThat(CostJson.of(CostReports.example("shop"))).isEqualTo(CostJson.of(CostReports.example("shop")));
    }

    @Test
    void saysOfAPatternWhatTheTextSays() throws IOException {
        JsonNode orders = read(CostReports.example("shop")).at("/patterns/3");

        assertThat(orders.get("name").textValue()).isEqualTo("ordersOfCustomer");
        assertThat(orders.at("/operations/0/operation").textValue()).isEqualTo("Query");
        assertThat(orders.at("/operations/0/index").isNull()).isTrue();
        assertThat(number(orders.at("/itemsRead/most"))).isEqualByComparingTo("20");
        assertThat(number(orders.at("/costPerMonth/expected"))).isEqualByComparingTo("361.35");
        assertThat(orders.at("/hottest/key").textValue()).isEqualTo("PK = CUSTOMER#{customer}");
    }

    @Test
    void whatIsNotServedHasNoFigures() throws IOException {
        JsonNode report = read(CostReports.hostile());
        JsonNode event = report.at("/patterns/1");

        assertThat(event.get("served").booleanValue()).isFalse();
        assertThat(event.get("readUnits").isNull()).isTrue();
        assertThat(event.get("costPerMillion").isNull()).isTrue();
        assertThat(report.at("/notInTheBill/unserved/0").textValue()).isEqualTo("event");
        assertThat(report.at("/notInTheBill/withoutRate/0").textValue()).isEqualTo("event");
        assertThat(report.at("/notInTheBill/withoutCount/0").textValue()).isEqualTo("Thing");
    }

    @Test
    void saysWhatCoolsWhatIsTooHot() throws IOException {
        JsonNode heat = read(CostReports.hostile()).get("heat");

        assertThat(heat.at("/0/kind").textValue()).isEqualTo("read");
        assertThat(heat.at("/0/cooling/copies").isIntegralNumber()).isTrue();
        assertThat(heat.at("/0/cooling/shards").isNull()).isTrue();
        assertThat(heat.at("/1/cooling/shards").intValue()).isEqualTo(4);
        assertThat(heat.at("/1/key").textValue()).isEqualTo("PK = </td><script>&amp;\"'{day:day}");
        assertThat(heat.at("/2/cooling").isNull()).isTrue();
    }

    private static List<Error> errors(CostReport report) throws IOException {
        JsonNode schema = MAPPER.readTree(Path.of("../docs/cost.schema.json").toFile());
        close(schema);
        Schema strict =
                SchemaRegistry.withDefaultDialect(SpecificationVersion.DRAFT_7).getSchema(schema);
        return strict.validate(read(report));
    }

    /** Readers must bear new fields; here, a field that the schema does not have is a mistake. */
    private static void close(JsonNode schema) {
        if (schema instanceof ObjectNode object && object.has("properties") && object.has("required")) {
            object.put("additionalProperties", false);
        }
        schema.forEach(CostJsonTest::close);
    }

    private static JsonNode read(CostReport report) throws IOException {
        return MAPPER.readTree(CostJson.of(report));
    }

    private static BigDecimal number(JsonNode node) {
        assertThat(node.isNumber()).isTrue();
        return node.decimalValue();
    }
}
