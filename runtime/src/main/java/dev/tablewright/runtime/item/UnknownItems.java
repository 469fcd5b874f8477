package dev.tablewright.runtime.item;

/** What to do with items of a type that the model does not know, where items of several types are read. */
public enum UnknownItems {
    /** The read fails: nothing is overlooked. */
    REFUSE,
    /** They are left out: while a newer version of the application, which knows more types, is being rolled out. */
    SKIP
}
