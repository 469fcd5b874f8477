package dev.tablewright.runtime.history;

/**
 * What is stored under a key.
 *
 * @param version 0 where versions are not counted
 * @param mail unique among all items; null if the item has none
 */
public record Item(String text, long count, long version, String mail) {

    Item with(String newText, String newMail, long added, long newVersion) {
        return new Item(newText == null ? text : newText, count + added, newVersion, newMail == null ? mail : newMail);
    }

    @Override
    public String toString() {
        return "{" + text + ", count " + count + (version == 0 ? "" : ", version " + version)
                + (mail == null ? "" : ", mail " + mail) + "}";
    }
}
