package dev.tablewright.language.importer;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** The words with which PlantUML's statements begin, by what they mean to us. */
final class PlantUmlVocabulary {

    private static final Set<String> ENTITIES = Set.of("entity", "class", "table", "struct", "object");
    private static final Set<String> GROUPS = Set.of(
            "package", "namespace", "together", "rectangle", "frame", "folder", "node", "cloud", "database", "card");
    private static final Set<String> LOOKS = Set.of(
            "skinparam",
            "hide",
            "show",
            "remove",
            "restore",
            "scale",
            "left",
            "top",
            "caption",
            "mainframe",
            "page",
            "newpage",
            "allowmixing",
            "allow_mixing",
            "set",
            "sprite",
            "style",
            "header",
            "footer",
            "legend",
            "note",
            "title",
            "center",
            "right",
            "bottom",
            "@enduml",
            "!theme",
            "!pragma");

    /** Statements that go on over several lines, and with what they end. */
    private static final Map<String, List<String>> LONG_STATEMENTS = Map.of(
            "note", List.of("end note", "endnote"),
            "legend", List.of("end legend", "endlegend"),
            "header", List.of("end header", "endheader"),
            "footer", List.of("end footer", "endfooter"),
            "title", List.of("end title", "endtitle"),
            "<style>", List.of("</style>"),
            "!procedure", List.of("!endprocedure"),
            "!unquoted", List.of("!endprocedure", "!endfunction"),
            "!function", List.of("!endfunction"),
            "!definelong", List.of("!enddefinelong"));

    private PlantUmlVocabulary() {}

    /** Whether a word begins an entity. */
    static boolean isEntity(String word) {
        return ENTITIES.contains(word);
    }

    /** Whether a word begins something with braces in which entities may be drawn. */
    static boolean isGroup(String word) {
        return GROUPS.contains(word);
    }

    /** Whether a word begins a statement about the look of the diagram only. */
    static boolean isLook(String word) {
        return LOOKS.contains(word);
    }

    /** The ends of a statement, if it goes on behind its line. */
    static Optional<List<String>> endsOf(String word, String line) {
        boolean oneLine =
                switch (word) {
                    case "note" -> line.contains(":") || line.contains("\"");
                    case "title", "header", "footer" -> line.length() > word.length();
                    case "!function" -> line.contains("!return");
                    default -> false;
                };
        return oneLine ? Optional.empty() : Optional.ofNullable(LONG_STATEMENTS.get(word));
    }
}
