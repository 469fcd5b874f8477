package dev.tablewright.examples;

import dev.tablewright.app.CheckedDesign;
import dev.tablewright.app.DesignSetAside;
import dev.tablewright.app.Pipeline;
import dev.tablewright.capacity.price.BuiltInPrices;
import dev.tablewright.check.cost.CostReport;
import dev.tablewright.check.cost.Setting;
import dev.tablewright.language.ModelReader;
import dev.tablewright.model.Model;
import dev.tablewright.model.design.Layout;
import dev.tablewright.model.source.SourceFile;
import dev.tablewright.synthesis.Wish;
import java.math.BigDecimal;
import java.util.Optional;

/**
 * The design of an example that people wrote, and those that are found without it. All are priced by the request: capacity that
 * was bought for a table says nothing about its keys.
 */
final class DesignsOfExample {

    private final Model byHand;
    private final Setting setting;

    private DesignsOfExample(Model byHand) {
        this.byHand = byHand;
        this.setting = Setting.asSaid(BuiltInPrices.prices().of("us-east-1").orElseThrow(), Optional.empty())
                .uniformFor(byHand);
    }

    static DesignsOfExample of(SourceFile example) {
        SourceFile rated = new SourceFile(example.name(), rated(example.text()));
        return new DesignsOfExample(ModelReader.read(rated).model().orElseThrow());
    }

    /** Words in place of rates are worth what the synthesis takes them for. */
    private static String rated(String text) {
        return text.replace("rate: high", "rate: 100/s")
                .replace("rate: medium", "rate: 10/s")
                .replace("rate: low", "rate: 1/s");
    }

    Model byHand() {
        return byHand;
    }

    Layout layout() {
        return byHand.design().orElseThrow().layout();
    }

    Layout otherLayout() {
        return layout() == Layout.SINGLE_TABLE ? Layout.TABLE_PER_ENTITY : Layout.SINGLE_TABLE;
    }

    /** The best in a layout, as the command {@code design --from-scratch} finds it. */
    Model found(Layout layout) {
        Wish wish = new Wish(Optional.of(layout), 1, () -> false);
        return Pipeline.design(DesignSetAside.keys(byHand), wish, setting)
                .best()
                .map(CheckedDesign::model)
                .orElseThrow();
    }

    BigDecimal dollars(Model designed) {
        CostReport report = Pipeline.cost(designed, setting).orElseThrow();
        return report.bill().total().expected().dollars();
    }
}
