package dev.tablewright.synthesis.random;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tablewright.fixtures.CorpusFile;
import dev.tablewright.language.ModelReader;
import dev.tablewright.model.Model;
import dev.tablewright.model.design.Layout;
import dev.tablewright.model.source.SourceFile;
import dev.tablewright.synthesis.Proposal;
import dev.tablewright.synthesis.worth.Worth;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** The checks of proposals find what they are there for. */
class ProposalCheckTest {

    private static final String SAID = """
            tablewright: 1
            application: Shop
            entities:
              Customer: { id: name, attributes: { name: { type: string, max: 40 }, city: { type: string, max: 40 } } }
            patterns:
              customer: { get: Customer, by: name, rate: 1/s }
              neighbours: { list: Customer, by: city, rate: 1/s }
            """;

    private static final String DESIGN = """
            design:
              layout: single-table
              table: Shop
              keys:
                Customer: { PK: "C#{name}", SK: "C#{name}", GSI1PK: "CITY#{city}", GSI1SK: "C#{name}" }
            """;

    @Test
    void aGoodDesignPasses() {
        assertThat(fault(SAID + DESIGN, Layout.SINGLE_TABLE)).isEmpty();
    }

    @Test
    void aDesignThatDoesNotServeAPatternFails() {
        String poor = DESIGN.replaceAll(", GSI1.*\"", "");

        assertThat(fault(SAID + poor, Layout.SINGLE_TABLE))
                .map(Fault::cause)
                .hasValueSatisfying(cause -> assertThat(cause).startsWith("TW0214 access pattern … would need a scan"));
    }

    @Test
    void aDesignOfAnotherLayoutFails() {
        assertThat(fault(SAID + DESIGN, Layout.TABLE_PER_ENTITY))
                .map(Fault::cause)
                .hasValue("a proposal of another layout");
    }

    @Test
    void aDesignOfAnotherModelFails() {
        Model other = read(SAID.replace("1/s", "2/s") + DESIGN);

        assertThat(fault(read(SAID), other, Layout.SINGLE_TABLE))
                .map(Fault::cause)
                .hasValue("a proposal changes the model itself");
    }

    @Test
    void noDesignFails() {
        assertThat(fault(SAID, Layout.SINGLE_TABLE)).map(Fault::cause).hasValue("a proposal without a design");
    }

    private static Optional<Fault> fault(String proposed, Layout wanted) {
        Model model = read(proposed);
        return fault(model, model, wanted);
    }

    private static Optional<Fault> fault(Model said, Model proposed, Layout wanted) {
        DesignlessModel asked = new DesignlessModel(Sketch.Fields.NONE, SAID, said);
        return new ProposalCheck(asked, Optional.of(wanted), new Proposal(proposed, Worth.NOTHING, List.of())).check();
    }

    private static Model read(String text) {
        ModelReader.Result result = ModelReader.read(new SourceFile("shop.yaml", text));
        return result.model().orElseThrow(() -> new AssertionError(CorpusFile.rendered(result.diagnostics())));
    }
}
