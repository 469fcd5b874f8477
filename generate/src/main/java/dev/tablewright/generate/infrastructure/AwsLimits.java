package dev.tablewright.generate.infrastructure;

import dev.tablewright.generate.GenerateCode;
import dev.tablewright.generate.infrastructure.policy.Policy;
import dev.tablewright.model.Model;
import dev.tablewright.model.design.Design;
import dev.tablewright.model.design.Environment;
import dev.tablewright.model.design.Index;
import dev.tablewright.model.diagnostic.Diagnostic;
import dev.tablewright.model.diagnostic.PrintableText;
import dev.tablewright.model.pattern.Role;
import dev.tablewright.model.source.Name;
import dev.tablewright.model.source.Span;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/** Names and tags that AWS would refuse, found before anything is deployed. */
final class AwsLimits {

    private static final Pattern NAME = Pattern.compile("[a-zA-Z0-9_.-]{3,255}");
    private static final Pattern TAG = Pattern.compile("[\\p{L}\\p{Z}\\p{N}_.:/=+\\-@]*");
    private static final int LONGEST_ALARM = 255;
    private static final int LONGEST_POLICY = 128;
    private static final int LONGEST_TAG = 128;
    private static final int LONGEST_TAG_VALUE = 256;
    private static final int MOST_TAGS = 50;
    private static final int LONGEST_QUOTE = 60;

    private final Model model;
    private final Optional<Environment> environment;
    private final List<Diagnostic> found = new ArrayList<>();

    AwsLimits(Model model, Optional<Environment> environment) {
        this.model = model;
        this.environment = environment;
    }

    List<Diagnostic> check(List<TableResource> tables, List<Policy> policies) {
        tables.forEach(this::check);
        policies.forEach(this::check);
        return found;
    }

    private void check(TableResource table) {
        if (!NAME.matcher(table.physicalName()).matches()) {
            found.add(GenerateCode.REFUSED_NAME
                    .at(blamed(table), "DynamoDB takes no table " + quoted(table.physicalName()))
                    .label(table.physicalName().length() + " characters")
                    .note("a name has 3 to 255 letters, digits, `_`, `-` and `.`"));
        }
        for (Index index : table.indexes()) {
            if (!NAME.matcher(index.name().text()).matches()) {
                found.add(GenerateCode.REFUSED_NAME
                        .at(
                                index.name().span(),
                                "DynamoDB takes no index " + quoted(index.name().text()))
                        .note("a name has 3 to 255 letters, digits, `_`, `-` and `.`"));
            }
        }
        table.alarms().stream()
                .filter(alarm -> alarm.name().length() > LONGEST_ALARM)
                .findFirst()
                .ifPresent(alarm -> found.add(GenerateCode.REFUSED_NAME
                        .at(blamed(table), "CloudWatch takes no alarm " + quoted(alarm.name()))
                        .label(alarm.name().length() + " characters; it is named after the table and the index")
                        .note("a name has at most " + LONGEST_ALARM + " characters")
                        .help("make the names shorter, or say `alarms: false` of the table")));
        tags(table);
    }

    private void tags(TableResource table) {
        table.settings().tags().forEach((key, value) -> {
            boolean wrong = key.isEmpty()
                    || key.length() > LONGEST_TAG
                    || value.length() > LONGEST_TAG_VALUE
                    || key.regionMatches(true, 0, "aws:", 0, 4)
                    || !TAG.matcher(key).matches()
                    || !TAG.matcher(value).matches();
            if (wrong) {
                found.add(GenerateCode.REFUSED_TAG
                        .at(tagged(table, key), "AWS takes no tag " + quoted(key + ": " + value))
                        .label("a key of " + key.length() + " and a value of " + value.length() + " characters")
                        .note(
                                "a key has 1 to 128 characters and a value up to 256: letters, digits, spaces and `_.:/=+-@`;"
                                        + " keys that begin with `aws:` belong to AWS"));
            }
        });
        if (table.settings().tags().size() > MOST_TAGS) {
            found.add(GenerateCode.REFUSED_TAG.at(
                    tagged(table, ""),
                    "the table `" + table.modelName() + "` has "
                            + table.settings().tags().size() + " tags, and AWS takes " + MOST_TAGS));
        }
    }

    private void check(Policy policy) {
        if (policy.name().length() > LONGEST_POLICY) {
            Span span = model.roles().stream()
                    .map(Role::name)
                    .filter(name -> name.text().equals(policy.role()))
                    .findFirst()
                    .map(Name::span)
                    .orElse(model.application().span());
            found.add(GenerateCode.REFUSED_NAME
                    .at(span, "IAM takes no policy " + quoted(policy.name()))
                    .label(policy.name().length() + " characters; it is named after application, environment and role")
                    .note("a name has at most " + LONGEST_POLICY + " characters"));
        }
    }

    /** A file can spell any text, of any length; a title is a line. */
    private static String quoted(String text) {
        String line = PrintableText.oneLine(text);
        int length = line.codePointCount(0, line.length());
        return "`"
                + (length > LONGEST_QUOTE
                        ? line.substring(0, line.offsetByCodePoints(0, LONGEST_QUOTE - 1)) + "…"
                        : line)
                + "`";
    }

    /** Who makes the name long: the environment that adds to it, or the table. */
    private Span blamed(TableResource table) {
        boolean added = !table.physicalName().equals(table.modelName());
        return environment
                .filter(there -> added)
                .map(there -> there.name().span())
                .orElseGet(() -> place(table));
    }

    private Span tagged(TableResource table, String key) {
        return environment
                .filter(there -> there.settings().tags().containsKey(key))
                .map(there -> there.name().span())
                .or(() -> model.deployment().tables().keySet().stream()
                        .filter(name -> name.text().equals(table.modelName()))
                        .map(Name::span)
                        .findFirst())
                .orElseGet(() -> place(table));
    }

    private Span place(TableResource table) {
        return model.design()
                .flatMap((Design design) -> design.table(table.modelName()))
                .map(found -> found.name().span())
                .orElse(model.application().span());
    }
}
