package dev.tablewright.app.report;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.networknt.schema.Error;
import com.networknt.schema.InputFormat;
import com.networknt.schema.Schema;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.SpecificationVersion;
import dev.tablewright.model.diagnostic.Diagnostic;
import dev.tablewright.model.source.SourceFile;
import java.io.IOException;
import java.io.InputStream;
import java.util.List;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

class SarifFormatTest {

    private static Schema schema;

    private final SarifFormat format = new SarifFormat();

    @BeforeAll
    static void readOfficialSchema() throws IOException {
        try (InputStream in = SarifFormatTest.class.getResourceAsStream("/schema/sarif-schema-2.1.0.json")) {
            schema = SchemaRegistry.withDefaultDialect(SpecificationVersion.DRAFT_7)
                    .getSchema(in);
        }
    }

    @Test
    void writesEveryPartOfAFinding() {
        String report = format.render(ExampleFindings.oneErrorAmongTwoFiles());

        assertValid(report);
        assertThat(report).isEqualTo("""
                        {
                          "$schema": "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json",
                          "version": "2.1.0",
                          "runs": [
                            {
                              "tool": {
                                "driver": {
                                  "name": "tablewright",
                                  "rules": [
                                    {
                                      "id": "TW0105",
                                      "name": "UnknownAttribute",
                                      "shortDescription": {
                                        "text": "Unknown attribute"
                                      },
                                      "fullDescription": {
                                        "text": "Unknown attribute; `tablewright explain TW0105` says more"
                                      },
                                      "defaultConfiguration": {
                                        "level": "error"
                                      },
                                      "help": {
                                        "text": "Run `tablewright explain TW0105`."
                                      }
                                    }
                                  ]
                                }
                              },
                              "columnKind": "unicodeCodePoints",
                              "results": [
                                {
                                  "ruleId": "TW0105",
                                  "ruleIndex": 0,
                                  "level": "error",
                                  "message": {
                                    "text": "Customer has no attribute `emial`\\nthe nearest known attribute is `email`\\nnote: attributes of Customer: email\\nhelp: write `email`"
                                  },
                                  "locations": [
                                    {
                                      "physicalLocation": {
                                        "artifactLocation": {
                                          "uri": "shop.yaml"
                                        },
                                        "region": {
                                          "startLine": 4,
                                          "startColumn": 33,
                                          "endLine": 4,
                                          "endColumn": 38
                                        }
                                      }
                                    }
                                  ],
                                  "partialFingerprints": {
                                    "tablewright/v1": "33adfc7b04488448:1"
                                  },
                                  "relatedLocations": [
                                    {
                                      "id": 1,
                                      "physicalLocation": {
                                        "artifactLocation": {
                                          "uri": "shop.yaml"
                                        },
                                        "region": {
                                          "startLine": 2,
                                          "startColumn": 3,
                                          "endLine": 2,
                                          "endColumn": 11
                                        }
                                      },
                                      "message": {
                                        "text": "Customer is declared here"
                                      }
                                    }
                                  ],
                                  "fixes": [
                                    {
                                      "artifactChanges": [
                                        {
                                          "artifactLocation": {
                                            "uri": "shop.yaml"
                                          },
                                          "replacements": [
                                            {
                                              "deletedRegion": {
                                                "startLine": 4,
                                                "startColumn": 33,
                                                "endLine": 4,
                                                "endColumn": 38
                                              },
                                              "insertedContent": {
                                                "text": "email"
                                              }
                                            }
                                          ]
                                        }
                                      ]
                                    }
                                  ]
                                }
                              ]
                            }
                          ]
                        }
                        """);
    }

    @Test
    void isValidWithoutFindings() throws IOException {
        String report = format.render(List.of(new CheckedFile("clean.yaml", List.of())));

        assertValid(report);
        // Without the array a reader would think that the run failed.
        assertThat(run(report).get("results")).isEmpty();
    }

    @Test
    void listsEachRuleOnceInTheOrderOfCodes() throws IOException {
        List<Diagnostic> findings = List.of(
                ExampleFindings.advice(), ExampleFindings.error(), ExampleFindings.warning(), ExampleFindings.error());
        String report = format.render(List.of(new CheckedFile("shop.yaml", findings)));

        assertValid(report);
        JsonNode rules = run(report).at("/tool/driver/rules");
        assertThat(rules.findValuesAsText("id")).containsExactly("TW0105", "TW0301", "TW0410");
        assertThat(rules.findValuesAsText("level")).containsExactly("error", "warning", "note");
        JsonNode results = run(report).get("results");
        assertThat(results.findValuesAsText("ruleIndex")).containsExactly("2", "0", "1", "0");
        assertThat(results.findValuesAsText("level")).containsExactly("note", "error", "warning", "error");
    }

    @Test
    void groupsTheEditsOfAFixByFile() throws IOException {
        SourceFile other = new SourceFile("my other.yaml", "x");
        Diagnostic finding =
                ExampleFindings.error().fix(other.span(0, 1), "y").fix(ExampleFindings.SHOP.span(0, 0), "# checked\n");
        String report = format.render(List.of(new CheckedFile("shop.yaml", List.of(finding))));

        assertValid(report);
        JsonNode changes = run(report).at("/results/0/fixes/0/artifactChanges");
        assertThat(changes.findValuesAsText("uri")).containsExactly("shop.yaml", "my%20other.yaml");
        assertThat(changes.at("/0/replacements")).hasSize(2);
        assertThat(changes.at("/1/replacements/0/insertedContent/text").textValue())
                .isEqualTo("y");
    }

    @Test
    void isValidWhateverTheFindingsHold() throws IOException {
        List<CheckedFile> files = HostileFindings.files();
        String report = format.render(files);

        assertValid(report);
        assertThat(run(report).get("results")).hasSize(9 * files.size());
    }

    @Test
    void placesAFindingInAnEmptyFileAtItsStart() throws IOException {
        SourceFile empty = new SourceFile("empty.yaml", "");
        Diagnostic finding = Diagnostic.of(ExampleFindings.HOT_KEY, empty.span(0, 0), "nothing here");
        String report = format.render(List.of(new CheckedFile("empty.yaml", List.of(finding))));

        assertValid(report);
        assertThat(run(report)
                        .at("/results/0/locations/0/physicalLocation/region")
                        .toString())
                .isEqualTo("{\"startLine\":1,\"startColumn\":1,\"endLine\":1,\"endColumn\":1}");
    }

    /** Else the other tests would prove nothing. */
    @Test
    void theSchemaFindsMistakes() {
        String report = format.render(ExampleFindings.oneErrorAmongTwoFiles());

        assertThat(violations(report.replace("\"level\": \"error\"", "\"level\": \"bad\"")))
                .hasSize(2);
        assertThat(violations(report.replace("\"startLine\": 4", "\"startLine\": 0")))
                .hasSize(2);
        assertThat(violations(report.replace("\"uri\": \"shop.yaml\"", "\"uri\": \"my shop.yaml\"")))
                .hasSize(3);
    }

    private static JsonNode run(String report) throws IOException {
        return new ObjectMapper().readTree(report).at("/runs/0");
    }

    private static void assertValid(String report) {
        assertThat(violations(report)).isEmpty();
    }

    private static List<Error> violations(String report) {
        return schema.validate(
                report,
                InputFormat.JSON,
                context -> context.executionConfig(config -> config.formatAssertionsEnabled(true)));
    }
}
