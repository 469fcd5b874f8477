package dev.tablewright.app.command;

import static dev.tablewright.app.command.GeneratedFiles.SHOP;
import static dev.tablewright.app.command.GeneratedFiles.lastLine;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.SortedMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.ResourceLock;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What {@code tablewright infra} writes, what it refuses, and how it ends. */
@ResourceLock("System.in")
class InfraCommandTest {

    @TempDir
    private Path folder;

    private GeneratedFiles as(String format) {
        return new GeneratedFiles("infra", folder, List.of("--as", format));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "cloudformation | shop-prod.yaml          | aws cloudformation deploy --template-file shop-dev.yaml",
                "sam            | shop-prod/template.yaml | sam deploy --template-file shop-dev/template.yaml",
                "terraform      | prod/main.tf            | terraform -chdir=dev init && terraform -chdir=dev plan",
                "cdk-typescript | lib/shop-prod-stack.ts  | npm install && npx cdk diff shop-dev",
                "cdk-java       | pom.xml                 | npx aws-cdk diff shop-dev"
            })
    void writesFilesAndSaysWhatToDoWithThem(String format, String file, String next) throws IOException {
        GeneratedFiles files = as(format);
        Run run = files.fromShop();
        assertThat(run.exit()).isZero();
        assertThat(run.out()).matches("[0-9]+ files written, 0 unchanged, 0 removed\n");
        assertThat(lastLine(run)).startsWith("next: cd " + files.out() + " && " + next);
        assertThat(files.everything()).containsKey(file);
    }

    @ParameterizedTest
    @ValueSource(strings = {"cloudformation", "sam", "terraform", "cdk-typescript", "cdk-java"})
    void aSecondRunChangesNothing(String format) throws IOException {
        GeneratedFiles files = as(format);
        files.fromShop();
        SortedMap<String, String> before = files.everything();
        Run run = files.fromShop();
        assertThat(run.exit()).isZero();
        assertThat(run.out()).startsWith("0 files written, ").endsWith(" unchanged, 0 removed\n");
        assertThat(files.everything()).isEqualTo(before);
        assertThat(files.fromShop("--check").exit()).isZero();
    }

    @Test
    void oneEnvironmentIsEnough() throws IOException {
        GeneratedFiles files = as("cloudformation");
        assertThat(files.fromShop("--environment", "prod").exit()).isZero();
        assertThat(files.everything()).containsOnlyKeys("shop-prod.yaml", ".tablewright-files");
    }

    @Test
    void aModelMayComeFromStandardInput() throws IOException {
        GeneratedFiles files = as("cloudformation");
        Run run = files.fromStandardInput();
        assertThat(run.exit()).isZero();
        assertThat(files.everything()).containsKeys("shop-dev.yaml", "shop-prod.yaml");
    }

    @Test
    void programsInJavaHaveThePackageThatIsNamed() throws IOException {
        GeneratedFiles files = as("cdk-java");
        files.fromShop("--package", "com.acme.deploy");
        assertThat(files.everything().get("src/main/java/com/acme/deploy/ShopApp.java"))
                .contains("package com.acme.deploy;");
        files.fromShop();
        assertThat(files.everything())
                .containsKey("src/main/java/infrastructure/ShopApp.java")
                .doesNotContainKey("src/main/java/com/acme/deploy/ShopApp.java");
    }

    @Test
    void checkListsWhatIsStaleAndChangesNothing() throws IOException {
        GeneratedFiles files = as("terraform");
        files.fromShop();
        Path main = files.out().resolve("prod/main.tf");
        Files.writeString(main, Files.readString(main) + "# changed\n");
        SortedMap<String, String> before = files.everything();
        Run run = files.fromShop("--check");
        assertThat(run.exit()).isEqualTo(1);
        assertThat(run.out()).isEqualTo("stale    " + main + "\n");
        assertThat(lastLine(run)).isEqualTo("next: tablewright infra " + SHOP + " --as terraform --out " + files.out());
        assertThat(files.everything()).isEqualTo(before);
    }

    @Test
    void checkOfWhatWasNeverWrittenListsAllOfIt() throws IOException {
        GeneratedFiles files = as("cloudformation");
        Run run = files.fromShop("--check", "--environment", "prod");
        assertThat(run.exit()).isEqualTo(1);
        assertThat(run.out()).isEqualTo("stale    " + files.out().resolve("shop-prod.yaml") + "\n");
        assertThat(lastLine(run)).endsWith(" --environment prod");
        assertThat(files.everything()).isEmpty();
    }

    @Test
    void aFileOfAPersonIsNeverReplaced() throws IOException {
        GeneratedFiles files = as("cloudformation");
        Files.createDirectories(files.out());
        Path mine = Files.writeString(files.out().resolve("shop-prod.yaml"), "by: hand\n");
        for (Run run : List.of(files.fromShop(), files.fromShop("--check"))) {
            assertThat(run.exit()).isEqualTo(1);
            assertThat(run.err()).contains(mine + " is in the way").contains("next: move it");
        }
        assertThat(files.everything()).containsOnlyKeys("shop-prod.yaml").containsValue("by: hand\n");
    }

    @Test
    void jsonThatAPersonChangedIsInTheWay() throws IOException {
        GeneratedFiles files = as("cdk-typescript");
        files.fromShop();
        Path json = files.out().resolve("package.json");
        Files.writeString(json, Files.readString(json).replace("1.0.0", "2.0.0"));
        Run run = files.fromShop();
        assertThat(run.exit()).isEqualTo(1);
        assertThat(run.err()).contains(json + " is in the way");
        assertThat(Files.readString(json)).contains("2.0.0");
    }

    @Test
    void aModelWithErrorsGivesNothing() throws IOException {
        GeneratedFiles files = as("cloudformation");
        Run run = files.from(files.changedShop("PK: \"CUSTOMER#{customer}\"", "PK: \"ORDER#{orderId}\""));
        assertThat(run.exit()).isEqualTo(1);
        assertThat(run.err()).contains("error[TW");
        assertThat(lastLine(run)).startsWith("next: tablewright explain TW");
        assertThat(files.everything()).isEmpty();
    }

    @Test
    void aModelWithoutDesignIsSentToTheDesigner() throws IOException {
        GeneratedFiles files = as("cloudformation");
        String model = files.shopWithoutDesign();
        Run run = files.from(model);
        assertThat(run.exit()).isEqualTo(1);
        assertThat(run.err()).contains("there is nothing to deploy");
        assertThat(lastLine(run)).startsWith("next: tablewright design --write " + model);
        assertThat(files.everything()).isEmpty();
    }

    @Test
    void wordsThatNobodyKnowsAreMisuseAndTheNearestIsNamed() throws IOException {
        Run format = as("cloud-formation").fromShop();
        assertThat(format.exit()).isEqualTo(2);
        assertThat(format.err()).contains("the nearest is `cloudformation`").contains("cdk-java");
        assertThat(lastLine(format)).isEqualTo("next: tablewright infra --help");
        Run environment = as("sam").fromShop("--environment", "prd");
        assertThat(environment.exit()).isEqualTo(2);
        assertThat(environment.err()).contains("the nearest is `prod`").contains("there are dev, prod");
        assertThat(lastLine(environment)).isEqualTo("next: tablewright infra --help");
        assertThat(as("sam").everything()).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(strings = {"com.new.shop", "../evil", "", "a b"})
    void aPackageThatJavaWouldNotTakeIsMisuse(String name) throws IOException {
        Run run = as("cdk-java").fromShop("--package", name);
        assertThat(run.exit()).isEqualTo(2);
        assertThat(run.err()).contains("`" + name + "` cannot be the name of a package");
        assertThat(as("cdk-java").everything()).isEmpty();
    }

    @Test
    void onlyJavaHasPackages() {
        Run run = as("terraform").fromShop("--package", "com.acme");
        assertThat(run.exit()).isEqualTo(2);
        assertThat(run.err()).contains("--package is for cdk-java");
    }

    @Test
    void aFileThatCannotBeReadIsMisuse() {
        assertThat(as("sam").from(folder.resolve("nowhere.yaml").toString()).exit())
                .isEqualTo(2);
    }

    @Test
    void aFileWhereTheFolderShouldBeIsSaid() throws IOException {
        GeneratedFiles files = as("cloudformation");
        Files.writeString(files.out(), "a file\n");
        Run run = files.fromShop();
        assertThat(run.exit()).isEqualTo(3);
        assertThat(run.err()).contains("cannot write").contains(files.out() + " is not a directory");
        assertThat(Files.readString(files.out())).isEqualTo("a file\n");
    }
}
