package dev.tablewright.language.importer;

/**
 * A text in which parts that say nothing are overwritten with blanks, so that every other character keeps its offset and
 * nobody has to think of comments again.
 */
final class BlankedText {

    private final char[] characters;

    BlankedText(String text) {
        this.characters = text.toCharArray();
    }

    /** Overwrites a part, but for its line breaks. */
    void blank(int from, int to) {
        for (int at = from; at < Math.min(to, characters.length); at++) {
            if (characters[at] != '\n') {
                characters[at] = ' ';
            }
        }
    }

    @Override
    public String toString() {
        return new String(characters);
    }
}
