package dev.tablewright.peers.infrastructure;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** What Terraform files refer to: {@code aws_dynamodb_table.shop}, {@code data.aws_iam_policy_document.api}, {@code var.region}. */
final class References {

    private static final Pattern QUOTED = Pattern.compile("\"(?:[^\"\\\\]|\\\\.)*\"");
    private static final Pattern FILLED = Pattern.compile("(?<!\\$)\\$\\{([^}]*)}");
    private static final Pattern REFERENCE =
            Pattern.compile("\\b(var|data\\.aws_[a-z_]+|aws_[a-z_]+)\\.([A-Za-z0-9_]+)");

    private References() {}

    static List<String> in(String text) {
        StringBuilder code = new StringBuilder();
        text.lines().filter(line -> !line.strip().startsWith("#")).forEach(line -> {
            Matcher filled = FILLED.matcher(line);
            while (filled.find()) {
                code.append(filled.group(1)).append('\n');
            }
            code.append(QUOTED.matcher(line).replaceAll("")).append('\n');
        });
        List<String> found = new ArrayList<>();
        Matcher reference = REFERENCE.matcher(code);
        while (reference.find()) {
            found.add(reference.group(1) + "." + reference.group(2));
        }
        return found;
    }

    static boolean isThere(String reference, JsonNode main, JsonNode variables) {
        String[] parts = reference.split("\\.");
        return switch (parts[0]) {
            case "var" -> variables.has(parts[1]);
            case "data" -> main.path("data").path(parts[1]).has(parts[2]);
            default -> main.path("resource").path(parts[0]).has(parts[1]);
        };
    }
}
