package dev.tablewright.generate.diagram;

import dev.tablewright.generate.sample.SampleItem;
import dev.tablewright.generate.sample.SampleValue;
import dev.tablewright.model.design.KeyAttribute;
import dev.tablewright.model.design.KeySchema;
import java.math.BigDecimal;
import java.util.Arrays;
import java.util.Base64;
import java.util.Comparator;
import java.util.List;

/** The order in which DynamoDB keeps the items of a partition: by the parts of the sort key, each in its type's order. */
final class SortOrder implements Comparator<SampleItem> {

    private final List<KeyAttribute> sort;

    SortOrder(KeySchema schema) {
        this.sort = schema.sort();
    }

    @Override
    public int compare(SampleItem one, SampleItem other) {
        for (KeyAttribute attribute : sort) {
            int order = compare(
                    one.attributes().get(attribute.name()), other.attributes().get(attribute.name()));
            if (order != 0) {
                return order;
            }
        }
        return 0;
    }

    private static int compare(SampleValue one, SampleValue other) {
        if (one instanceof SampleValue.N a && other instanceof SampleValue.N b) {
            return new BigDecimal(a.value()).compareTo(new BigDecimal(b.value()));
        }
        if (one instanceof SampleValue.B a && other instanceof SampleValue.B b) {
            return Arrays.compareUnsigned(
                    Base64.getDecoder().decode(a.base64()), Base64.getDecoder().decode(b.base64()));
        }
        return compareTexts(one.plainText(), other.plainText());
    }

    /** Texts stand in the order of their bytes in UTF-8, which is that of their code points. */
    static int compareTexts(String one, String other) {
        return Arrays.compare(one.codePoints().toArray(), other.codePoints().toArray());
    }
}
