package dev.tablewright.check.rule;

import dev.tablewright.keys.ValueEncoding;
import dev.tablewright.model.Model;
import dev.tablewright.model.design.Design;
import dev.tablewright.model.design.KeyAttribute;
import dev.tablewright.model.design.KeyAttribute.KeyType;
import dev.tablewright.model.design.KeyValue;
import dev.tablewright.model.design.Layout;
import dev.tablewright.model.design.Table;
import dev.tablewright.model.diagnostic.Code;
import dev.tablewright.model.diagnostic.Diagnostic;
import dev.tablewright.model.diagnostic.Severity;
import java.util.Locale;
import java.util.stream.Stream;

/**
 * The key of a table has a type that can never be changed. Text can take in any further kind of item behind a word of its
 * own; a number or a binary can hold nothing but what it was made for.
 */
public final class NumberTypedKey implements Rule {

    @Override
    public Code code() {
        return new Code("TW0806", "number-typed-key", Severity.ADVICE);
    }

    @Override
    public Stream<Diagnostic> check(Subject subject) {
        Model model = subject.model();
        return model.design().stream()
                // A table that exists has the types that it has, and one of a single entity needs no other.
                .filter(design -> design.layout() == Layout.SINGLE_TABLE && design.encoding() != ValueEncoding.RAW)
                .flatMap(design -> design.tables().stream().flatMap(table -> check(design, table)));
    }

    private Stream<Diagnostic> check(Design design, Table table) {
        return table.key()
                .attributes()
                .filter(key -> key.type() != KeyType.STRING)
                .limit(1)
                .flatMap(key -> firstUse(design, table, key).map(use -> finding(table, key, use)));
    }

    private Diagnostic finding(Table table, KeyAttribute key, KeyValue use) {
        String type = key.type().name().toLowerCase(Locale.ROOT);
        String slot = key.type() == KeyType.NUMBER
                ? "{" + use.span().text() + ":10}"
                : "{" + use.span().text() + "}";
        return Diagnostic.of(
                        code(),
                        use.span(),
                        "the key `" + key.name() + "` of the table `" + table.name() + "` is a " + type)
                .label("no word can stand before it")
                .note(
                        "the type of a key is fixed when the table is created, and other entities need words before theirs")
                .help("compose the keys of text, as in `" + (table.key().sort().contains(key) ? "SK" : "PK") + ": \"…#"
                        + slot + "\"`; or choose `layout: table-per-entity`");
    }

    private static Stream<KeyValue> firstUse(Design design, Table table, KeyAttribute key) {
        return design.keys().stream()
                .filter(keys -> keys.table().equals(table.name().text()))
                .flatMap(keys -> keys.primary().values())
                .filter(value -> value.attribute().equals(key.name()))
                .limit(1);
    }
}
