package dev.tablewright.language.importer;

import java.util.EnumSet;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * What stands around the name and the type of an attribute: visibility, stereotypes, markup, macros, a comment. People
 * mark keys in many ways; all of them are found here and blanked, so that name and type remain where they were.
 */
final class PlantUmlMarks {

    /** What a mark says. */
    enum Mark {
        KEY,
        FOREIGN_KEY,
        UNIQUE,
        MANDATORY
    }

    private static final Pattern STEREOTYPE = Pattern.compile("<<([^<>]{0,200})>>");
    private static final Pattern MODIFIER = Pattern.compile("\\{([A-Za-z ,_-]{0,60})\\}");
    private static final Pattern BRACKETED = Pattern.compile("[\\[(]([PFUpfu][Kk](?: ?, ?[PFUpfu][Kk]){0,2})[\\])]");
    private static final Pattern MARKUP =
            Pattern.compile("</?(?:b|u|i|s|w|color|size|back|font)(?:[:=][^<>]{0,60})?>|<&[a-z-]{1,40}>");
    private static final Pattern MACRO =
            Pattern.compile("(?i)\\b(primary_key|pk|foreign_key|fk|unique|uk|not_null|column)\\(([^()]{1,200})\\)");
    private static final Pattern TRAILING_COMMENT = Pattern.compile("\\S\\s*(\"([^\"]{0,1000})\"\\s*)$");
    private static final Pattern TRAILING_WORD =
            Pattern.compile("(?i)\\s(primary key|foreign key|not null|pk|fk|uk|unique)\\s*$");
    private static final String VISIBILITY = "+-#~*\\";

    private final StringBuilder text;
    private final Set<Mark> marks = EnumSet.noneOf(Mark.class);
    private Optional<String> comment = Optional.empty();

    private PlantUmlMarks(String line) {
        this.text = new StringBuilder(line);
    }

    static PlantUmlMarks in(String line) {
        PlantUmlMarks found = new PlantUmlMarks(line);
        found.takeWordsIn(STEREOTYPE);
        found.takeWordsIn(MODIFIER);
        found.takeWordsIn(BRACKETED);
        found.takeMarkup();
        found.takeVisibility();
        found.takeMacro();
        found.takeComment();
        found.takeTrailingWords();
        return found;
    }

    /** The line with all marks blanked. */
    String remaining() {
        return text.toString();
    }

    Set<Mark> marks() {
        return marks;
    }

    Optional<String> comment() {
        return comment;
    }

    private void takeWordsIn(Pattern pattern) {
        Matcher matcher = pattern.matcher(text.toString());
        while (matcher.find()) {
            for (String word : matcher.group(1).split(",")) {
                mark(word).ifPresent(marks::add);
            }
            blank(matcher.start(), matcher.end());
        }
    }

    /** Underlined, or with a picture of a key: so textbooks draw an identifier. */
    private void takeMarkup() {
        Matcher matcher = MARKUP.matcher(text.toString());
        while (matcher.find()) {
            if (matcher.group().equals("<u>") || matcher.group().startsWith("<&key")) {
                marks.add(Mark.KEY);
            }
            blank(matcher.start(), matcher.end());
        }
    }

    /** Two stars are bold print, one is a mandatory attribute. */
    private void takeVisibility() {
        for (int at = text.indexOf("**"); at >= 0; at = text.indexOf("**", at)) {
            blank(at, at + 2);
        }
        int at = 0;
        while (at < text.length() && (Character.isWhitespace(text.charAt(at)) || isVisibility(text.charAt(at)))) {
            if (text.charAt(at) == '*') {
                marks.add(Mark.MANDATORY);
            }
            blank(at, at + 1);
            at++;
        }
    }

    private void takeMacro() {
        Matcher matcher = MACRO.matcher(text.toString());
        // A macro stands at the name; behind a colon stands a type with its size.
        if (matcher.find() && text.substring(0, matcher.start()).isBlank()) {
            mark(matcher.group(1).replace('_', ' ')).ifPresent(marks::add);
            blank(matcher.start(), matcher.start(2));
            int comma = matcher.group(2).indexOf(',');
            blank(comma < 0 ? matcher.end(2) : matcher.start(2) + comma, matcher.end());
        }
    }

    private void takeComment() {
        Matcher matcher = TRAILING_COMMENT.matcher(text.toString());
        if (matcher.find()) {
            comment = Optional.of(matcher.group(2).strip()).filter(said -> !said.isEmpty());
            blank(matcher.start(1), matcher.end(1));
        }
    }

    private void takeTrailingWords() {
        Matcher matcher = TRAILING_WORD.matcher(text.toString().stripTrailing());
        for (int words = 0; words < Mark.values().length && matcher.find(); words++) {
            if (text.substring(0, matcher.start()).isBlank()) {
                return;
            }
            mark(matcher.group(1)).ifPresent(marks::add);
            blank(matcher.start(1), matcher.end(1));
            matcher.reset(text.toString().stripTrailing());
        }
    }

    private void blank(int from, int to) {
        for (int at = from; at < to; at++) {
            text.setCharAt(at, ' ');
        }
    }

    private static boolean isVisibility(char c) {
        return VISIBILITY.indexOf(c) >= 0;
    }

    private static Optional<Mark> mark(String words) {
        return switch (words.strip().toLowerCase(Locale.ROOT)) {
            case "pk", "key", "primary key", "id", "identifier" -> Optional.of(Mark.KEY);
            case "fk", "foreign key" -> Optional.of(Mark.FOREIGN_KEY);
            case "uk", "unique", "unique key", "ak" -> Optional.of(Mark.UNIQUE);
            case "not null", "mandatory", "required" -> Optional.of(Mark.MANDATORY);
            default -> Optional.empty();
        };
    }
}
