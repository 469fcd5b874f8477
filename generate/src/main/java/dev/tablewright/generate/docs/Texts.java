package dev.tablewright.generate.docs;

import dev.tablewright.generate.document.Text;
import dev.tablewright.model.design.ItemKey;
import java.util.List;

/** Lines that many documents need. */
final class Texts {

    private Texts() {}

    static Text joined(List<Text> texts, String between) {
        Text all = Text.EMPTY;
        for (int i = 0; i < texts.size(); i++) {
            all = (i == 0 ? all : all.and(between)).and(texts.get(i));
        }
        return all;
    }

    /** {@code `a`, `b` and `c`}. */
    static Text codes(List<String> names, String last) {
        Text all = Text.EMPTY;
        for (int i = 0; i < names.size(); i++) {
            String before = i == 0 ? "" : i == names.size() - 1 ? last : ", ";
            all = all.and(before).code(names.get(i));
        }
        return all;
    }

    /** {@code `a`, `b`}. */
    static Text codes(List<String> names) {
        return codes(names, ", ");
    }

    /** One below the other, in a cell. */
    static Text lines(List<Text> texts) {
        Text all = Text.EMPTY;
        for (int i = 0; i < texts.size(); i++) {
            all = (i == 0 ? all : all.newLine()).and(texts.get(i));
        }
        return all;
    }

    /** {@code `PK = CUSTOMER#{customer}`, `SK = …`}. */
    static Text key(ItemKey key) {
        return codes(key.values()
                .map(value -> value.attribute() + " = " + value.text())
                .toList());
    }
}
