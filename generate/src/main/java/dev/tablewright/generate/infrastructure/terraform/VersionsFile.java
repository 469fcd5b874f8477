package dev.tablewright.generate.infrastructure.terraform;

import static dev.tablewright.generate.infrastructure.terraform.HclValue.field;
import static dev.tablewright.generate.infrastructure.terraform.HclValue.text;

import java.util.List;

/** Which Terraform and which provider understand the files. */
final class VersionsFile {

    /**
     * Keys of indexes as {@code key_schema} came with 6.29.0, and removing one index no longer removed all with 6.37.0; indexes as
     * resources of their own, which tables with scaling need, are settled since 6.44.0.
     */
    private static final String PROVIDER = "~> 6.44";

    private VersionsFile() {}

    static String render() {
        HclBody providers = new HclBody()
                .set(
                        "aws",
                        new HclValue.Fields(
                                List.of(field("source", text("hashicorp/aws")), field("version", text(PROVIDER)))));
        HclBody terraform =
                new HclBody().set("required_version", text(">= 1.5")).block("required_providers", providers);
        return new HclBody().block("terraform", terraform).render();
    }
}
