package dev.tablewright.language.resolve;

import dev.tablewright.language.code.LanguageCode;
import dev.tablewright.language.syntax.Node.Entry;
import dev.tablewright.language.syntax.Node.Scalar;
import dev.tablewright.model.design.AwsRegions;
import dev.tablewright.model.design.Deployment;
import dev.tablewright.model.design.Design;
import dev.tablewright.model.design.Environment;
import dev.tablewright.model.design.TableSettings;
import dev.tablewright.model.design.TableSettings.Encryption;
import dev.tablewright.model.design.TableSettings.Removal;
import dev.tablewright.model.design.TableSettings.StorageClass;
import dev.tablewright.model.design.TableSettings.Stream;
import dev.tablewright.model.diagnostic.Diagnostic;
import dev.tablewright.model.diagnostic.Nearest;
import dev.tablewright.model.source.Name;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/** Reads how tables are deployed, and where. */
final class DeploymentReader {

    /** Of a table, in characters. */
    private static final int LONGEST_NAME = 255;

    private final Scope scope;

    DeploymentReader(Scope scope) {
        this.scope = scope;
    }

    Deployment read(View root, Optional<Design> design) {
        Map<Name, TableSettings> tables = new LinkedHashMap<>();
        for (Entry entry : root.view("tables").entries()) {
            Name name = entry.key().name();
            refuseUnknown(name, design);
            tables.put(name, settings(View.of(entry.value())));
        }
        List<Environment> environments = new ArrayList<>();
        for (Entry entry : root.view("environments").entries()) {
            View view = View.of(entry.value());
            view.name("region").ifPresent(this::warnOfUnknown);
            Environment environment = new Environment(
                    entry.key().name(),
                    view.text("region"),
                    view.text("prefix").orElse(""),
                    view.text("suffix").orElse(""),
                    settings(view));
            design.ifPresent(there -> refuseLongNames(environment, view, there));
            environments.add(environment);
        }
        return new Deployment(tables, environments);
    }

    /** Each part of a name may be as long as it may be; together they may not. One table is enough to say so. */
    private void refuseLongNames(Environment environment, View view, Design design) {
        design.tables().stream()
                .map(table -> table.name().text())
                .filter(table -> environment.nameOf(table).length() > LONGEST_NAME)
                .findFirst()
                .ifPresent(table -> scope.report(LanguageCode.MALFORMED_VALUE
                        .at(
                                view.scalar("suffix")
                                        .or(() -> view.scalar("prefix"))
                                        .orElseThrow()
                                        .span(),
                                "the name of a table would have "
                                        + environment.nameOf(table).length() + " characters in `" + environment.name()
                                        + "`")
                        .note("`" + environment.nameOf(table) + "`: DynamoDB takes " + LONGEST_NAME)));
    }

    private void warnOfUnknown(Name region) {
        if (!AwsRegions.KNOWN.contains(region.text())) {
            Diagnostic diagnostic = LanguageCode.UNKNOWN_REGION
                    .at(region.span(), "`" + region + "` is not a region that Tablewright knows")
                    .note("AWS opens new ones; accept the finding under `suppress` if this is one of them");
            scope.report(Nearest.to(region.text(), AwsRegions.KNOWN)
                    .map(near -> diagnostic.label("the nearest known region is `" + near + "`"))
                    .orElse(diagnostic));
        }
    }

    private void refuseUnknown(Name name, Optional<Design> design) {
        List<String> known = design.map(Design::tables).orElse(List.of()).stream()
                .map(table -> table.name().text())
                .toList();
        if (!known.isEmpty() && !known.contains(name.text()) && !scope.isLost(name.text())) {
            scope.report(Scope.unknown(
                    LanguageCode.UNKNOWN_TABLE_OR_INDEX, name.span(), name.text(), "a table of the design", known));
        }
    }

    private TableSettings settings(View view) {
        Map<String, String> tags = new LinkedHashMap<>();
        for (Entry tag : view.view("tags").entries()) {
            if (tag.value() instanceof Scalar value) {
                tags.put(tag.key().value(), value.value());
            }
        }
        return new TableSettings(
                view.node("billing").flatMap(node -> new BillingReader(scope).read(node)),
                view.text("stream").map(word -> Stream.valueOf(constant(word))),
                view.text("ttl"),
                flag(view, "pointInTimeRecovery"),
                flag(view, "deletionProtection"),
                view.text("onRemove").map(word -> Removal.valueOf(constant(word))),
                view.text("class").map(word -> StorageClass.valueOf(constant(word))),
                view.text("encryption").map(DeploymentReader::encryption),
                flag(view, "contributorInsights"),
                flag(view, "alarms"),
                tags);
    }

    private static Encryption encryption(String word) {
        return switch (word) {
            case "aws-owned" -> new Encryption.AwsOwned();
            case "aws-managed" -> new Encryption.AwsManaged();
            default -> new Encryption.Customer(word);
        };
    }

    private static Optional<Boolean> flag(View view, String key) {
        return view.scalar(key).map(scalar -> view.flag(key));
    }

    private static String constant(String word) {
        return word.toUpperCase(Locale.ROOT).replace('-', '_');
    }
}
