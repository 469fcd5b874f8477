package dev.tablewright.check.rule;

import dev.tablewright.model.design.Deployment;
import dev.tablewright.model.design.Environment;
import dev.tablewright.model.design.TableSettings;
import dev.tablewright.model.source.Name;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.regex.Pattern;

/**
 * What the environments say about a setting where data is real: in all that are production by their name. If none is, one
 * cannot tell, and then the table itself or every environment has to say it.
 *
 * @param refusing a production that says the opposite
 * @param leavesItToTheTable whether there is a place where only the table's own word counts
 */
record Production(Optional<Name> refusing, boolean leavesItToTheTable) {

    /** {@code prod}, {@code production_eu}, {@code euProd2}; but neither {@code preProd} nor {@code alive}. */
    private static final Pattern NAME = Pattern.compile(
            "(?!(?i:non?|not|pre)(_|[A-Z]))(.*_|.*[a-z0-9](?=[A-Z]))?(?i:prod|production|live)([0-9A-Z_].*)?");

    static boolean isMeantBy(Name environment) {
        return NAME.matcher(environment.text()).matches();
    }

    /** @param right whether settings are as they should be; empty: they do not say */
    static Production of(Deployment deployment, Function<TableSettings, Optional<Boolean>> right) {
        List<Environment> production = deployment.environments().stream()
                .filter(environment -> isMeantBy(environment.name()))
                .toList();
        List<Environment> counting = production.isEmpty() ? deployment.environments() : production;
        boolean everywhere = !counting.isEmpty()
                && counting.stream().allMatch(environment -> right.apply(environment.settings())
                        .orElse(false));
        Optional<Name> refusing = production.stream()
                .filter(environment -> !right.apply(environment.settings()).orElse(true))
                .map(Environment::name)
                .findFirst();
        return new Production(refusing, !everywhere);
    }

    /** Whether a table is as it should be, given what it says itself. */
    boolean accepts(Optional<Boolean> own) {
        return refusing.isEmpty() && (!leavesItToTheTable || own.orElse(false));
    }
}
