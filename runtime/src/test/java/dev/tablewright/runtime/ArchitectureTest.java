package dev.tablewright.runtime;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import org.junit.jupiter.api.Test;

/** What users ship stays small: one dependency, no circles, nothing that a native image would have to be told of. */
class ArchitectureTest {

    private static final JavaClasses CLASSES = new ClassFileImporter()
            .withImportOption(new ImportOption.DoNotIncludeTests())
            .importPackages("dev.tablewright.runtime", "dev.tablewright.keys");

    @Test
    void theSdkIsTheOnlyDependency() {
        classes()
                .that()
                .resideInAPackage("dev.tablewright.runtime..")
                .and()
                .resideOutsideOfPackage("dev.tablewright.runtime.metric..")
                .should()
                .onlyDependOnClassesThat()
                .resideInAnyPackage(
                        "dev.tablewright.runtime..",
                        "dev.tablewright.keys..",
                        "software.amazon.awssdk..",
                        "java..",
                        "javax.crypto..")
                .check(CLASSES);
    }

    @Test
    void packagesHaveNoCircles() {
        slices().matching("dev.tablewright.(**)").should().beFreeOfCycles().check(CLASSES);
    }

    @Test
    void nothingIsDoneByReflection() {
        noClasses()
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage("java.lang.reflect..", "java.beans..")
                .orShould()
                .callMethod(Class.class, "forName", String.class)
                .check(CLASSES);
    }

    /** Steps are values: only the drivers, and what hands steps to them, touch a client. */
    @Test
    void onlyDriversTouchClients() {
        noClasses()
                .that()
                .resideInAnyPackage(
                        "dev.tablewright.runtime.item..",
                        "dev.tablewright.runtime.cursor..",
                        "dev.tablewright.runtime.query..",
                        "dev.tablewright.runtime.write..",
                        "dev.tablewright.runtime.stream..")
                .should()
                .dependOnClassesThat()
                .haveFullyQualifiedName("software.amazon.awssdk.services.dynamodb.DynamoDbClient")
                .orShould()
                .dependOnClassesThat()
                .haveFullyQualifiedName("software.amazon.awssdk.services.dynamodb.DynamoDbAsyncClient")
                .check(CLASSES);
    }
}
