package dev.tablewright.generate.java;

import dev.tablewright.model.design.Table;

/** The constants of the facade. */
final class FacadeNames {

    private FacadeNames() {}

    /** A table, for use in other classes: {@code ShopTable.SHOP}. */
    static String table(Context context, String table) {
        return context.naming().facade() + "." + constant(context, table);
    }

    static String constant(Context context, String table) {
        NameScope scope = new NameScope();
        String found = "";
        for (Table each : context.design().tables()) {
            String name = scope.claim(JavaNames.constant(each.name().text()));
            found = each.name().text().equals(table) ? name : found;
        }
        return found;
    }
}
