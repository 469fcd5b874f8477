package dev.tablewright.peers.infrastructure;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Templates are the same only where CloudFormation could not tell them apart. */
class TemplateTest {

    private static Map<String, Object> template(Object properties) {
        return Map.of("Resources", Map.of("Shop", Map.of("Properties", properties)));
    }

    @Test
    void differencesNameThePlaceAndBothValues() {
        assertThat(Template.differences(template(Map.of("Name", "a")), template(Map.of("Name", "b"))))
                .containsExactly("/Resources/Shop/Properties/Name: expected a, but there is b");
        assertThat(Template.differences(template(Map.of()), template(Map.of("Name", "b"))))
                .containsExactly("/Resources/Shop/Properties/Name: expected null, but there is b");
    }

    @Test
    void theOrderOfKeysCounts() {
        assertThat(Template.differences(
                        template(Map.of("KeySchema", List.of("PK", "SK"))),
                        template(Map.of("KeySchema", List.of("SK", "PK")))))
                .hasSize(2);
    }

    @Test
    void filledAndJoinedTextsAreTheSame() {
        Object filled = Map.of("Arn", Map.of("Fn::Sub", "${Shop.Arn}/index/${AWS::Region}"));
        Object joined = Map.of(
                "Arn",
                Map.of(
                        "Fn::Join",
                        List.of(
                                "",
                                List.of(
                                        Map.of("Fn::GetAtt", List.of("Shop", "Arn")),
                                        "/index/",
                                        Map.of("Ref", "AWS::Region")))));
        assertThat(Template.differences(template(filled), template(joined))).isEmpty();
    }

    @Test
    void theOrderOfTagsDoesNotCount() {
        Object one = List.of(Map.of("Key", "a", "Value", "1"), Map.of("Key", "b", "Value", "2"));
        Object other = List.of(Map.of("Key", "b", "Value", "2"), Map.of("Key", "a", "Value", "1"));
        assertThat(Template.differences(template(Map.of("Tags", one)), template(Map.of("Tags", other))))
                .isEmpty();
    }
}
