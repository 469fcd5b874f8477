package dev.tablewright.synthesis.layout;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tablewright.check.Models;
import dev.tablewright.model.Model;
import org.junit.jupiter.api.Test;

/** One table to many: which keys become attributes as they are, and which must stay composed. */
class SplitTableTest {

    @Test
    void aKeyOfOneValueBecomesTheAttributeAndOneOfSeveralStaysComposed() {
        assertThat(split("""
                    Line:
                      PK: "ORDER#{order}"
                      SK: "LINE#{day}#LINE#{text}"
                """)).contains("Line: order, dayText = \"{day}#{text}\"");
    }

    @Test
    void aSortKeyThatSaysNothingMoreIsDropped() {
        assertThat(split("""
                    Line:
                      PK: "LINE#{order}#{number}"
                      SK: "LINE#{number}"
                """)).contains("Line: orderNumber = \"{order}#{number}\"\n");
    }

    @Test
    void whatThePartitionSaysIsNotRepeatedInTheSortKey() {
        assertThat(split("""
                    Line:
                      PK: "ORDER#{order}"
                      SK: "ORDER#{order}#LINE#{text}"
                """)).contains("Line: order, text\n");
    }

    @Test
    void aNumberThatWasTextWithZerosStaysSo() {
        assertThat(split("""
                    Line:
                      PK: "ORDER#{order}"
                      SK: "LINE#{number:6}"
                """)).contains("(order S, numberKey S)").contains("numberKey = \"{number:6}\"");
    }

    @Test
    void aNumberThatWasNotOrderedBecomesANumber() {
        assertThat(split("""
                    Line:
                      PK: "NUMBER#{number}"
                      SK: "LINE#{order}"
                """)).contains("== Table Lines (number N, order S)");
    }

    @Test
    void aSparseIndexKeepsAnAttributeThatOthersLack() {
        assertThat(split("""
                    Line:
                      PK: "ORDER#{order}"
                      SK: "LINE#{number:6}"
                      GSI1: { partition: "ORDER#{order}", sort: "LINE#{day}", when: done = true }
                """)).contains("  doneByOrder: doneOrder = \"{order}\", day, when done = true");
    }

    @Test
    void anOptionalAttributeIsAsSparseAsItWas() {
        assertThat(split("""
                    Line:
                      PK: "ORDER#{order}"
                      SK: "LINE#{number:6}"
                      GSI1: { partition: "HINT#{hint}", sort: "LINE#{day}", when: hint exists }
                """)).contains("  byHint: hint, day, when hint exists");
    }

    @Test
    void anIndexThatIsTheKeyAgainIsDropped() {
        assertThat(split("""
                    Line:
                      PK: "ORDER#{order}"
                      SK: "LINE#{number:6}"
                      GSI1PK: "LINES#{order}"
                      GSI1SK: "#LINE#{number:6}"
                """))
                .doesNotContain("index ")
                .contains("Line leaves GSI1: with a table of its own, its key does the same");
    }

    @Test
    void onePartitionOfAllItemsStaysOne() {
        assertThat(split("""
                    Line:
                      PK: LINES
                      SK: "LINE#{order}#{number:6}"
                """)).contains("Line: allItems = \"LINES\", orderNumber = \"{order}#{number:6}\"");
    }

    @Test
    void whatOrdersSeveralPartitionsStaysInTheSortKey() {
        String model = MODEL.replace("done: boolean", "kind: { enum: [A, B] }")
                .replace("  order: { get", "  kinds: { list: Line, by: order, sort: [day, kind] }\n  order: { get");

        assertThat(LayoutText.of(OtherLayout.of(Models.read("lines", model + """
                    Line:
                      PK: "ORDER#{order}"
                      SK: "LINE#{number:6}"
                      GSI1PK: "ORDER#{order}#{kind}"
                      GSI1SK: "LINE#{day}#{kind}"
                """))))
                .contains("  byOrderKind: orderKind = \"{order}#{kind}\", dayKind = \"{day}#{kind}\"");
    }

    @Test
    void aSparseIndexThatAnotherOneHoldsInOrderIsDropped() {
        String model = MODEL.replace("done: boolean", "kind: { enum: [A, B] }");

        assertThat(LayoutText.of(OtherLayout.of(Models.read("lines", model + """
                    Line:
                      PK: "LINE#{order}#{number}"
                      SK: "LINE#"
                      GSI1PK: "ORDER#{order}"
                      GSI1SK: "LINE#{kind}#{number:6}"
                      GSI2: { partition: "ORDER#{order}", sort: "A#{number:6:desc}", when: kind = A }
                """))))
                .contains("Line leaves GSI2: Lines.byOrder does the same");
    }

    @Test
    void aModelWithoutADesignIsLeftAlone() {
        Model model = Models.read("lines", MODEL.substring(0, MODEL.indexOf("design:")));
        OtherLayout other = OtherLayout.of(model);

        assertThat(other.model()).isSameAs(model);
        assertThat(other.open())
                .containsExactly("The model has no design, so there is nothing to derive another one from");
    }

    private static String split(String keys) {
        return LayoutText.of(OtherLayout.of(Models.read("lines", MODEL + keys)));
    }

    private static final String MODEL = """
            tablewright: 1
            application: Lines
            entities:
              Order:
                id: orderId
                attributes: { orderId: ulid }
              Line:
                id: [order, number]
                attributes:
                  order: Order
                  number: integer
                  day: { type: timestamp, immutable: true }
                  text: { type: string, max: 20, immutable: true }
                  hint: { type: string, max: 20, optional: true }
                  done: boolean
            patterns:
              order: { get: Order, by: orderId }
            design:
              layout: single-table
              table: Lines
              keys:
                Order: { PK: "ORDER#{orderId}", SK: "ORDER#{orderId}" }
            """;
}
