package dev.tablewright.generate.diagram;

/**
 * The colours and faces of pictures, for a light and a dark surrounding. Every picture has its own ground: where it is
 * shown, the page may be dark when the reader's system is not.
 */
final class PictureStyle {

    private static final String SANS = "\"Helvetica Neue\",Helvetica,Arial,\"Liberation Sans\",sans-serif";
    private static final String MONO =
            "SFMono-Regular,Menlo,Consolas,\"Liberation Mono\",\"DejaVu Sans Mono\",monospace";

    private static final String FACES = """
            .tw-picture text{font-family:SANS;font-size:12.5px;fill:#1f2328}
            .tw-picture .tw-name{font-size:14px;font-weight:700;fill:#14285c}
            .tw-picture .tw-type{font-size:11.5px;fill:#6b7280;text-anchor:end}
            .tw-picture .tw-more{font-size:11.5px;fill:#6b7280}
            .tw-picture .tw-mark{font-size:9.5px;font-weight:700;text-anchor:middle}
            .tw-picture .tw-label{font-size:12px;fill:#4b5563;text-anchor:middle}
            """;

    private static final String LIGHT = """
            .tw-canvas{fill:#fff}
            .tw-box{fill:#fff;stroke:#c3cad5;stroke-width:1}
            .tw-head{fill:#e3eafb;stroke:#c3cad5;stroke-width:1}
            .tw-line{fill:none;stroke:#64748b;stroke-width:1.4}
            .tw-loose{stroke-dasharray:5 4}
            .tw-sign{fill:none;stroke:#64748b;stroke-width:1.4}
            .tw-ring{fill:#fff;stroke:#64748b;stroke-width:1.4}
            rect.tw-pk{fill:#dbe7ff}.tw-picture text.tw-pk{fill:#1d4ed8}
            rect.tw-fk{fill:#ece4fc}.tw-picture text.tw-fk{fill:#6d28d9}
            rect.tw-uk{fill:#fdecc8}.tw-picture text.tw-uk{fill:#92520b}
            """;

    private static final String DARK = """
            .tw-picture text{fill:#e6edf3}
            .tw-picture .tw-name{fill:#dbe6ff}
            .tw-picture .tw-type,.tw-picture .tw-more{fill:#8d96a0}
            .tw-picture .tw-label{fill:#aab4c0}
            .tw-canvas{fill:#0d1117}
            .tw-box{fill:#161b22;stroke:#3b4451}
            .tw-head{fill:#1e2b47;stroke:#3b4451}
            .tw-line,.tw-sign{stroke:#8b98a9}
            .tw-ring{fill:#0d1117;stroke:#8b98a9}
            rect.tw-pk{fill:#1b3466}.tw-picture text.tw-pk{fill:#a8c7ff}
            rect.tw-fk{fill:#38265e}.tw-picture text.tw-fk{fill:#d2bcff}
            rect.tw-uk{fill:#4a3510}.tw-picture text.tw-uk{fill:#f5cf86}
            """;

    /** For diagrams of entities. */
    static final String ENTITIES = sheet(FACES + LIGHT, DARK);

    private PictureStyle() {}

    private static String sheet(String light, String dark) {
        String all = light + "@media (prefers-color-scheme:dark){\n" + dark + "}";
        return "\n" + all.replace("SANS", SANS).replace("MONO", MONO) + "\n";
    }
}
