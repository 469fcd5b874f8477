package dev.tablewright.app.page;

import java.util.Locale;

/** The colour of something in a chart. It never says anything that words beside it do not say. */
public enum Tone {
    FIRST,
    SECOND,
    THIRD,
    FOURTH,
    FIFTH,
    ALARM;

    /** The class of the style sheet. */
    String style() {
        return name().toLowerCase(Locale.ROOT);
    }
}
