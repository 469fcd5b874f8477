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

    private static final String COLLECTION_LIGHT = """
            .tw-picture .tw-column{font-size:10.5px;fill:#6b7280}
            .tw-picture .tw-key-text{font-family:MONO;font-size:12px}
            .tw-picture .tw-value{font-size:12px}
            .tw-picture .tw-chip-text{font-size:10.5px;font-weight:700}
            .tw-picture .tw-reader{font-size:12px;fill:#14285c}
            .tw-picture .tw-stranger text{fill:#9aa3af}
            .tw-picture .tw-row-name{font-weight:700}
            .tw-nothing{fill:#f7f8fa}
            .tw-partition-box{fill:#f3f5f9}
            .tw-bracket{fill:none;stroke:#64748b;stroke-width:1.4}
            .tw-mixed .tw-strip{fill:#94a3b8}.tw-mixed .tw-ground{fill:#f3f5f9}
            .tw-entity-0 .tw-strip{fill:#2563eb}.tw-entity-0 .tw-ground{fill:#eef4ff}
            .tw-entity-0 .tw-chip{fill:#dbe7ff}.tw-picture .tw-entity-0 .tw-chip-text{fill:#1e40af}
            .tw-entity-1 .tw-strip{fill:#d97706}.tw-entity-1 .tw-ground{fill:#fff7eb}
            .tw-entity-1 .tw-chip{fill:#fdecc8}.tw-picture .tw-entity-1 .tw-chip-text{fill:#854d0e}
            .tw-entity-2 .tw-strip{fill:#059669}.tw-entity-2 .tw-ground{fill:#ecfaf4}
            .tw-entity-2 .tw-chip{fill:#cff3e3}.tw-picture .tw-entity-2 .tw-chip-text{fill:#065f46}
            .tw-entity-3 .tw-strip{fill:#9333ea}.tw-entity-3 .tw-ground{fill:#f7f1fe}
            .tw-entity-3 .tw-chip{fill:#ebdcfd}.tw-picture .tw-entity-3 .tw-chip-text{fill:#6b21a8}
            .tw-entity-4 .tw-strip{fill:#dc2626}.tw-entity-4 .tw-ground{fill:#fef2f2}
            .tw-entity-4 .tw-chip{fill:#fddcdc}.tw-picture .tw-entity-4 .tw-chip-text{fill:#991b1b}
            .tw-entity-5 .tw-strip{fill:#0891b2}.tw-entity-5 .tw-ground{fill:#ecf9fc}
            .tw-entity-5 .tw-chip{fill:#cdeff7}.tw-picture .tw-entity-5 .tw-chip-text{fill:#155e75}
            .tw-entity-6 .tw-strip{fill:#65a30d}.tw-entity-6 .tw-ground{fill:#f5fbe9}
            .tw-entity-6 .tw-chip{fill:#e3f4c4}.tw-picture .tw-entity-6 .tw-chip-text{fill:#3f6212}
            .tw-entity-7 .tw-strip{fill:#db2777}.tw-entity-7 .tw-ground{fill:#fef1f7}
            .tw-entity-7 .tw-chip{fill:#fcdbea}.tw-picture .tw-entity-7 .tw-chip-text{fill:#9d174d}
            """;

    private static final String COLLECTION_DARK = """
            .tw-picture .tw-column{fill:#8d96a0}
            .tw-picture .tw-reader{fill:#c9d8ff}
            .tw-picture .tw-stranger text{fill:#6e7781}
            .tw-nothing{fill:#11161d}
            .tw-partition-box{fill:#161b22}
            .tw-bracket{stroke:#8b98a9}
            .tw-mixed .tw-strip{fill:#64748b}.tw-mixed .tw-ground{fill:#161b22}
            .tw-entity-0 .tw-strip{fill:#6ea8fe}.tw-entity-0 .tw-ground{fill:#131c2e}
            .tw-entity-0 .tw-chip{fill:#1d3158}.tw-picture .tw-entity-0 .tw-chip-text{fill:#bcd5ff}
            .tw-entity-1 .tw-strip{fill:#f0b455}.tw-entity-1 .tw-ground{fill:#241c10}
            .tw-entity-1 .tw-chip{fill:#463210}.tw-picture .tw-entity-1 .tw-chip-text{fill:#f7d79b}
            .tw-entity-2 .tw-strip{fill:#4fd1a5}.tw-entity-2 .tw-ground{fill:#0f211b}
            .tw-entity-2 .tw-chip{fill:#123d2f}.tw-picture .tw-entity-2 .tw-chip-text{fill:#a5ecd2}
            .tw-entity-3 .tw-strip{fill:#c49bff}.tw-entity-3 .tw-ground{fill:#1e162b}
            .tw-entity-3 .tw-chip{fill:#3a2459}.tw-picture .tw-entity-3 .tw-chip-text{fill:#dcc6ff}
            .tw-entity-4 .tw-strip{fill:#ff8d85}.tw-entity-4 .tw-ground{fill:#261414}
            .tw-entity-4 .tw-chip{fill:#4c1d1d}.tw-picture .tw-entity-4 .tw-chip-text{fill:#ffc3be}
            .tw-entity-5 .tw-strip{fill:#56cbe6}.tw-entity-5 .tw-ground{fill:#0e2026}
            .tw-entity-5 .tw-chip{fill:#113b47}.tw-picture .tw-entity-5 .tw-chip-text{fill:#a8e6f5}
            .tw-entity-6 .tw-strip{fill:#a8d55b}.tw-entity-6 .tw-ground{fill:#182010}
            .tw-entity-6 .tw-chip{fill:#2e4213}.tw-picture .tw-entity-6 .tw-chip-text{fill:#d2efa0}
            .tw-entity-7 .tw-strip{fill:#ff8cc0}.tw-entity-7 .tw-ground{fill:#26131d}
            .tw-entity-7 .tw-chip{fill:#4d1a34}.tw-picture .tw-entity-7 .tw-chip-text{fill:#ffc2dd}
            """;

    /** For diagrams of entities. */
    static final String ENTITIES = sheet(FACES + LIGHT, DARK);

    /** For item collections. */
    static final String COLLECTIONS = sheet(FACES + LIGHT + COLLECTION_LIGHT, DARK + COLLECTION_DARK);

    private PictureStyle() {}

    private static String sheet(String light, String dark) {
        String all = light + "@media (prefers-color-scheme:dark){\n" + dark + "}";
        return "\n" + all.replace("SANS", SANS).replace("MONO", MONO) + "\n";
    }
}
