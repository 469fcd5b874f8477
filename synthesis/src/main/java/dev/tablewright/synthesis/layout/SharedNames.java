package dev.tablewright.synthesis.layout;

import dev.tablewright.model.Model;
import dev.tablewright.model.design.KeyAttribute;
import dev.tablewright.model.design.KeyAttribute.KeyType;
import dev.tablewright.model.design.KeySchema;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** The names of a shared table, of its indexes and of their key attributes, which fit everybody: {@code PK}, {@code GSI1SK}. */
final class SharedNames {

    private static final int SHORTEST = 3;

    private final Model model;
    private final Set<String> taken = new HashSet<>();

    SharedNames(Model model, String typeAttribute) {
        this.model = model;
        taken.add(typeAttribute);
        model.entities().forEach(entity -> entity.attributes().forEach(attribute -> taken.add(attribute.storedName())));
    }

    String table() {
        String name = model.application().text().replaceAll("[^A-Za-z0-9_.-]", "");
        return name.length() < SHORTEST ? name + "Table" : name;
    }

    String index(int number) {
        return "GSI" + number;
    }

    /** @param number of an index; 0 for the table */
    String partition(int number) {
        return free(stem(number) + "PK");
    }

    /** @param number of an index; 0 for the table */
    String sort(int number) {
        return free(stem(number) + "SK");
    }

    KeySchema schema(int number) {
        return new KeySchema(
                List.of(new KeyAttribute(partition(number), KeyType.STRING)),
                List.of(new KeyAttribute(sort(number), KeyType.STRING)));
    }

    private String stem(int number) {
        return number == 0 ? "" : index(number);
    }

    private String free(String wanted) {
        String name = wanted;
        while (taken.contains(name)) {
            name = "_" + name;
        }
        return name;
    }
}
