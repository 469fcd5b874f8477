package dev.tablewright.app.report;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import dev.tablewright.model.diagnostic.Diagnostic;
import dev.tablewright.model.source.SourceFile;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.Test;

class JsonFormatTest {

    private final JsonFormat format = new JsonFormat();

    @Test
    void writesEveryPartOfAFinding() {
        assertThat(format.render(ExampleFindings.oneErrorAmongTwoFiles())).isEqualTo("""
                        {
                          "version": 1,
                          "tool": "tablewright",
                          "files": [
                            {
                              "name": "shop.yaml",
                              "findings": [
                                {
                                  "code": "TW0105",
                                  "name": "unknown-attribute",
                                  "severity": "error",
                                  "title": "Customer has no attribute `emial`",
                                  "span": {
                                    "start": {
                                      "line": 4,
                                      "column": 33,
                                      "offset": 82
                                    },
                                    "end": {
                                      "line": 4,
                                      "column": 38,
                                      "offset": 87
                                    }
                                  },
                                  "label": "the nearest known attribute is `email`",
                                  "related": [
                                    {
                                      "span": {
                                        "start": {
                                          "line": 2,
                                          "column": 3,
                                          "offset": 12
                                        },
                                        "end": {
                                          "line": 2,
                                          "column": 11,
                                          "offset": 20
                                        }
                                      },
                                      "file": "shop.yaml",
                                      "text": "Customer is declared here"
                                    }
                                  ],
                                  "notes": [
                                    "attributes of Customer: email"
                                  ],
                                  "helps": [
                                    "write `email`"
                                  ],
                                  "fix": [
                                    {
                                      "span": {
                                        "start": {
                                          "line": 4,
                                          "column": 33,
                                          "offset": 82
                                        },
                                        "end": {
                                          "line": 4,
                                          "column": 38,
                                          "offset": 87
                                        }
                                      },
                                      "replacement": "email"
                                    }
                                  ],
                                  "explain": "tablewright explain TW0105"
                                }
                              ]
                            },
                            {
                              "name": "clean.yaml",
                              "findings": []
                            }
                          ],
                          "summary": {
                            "errors": 1,
                            "warnings": 0,
                            "advice": 0
                          }
                        }
                        """);
    }

    @Test
    void hasEveryFieldEvenIfItIsEmpty() throws IOException {
        JsonNode finding = findingOf(ExampleFindings.advice());

        assertThat(finding.fieldNames())
                .toIterable()
                .containsExactly(
                        "code",
                        "name",
                        "severity",
                        "title",
                        "span",
                        "label",
                        "related",
                        "notes",
                        "helps",
                        "fix",
                        "explain");
        assertThat(finding.get("label").textValue()).isEmpty();
        assertThat(finding.get("fix")).isEmpty();
    }

    @Test
    void countsColumnsInCodePointsAndOffsetsInUnits() throws IOException {
        SourceFile file = new SourceFile("a.yaml", "\ud83d\ude80 x");
        JsonNode start = findingOf(Diagnostic.of(ExampleFindings.HOT_KEY, file.span(3, 4), "x"))
                .at("/span/start");

        assertThat(start.get("column").intValue()).isEqualTo(3);
        assertThat(start.get("offset").intValue()).isEqualTo(3);
    }

    @Test
    void givesHostileTextsBackUnlessTheyAreNoText() throws IOException {
        List<CheckedFile> files = HostileFindings.files();
        byte[] bytes = format.render(files).getBytes(StandardCharsets.UTF_8);
        JsonNode report = new ObjectMapper().readTree(bytes);

        assertThat(report.get("files")).hasSameSizeAs(files);
        for (int i = 0; i < files.size(); i++) {
            String text = HostileFindings.TEXTS.get(i);
            String expected = text.startsWith("half pairs") ? "half pairs \ufffd and \ufffd, \ufffd\ufffd" : text;
            JsonNode file = report.get("files").get(i);
            assertThat(file.get("name").textValue()).isEqualTo(expected);
            assertThat(file.at("/findings/0/title").textValue()).isEqualTo(expected);
            assertThat(file.at("/findings/0/notes/0").textValue()).isEqualTo(expected);
            assertThat(file.at("/findings/8/fix/1/replacement").textValue()).isEqualTo(expected);
        }
        assertThat(report.at("/summary/errors").intValue()).isEqualTo(3 * files.size());
    }

    private JsonNode findingOf(Diagnostic diagnostic) throws IOException {
        String report = format.render(List.of(new CheckedFile("a.yaml", List.of(diagnostic))));
        return new ObjectMapper().readTree(report).at("/files/0/findings/0");
    }
}
