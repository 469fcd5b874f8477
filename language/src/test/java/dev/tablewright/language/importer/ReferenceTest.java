package dev.tablewright.language.importer;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Which attribute carries a relationship. */
class ReferenceTest {

    @ParameterizedTest
    @ValueSource(strings = {"customerId", "customer_id", "CUSTOMER_ID", "customer", "customerID", "username FK"})
    void anAttributeThatClearlyRefersToTheParentBecomesTheReference(String attribute) {
        Imported diagram = Imported.mermaid("CUSTOMER { string username PK }\nORDER {\n  int id PK\n  int " + attribute
                + "\n  int total\n}\nCUSTOMER ||--o{ ORDER : places\n");

        assertThat(diagram.section("  Order:")).isEqualTo("""
                          Order:
                            id: id
                            attributes:
                              id: integer
                              customer: Customer
                              total: integer
                        """);
    }

    @Test
    void pluralTablesAreReferredToInTheSingular() {
        Imported diagram = Imported.mermaid(
                "users { int id PK }\nposts {\n int id PK\n int user_id FK\n}\nusers ||--o{ posts : \"\"\n");

        assertThat(diagram.section("  Posts:")).contains("      user: Users\n");
        assertThat(diagram.model()).contains("  postsOfUser: { list: Posts, by: user, page: 20 }\n");
    }

    @Test
    void anIdMayConsistOfReferences() {
        Imported diagram = Imported.plantUml("""
                entity Enrolment {
                  * student_id <<FK>>
                  * course_id <<FK>>
                  --
                  grade : int
                }
                Student ||--o{ Enrolment
                Course ||--o{ Enrolment
                """);

        assertThat(diagram.section("  Enrolment:")).isEqualTo("""
                          Enrolment:
                            id: [student, course]
                            attributes:
                              student: Student
                              course: Course
                              grade: integer
                        """);
        assertThat(diagram.model())
                .contains("  enrolment: { get: Enrolment, by: [student, course] }\n")
                .contains("  enrolmentsOfStudent: { list: Enrolment, by: student, page: 20 }\n");
    }

    @Test
    void idsNeverLeadInACircle() {
        Imported diagram =
                Imported.mermaid("A { int b_id PK, FK }\nB { int a_id PK, FK }\nA ||--|| B : x\nB ||--|| A : y\n");

        assertThat(diagram.section("  A:"))
                .isEqualTo("  A:\n    id: bId\n    attributes:\n      bId: integer\n      b: B\n");
        assertThat(diagram.section("  B:")).isEqualTo("  B:\n    id: a\n    attributes:\n      a: A\n");
        assertThat(Imported.mermaid("A { B b PK }\nB { A a PK }\n").titles())
                .containsExactly("`A` would be identified by itself");
    }

    @Test
    void oneToOneIsCarriedByTheRightUnlessTheLeftHasTheForeignKey() {
        assertThat(Imported.mermaid("USER ||--|| PROFILE : has\n").section("  Profile:"))
                .contains("      user: User\n");
        assertThat(Imported.mermaid("USER {\n int id\n int profile_id FK\n}\nUSER ||--|| PROFILE : has\n")
                        .section("  User:"))
                .contains("      profile: Profile\n");
    }

    @Test
    void manyToManyHasNoReferenceAndNoPattern() {
        Imported diagram = Imported.mermaid("STUDENT }o--o{ COURSE : takes\n");

        assertThat(diagram.model()).doesNotContain("list:").doesNotContain("student: Student\n");
        assertThat(diagram.lines()).containsExactly("- Student }o--o{ Course : takes");
    }

    @Test
    void anEntityThatRefersToItselfHasAParentButForItsRoot() {
        assertThat(Imported.mermaid("CATEGORY ||--o{ CATEGORY : contains\n").model())
                .contains("      parent: Category?\n")
                .contains("  categoriesByParent: { list: Category, by: parent, page: 20 }\n");
        assertThat(Imported.mermaid(
                                "EMPLOYEE {\n int employeeId PK\n int managerId FK\n}\nEMPLOYEE |o--o{ EMPLOYEE : manager\n")
                        .section("  Employee:"))
                .contains("      employeeId: integer\n      manager: Employee?\n");
    }

    @Test
    void foreignKeysWithARoleKeepIt() {
        Imported diagram = Imported.mermaid("""
                ORDER {
                    int id
                    int billing_address_id FK
                    int shipping_address_id FK
                }
                ADDRESS ||--o{ ORDER : "is billed for"
                ADDRESS ||--o{ ORDER : "receives"
                """);

        assertThat(diagram.section("  Order:"))
                .contains("      billingAddress: Address\n      shippingAddress: Address\n");
        assertThat(diagram.lines())
                .containsExactly(
                        "- Address ||--o{ Order : is billed for",
                        "via: billingAddress",
                        "- Address ||--o{ Order : receives",
                        "via: shippingAddress");
    }

    @Test
    void aForeignKeyWithoutALineIsStillAReference() {
        assertThat(Imported.mermaid("ORDER {\n int id\n int customer_id FK\n}\nCUSTOMER\n")
                        .section("  Order:"))
                .contains("      customer: Customer\n");
    }

    @Test
    void typesMayNameEntities() {
        assertThat(Imported.plantUml(
                                "class Order {\n  id : int\n  buyer : Customer\n  items : List<Product>\n}\nclass Customer\nclass Product\n")
                        .section("  Order:"))
                .contains("      buyer: Customer\n      items: list<Product>\n");
    }
}
