package dev.tablewright.runtime.query;

/** What stands on a shelf. */
sealed interface Thing permits Note, Card {

    String shelf();

    String place();
}
