package dev.tablewright.generate.document;

import dev.tablewright.model.diagnostic.PrintableText;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;

/**
 * A document as Markdown, as GitHub shows it: tables, alerts, pictures. What comes from a model stays text, whatever stands in it.
 * Only an address of mail still becomes a link on GitHub, which looks for it after all else is done.
 */
public final class Markdown {

    /** How every document begins. */
    public static final String MARK =
            "<!-- Made by tablewright docs from a model: change the model, and make it anew. -->";

    private final String path;
    private final StringBuilder out = new StringBuilder();

    private Markdown(String path) {
        this.path = path;
    }

    public static String of(Document document) {
        Markdown markdown = new Markdown(document.path());
        markdown.out.append(MARK).append("\n\n# ").append(markdown.line(Text.of(document.title()), false));
        markdown.out.append('\n');
        document.blocks().forEach(markdown::block);
        return markdown.out.toString();
    }

    private void block(Block block) {
        out.append('\n');
        if (block instanceof Block.Heading heading) {
            out.append("#".repeat(heading.level())).append(' ').append(line(heading.text(), false));
        } else if (block instanceof Block.Paragraph paragraph) {
            out.append(line(paragraph.text(), false));
        } else if (block instanceof Block.Bullets bullets) {
            out.append(bullets.items().stream()
                    .map(item -> "- " + line(item, false).replace("\n", "\n  "))
                    .collect(Collectors.joining("\n")));
        } else if (block instanceof Block.Table table) {
            table(table);
        } else if (block instanceof Block.Listing listing) {
            listing(listing);
        } else if (block instanceof Block.Figure figure) {
            figure(figure);
        } else if (block instanceof Block.Note note) {
            out.append("> [!").append(alert(note.tone())).append("]\n> ");
            out.append(line(note.text(), false).replace("\n", "\n> "));
        }
        out.append('\n');
    }

    private static String alert(Block.Tone tone) {
        return switch (tone) {
            case GOOD -> "TIP";
            case PLAIN -> "NOTE";
            case WARNING -> "WARNING";
            case BAD -> "CAUTION";
        };
    }

    private void table(Block.Table table) {
        List<String> lines = new ArrayList<>();
        lines.add(row(table.columns().stream()
                .map(column -> Text.of(column.heading()))
                .toList()));
        lines.add(table.columns().stream()
                .map(column -> column.figures() ? "---:" : "---")
                .collect(Collectors.joining("|", "|", "|")));
        table.rows().forEach(row -> lines.add(row(row)));
        out.append(String.join("\n", lines));
    }

    /** A bar would end the cell, in code as well: what undoes the escape comes before all other markup. */
    private String row(List<Text> cells) {
        return cells.stream()
                .map(cell -> line(cell, true).replace("|", "\\|"))
                .map(cell -> cell.isEmpty() ? " " : " " + cell + " ")
                .collect(Collectors.joining("|", "|", "|"));
    }

    private void listing(Block.Listing listing) {
        String text = PrintableText.lines(listing.text()).stripTrailing();
        String fence = "`".repeat(Math.max(3, longestRun(text) + 1));
        String language = listing.language().replaceAll("[^A-Za-z0-9-]", "").toLowerCase(Locale.ROOT);
        out.append(fence)
                .append(language)
                .append('\n')
                .append(text)
                .append('\n')
                .append(fence);
    }

    private void figure(Block.Figure figure) {
        out.append("![")
                .append(new MarkdownLine(false).words(figure.alternative()).text())
                .append("](")
                .append(address(figure.path()))
                .append(')');
        if (!figure.caption().isBlank()) {
            out.append("\n\n").append(line(Text.of(figure.caption()), false));
        }
    }

    private String line(Text text, boolean cell) {
        MarkdownLine line = new MarkdownLine(cell);
        for (Text.Piece piece : text.pieces()) {
            if (piece instanceof Text.Words words) {
                line.words(words.text());
            } else if (piece instanceof Text.Strong strong) {
                line.strong(strong.text());
            } else if (piece instanceof Text.Code code) {
                line.code(code.text());
            } else if (piece instanceof Text.Link link) {
                line.link(link.text(), address(link.target()));
            } else {
                line.newLine();
            }
        }
        return line.text();
    }

    /** Seen from the folder of this document; empty if it leads nowhere that a document should lead to. */
    private String address(String target) {
        if (target.startsWith("https://") || target.startsWith("http://")) {
            return Address.encoded(target);
        }
        if (target.startsWith("#")) {
            return Address.encoded(target);
        }
        if (target.contains(":")) {
            return "";
        }
        return Address.relative(path, target);
    }

    static int longestRun(String text) {
        int longest = 0;
        int run = 0;
        for (int i = 0; i < text.length(); i++) {
            run = text.charAt(i) == '`' ? run + 1 : 0;
            longest = Math.max(longest, run);
        }
        return longest;
    }
}
