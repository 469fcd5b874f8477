package dev.tablewright.app;

import dev.tablewright.check.Rules;
import dev.tablewright.check.Suppressions;
import dev.tablewright.check.rule.Rule;
import dev.tablewright.generate.GenerateCode;
import dev.tablewright.language.code.LanguageCode;
import dev.tablewright.model.diagnostic.Code;
import dev.tablewright.synthesis.finding.SynthesisCode;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/** All codes that a finding can have, and the page of each. */
public final class RuleBook {

    private static final List<Code> CODES = Stream.of(
                    Arrays.stream(LanguageCode.values()).map(LanguageCode::code),
                    Rules.ALL.stream().map(Rule::code),
                    Arrays.stream(SynthesisCode.values()).map(SynthesisCode::code),
                    Arrays.stream(GenerateCode.values()).map(GenerateCode::code),
                    Stream.of(Suppressions.UNKNOWN_RULE, Suppressions.UNSUPPRESSIBLE, Suppressions.UNUSED))
            .flatMap(codes -> codes)
            .sorted(Comparator.comparing(Code::id))
            .toList();

    private RuleBook() {}

    /** All codes in their order. */
    public static List<Code> codes() {
        return CODES;
    }

    /** The code with an id ({@code TW0105}, in any case) or a name ({@code unknown-attribute}). */
    public static Optional<Code> find(String idOrName) {
        return CODES.stream()
                .filter(code ->
                        code.id().equalsIgnoreCase(idOrName) || code.name().equalsIgnoreCase(idOrName))
                .findFirst();
    }

    /** What a code says, in the sentence with which its page begins. */
    public static Optional<String> summary(Code code) {
        return page(code)
                .flatMap(page ->
                        page.lines().filter(line -> line.startsWith("*")).findFirst())
                .map(line -> line.substring(line.indexOf("· ") + 2));
    }

    /** The same of all rules, by their codes. */
    public static Map<String, String> summaries() {
        Map<String, String> summaries = new LinkedHashMap<>();
        Rules.ALL.stream()
                .map(Rule::code)
                .forEach(code -> summaries.put(code.id(), summary(code).orElse("")));
        return summaries;
    }

    /** The documentation of a code, as Markdown. */
    public static Optional<String> page(Code code) {
        try (InputStream in = RuleBook.class.getResourceAsStream("/rules/" + code.id() + ".md")) {
            return in == null ? Optional.empty() : Optional.of(new String(in.readAllBytes(), StandardCharsets.UTF_8));
        } catch (IOException e) {
            throw new UncheckedIOException("the page of " + code.id() + " is damaged", e);
        }
    }
}
