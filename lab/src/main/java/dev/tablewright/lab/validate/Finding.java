package dev.tablewright.lab.validate;

/**
 * Something that is wrong with an item. Texts show values to people; what the model calls sensitive is never among them.
 *
 * @param table what it is called where it is
 * @param key of the item
 * @param entity what the item is, or says it is: an entity, a guard, a sequence
 * @param attribute the attribute or the way to it, the index, or the number
 * @param expected what would be right
 * @param found what there is
 * @param repair what would put it right; unlike the texts, it holds values as they are
 */
public record Finding(
        FindingKind kind,
        String table,
        String key,
        String entity,
        String attribute,
        String expected,
        String found,
        Repair repair) {

    /** One line for people. */
    @Override
    public String toString() {
        String about = attribute.isEmpty() ? "" : " `" + attribute + "`";
        return kind.word() + ": " + entity + about + " at " + key + " in " + table + ": expected " + expected
                + ", found " + found;
    }
}
