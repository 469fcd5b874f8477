package dev.tablewright.app.design;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.networknt.schema.Error;
import com.networknt.schema.Schema;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.SpecificationVersion;
import dev.tablewright.app.DesignedModel;
import java.io.IOException;
import java.math.BigDecimal;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class DesignJsonTest {

    private static final ObjectMapper MAPPER =
            new ObjectMapper().enable(DeserializationFeature.USE_BIG_DECIMAL_FOR_FLOATS);

    static List<DesignedModel> results() {
        return List.of(
                ExampleDesigns.shop(new BigDecimal("0.04")),
                ExampleDesigns.hostile(),
                ExampleDesigns.kept(),
                ExampleDesigns.none());
    }

    @ParameterizedTest
    @MethodSource("results")
    void isWhatTheSchemaSays(DesignedModel designed) throws IOException {
        assertThat(errors(designed)).isEmpty();
    }

    @Test
    void saysOfADesignWhatTheTextSays() throws IOException {
        DesignedModel designed = ExampleDesigns.shop(new BigDecimal("0.04"));
        JsonNode json = read(designed);
        JsonNode best = json.at("/designs/0");

        assertThat(json.get("optimal").booleanValue()).isFalse();
        assertThat(json.get("gap").decimalValue()).isEqualByComparingTo("0.04");
        assertThat(best.get("layout").textValue()).isEqualTo("single-table");
        assertThat(best.get("dollarsPerMonth").decimalValue())
                .isEqualByComparingTo(
                        designed.best().orElseThrow().proposal().worth().dollars());
        assertThat(best.at("/tables/0/indexes/1/name").textValue()).isEqualTo("GSI2");
        assertThat(best.at("/entities/1/key/0/value").textValue()).isEqualTo("CUSTOMER#{customer}");
        assertThat(best.at("/companions/0/of").textValue()).isEqualTo("Customer.email");
        assertThat(best.at("/cost/patterns/0/name").textValue()).isEqualTo("customer");
        assertThat(json.at("/designs/1/differences/0").textValue()).contains("customerPage");
        assertThat(json.at("/decisions/1/otherModels/0/kind").textValue()).isEqualTo("split");
        assertThat(json.at("/decisions/1/otherModels/0/extraLimitsNotKept").intValue())
                .isEqualTo(-1);
        assertThat(json.at("/decisions/0/alternatives/1/extraDollarsPerMonth").decimalValue())
                .isEqualByComparingTo("-3");
    }

    @Test
    void withoutADesignTheFindingsSayWhy() throws IOException {
        JsonNode json = read(ExampleDesigns.none());

        assertThat(json.get("designs")).isEmpty();
        assertThat(json.get("optimal").booleanValue()).isFalse();
        assertThat(json.at("/findings/0/code").textValue()).isEqualTo("TW0105");
        assertThat(json.at("/findings/0/span/start/line").isIntegralNumber()).isTrue();
    }

    private static List<Error> errors(DesignedModel designed) throws IOException {
        JsonNode schema = MAPPER.readTree(Path.of("../docs/design.schema.json").toFile());
        close(schema);
        Schema strict =
                SchemaRegistry.withDefaultDialect(SpecificationVersion.DRAFT_7).getSchema(schema);
        return strict.validate(read(designed));
    }

    /** Readers must bear new fields; here, a field that the schema does not have is a mistake. */
    private static void close(JsonNode schema) {
        if (schema instanceof ObjectNode object && object.has("properties") && object.has("required")) {
            object.put("additionalProperties", false);
        }
        schema.forEach(DesignJsonTest::close);
    }

    private static JsonNode read(DesignedModel designed) throws IOException {
        return MAPPER.readTree(DesignJson.of(designed));
    }
}
