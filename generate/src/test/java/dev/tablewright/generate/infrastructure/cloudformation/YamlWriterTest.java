package dev.tablewright.generate.infrastructure.cloudformation;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.snakeyaml.engine.v2.api.Load;
import org.snakeyaml.engine.v2.api.LoadSettings;

class YamlWriterTest {

    private static Object read(Yaml.Mapping mapping) {
        return new Load(LoadSettings.builder().build()).loadFromString(YamlWriter.write(mapping));
    }

    private static void comesBack(String text) {
        Yaml.Mapping mapping = Yaml.mapping()
                .put("a comment with " + text, "value", new Yaml.Text(text))
                .put("list", Yaml.texts(List.of(text, text)))
                .put("nested", Yaml.sequence(Yaml.mapping().put("first", text).put(text + "x", 1)));
        assertThat(read(mapping))
                .as(text)
                .isEqualTo(Map.of(
                        "value",
                        text,
                        "list",
                        List.of(text, text),
                        "nested",
                        List.of(Map.of("first", text, text + "x", 1))));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                " ",
                "yes",
                "No",
                "on",
                "y",
                "null",
                "~",
                "1",
                "1.0",
                "0x1f",
                "1e3",
                "2010-09-09",
                "12:30:45",
                "-",
                "- a",
                "a: b",
                "a #b",
                "#a",
                "*",
                "&a",
                "!a",
                "|",
                ">",
                "%a",
                "@a",
                "`a",
                "'",
                "''",
                "\"",
                "\\",
                "{",
                "[",
                "${a}",
                "a:",
                ": a",
                "?",
                "? a",
                "\n",
                "a\nb",
                "\t",
                "\u0000",
                "\u0085",
                "\u2028",
                "\ufeff",
                "é",
                "日本",
                "\ud83d\ude00",
                "ORG#${aws:PrincipalTag/tenant}#*",
                "dynamodb:GetItem",
                "AWS::DynamoDB::Table",
                "<<",
                "=",
                "true",
                "TRUE"
            })
    void textsComeBack(String text) {
        comesBack(text);
    }

    @Test
    void anyTextComesBack() {
        long seed = 20;
        Random random = new Random(seed);
        String alphabet = " '\"\\:#-?,[]{}&*!|>%@`~ab01.\n\t=<${}/";
        for (int i = 0; i < 2_000; i++) {
            StringBuilder text = new StringBuilder();
            for (int length = random.nextInt(8); length >= 0; length--) {
                text.append(alphabet.charAt(random.nextInt(alphabet.length())));
            }
            comesBack(text.toString());
        }
    }

    @Test
    void emptyThingsAndTypesComeBack() {
        assertThat(read(Yaml.mapping()
                        .put("none", Yaml.sequence())
                        .put("nothing", Yaml.mapping())
                        .put("truth", true)
                        .put("number", 12L)
                        .put("rows", Yaml.sequence(Yaml.sequence(new Yaml.Text("a"))))))
                .isEqualTo(Map.of(
                        "none",
                        List.of(),
                        "nothing",
                        Map.of(),
                        "truth",
                        true,
                        "number",
                        12,
                        "rows",
                        List.of(List.of("a"))));
    }
}
