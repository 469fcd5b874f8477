package dev.tablewright.runtime.stream;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import software.amazon.awssdk.core.SdkBytes;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.Identity;
import software.amazon.awssdk.services.dynamodb.model.Record;
import software.amazon.awssdk.services.dynamodb.model.StreamRecord;

class LambdaEventsTest {

    /** As the documentation of Lambda shows it, with all types that DynamoDB has. */
    private static final String EVENT = """
            {"Records": [
              {"eventID": "c4ca", "eventName": "MODIFY", "eventVersion": "1.1", "eventSource": "aws:dynamodb",
               "awsRegion": "eu-central-1",
               "userIdentity": {"type": "Service", "principalId": "dynamodb.amazonaws.com"},
               "dynamodb": {"ApproximateCreationDateTime": 1.7E9, "SizeBytes": 26, "StreamViewType": "NEW_AND_OLD_IMAGES",
                 "SequenceNumber": "4421584500000000017450439091",
                 "Keys": {"PK": {"S": "A#1"}},
                 "OldImage": {"PK": {"S": "A#1"}, "n": {"N": "1.50"}, "ok": {"BOOL": false}},
                 "NewImage": {"PK": {"S": "A#1"}, "quote": {"S": "\\"\\u00e9\\\\\\n"}, "b": {"B": "AAH/"},
                   "list": {"L": [{"S": "x"}, {"L": []}, {"NULL": true}]}, "map": {"M": {"a": {"N": "-3"}}},
                   "ss": {"SS": ["a", "b"]}, "ns": {"NS": ["1", "2"]}, "bs": {"BS": ["AA=="]}}},
               "eventSourceARN": "arn"},
              {"eventID": "2", "eventName": "INSERT", "dynamodb": {"SequenceNumber": "5", "Keys": {}}}
            ]}
            """;

    @Test
    void everyTypeIsRead() {
        StreamEvent event = LambdaEvents.read(EVENT).get(0);

        assertThat(event.id()).isEqualTo("c4ca");
        assertThat(event.sequence()).isEqualTo("4421584500000000017450439091");
        assertThat(event.expired()).isTrue();
        assertThat(event.before())
                .contains(Map.of(
                        "PK", AttributeValue.fromS("A#1"),
                        "n", AttributeValue.fromN("1.50"),
                        "ok", AttributeValue.fromBool(false)));
        assertThat(event.after().orElseThrow())
                .containsEntry("quote", AttributeValue.fromS("\"é\\\n"))
                .containsEntry("b", AttributeValue.fromB(SdkBytes.fromByteArray(new byte[] {0, 1, -1})))
                .containsEntry(
                        "list",
                        AttributeValue.fromL(List.of(
                                AttributeValue.fromS("x"),
                                AttributeValue.fromL(List.of()),
                                AttributeValue.fromNul(true))))
                .containsEntry("map", AttributeValue.fromM(Map.of("a", AttributeValue.fromN("-3"))))
                .containsEntry("ss", AttributeValue.fromSs(List.of("a", "b")))
                .containsEntry("ns", AttributeValue.fromNs(List.of("1", "2")))
                .containsEntry("bs", AttributeValue.fromBs(List.of(SdkBytes.fromByteArray(new byte[] {0}))));
    }

    @Test
    void imagesMayBeAbsent() {
        StreamEvent event = LambdaEvents.read(EVENT).get(1);

        assertThat(event.before()).isEmpty();
        assertThat(event.after()).isEmpty();
        assertThat(event.expired()).isFalse();
    }

    @Test
    void theInterfaceOfStreamsGivesTheSame() {
        StreamEvent lambda = LambdaEvents.read(EVENT).get(0);
        Record record = Record.builder()
                .eventID("c4ca")
                .userIdentity(Identity.builder()
                        .type("Service")
                        .principalId("dynamodb.amazonaws.com")
                        .build())
                .dynamodb(StreamRecord.builder()
                        .sequenceNumber("4421584500000000017450439091")
                        .oldImage(lambda.before().orElseThrow())
                        .newImage(lambda.after().orElseThrow())
                        .build())
                .build();

        assertThat(StreamEvent.of(record)).isEqualTo(lambda);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "{",
                "[]",
                "{}",
                "{\"Records\": {}}",
                "{\"Records\": [1]}",
                "{\"Records\": [{}]}",
                "{\"Records\": [{\"eventID\": \"1\", \"dynamodb\": {}}]}",
                "{\"Records\": []} x",
                "{\"Records\": [\"\\q\"]}",
                "{\"Records\": [\"\\u12",
                "{\"Records\": [tru]}",
                "{\"Records\": [{\"eventID\":\"1\",\"dynamodb\":{\"SequenceNumber\":\"1\",\"NewImage\":{\"a\":{\"X\":1}}}}]}",
                "{\"Records\": [{\"eventID\":\"1\",\"dynamodb\":{\"SequenceNumber\":\"1\",\"NewImage\":{\"a\":{}}}}]}",
                "{\"Records\": [{\"eventID\":\"1\",\"dynamodb\":{\"SequenceNumber\":\"1\",\"NewImage\":{\"a\":{\"B\":\"?\"}}}}]}"
            })
    void whatIsNoEventIsRefused(String text) {
        assertThatThrownBy(() -> LambdaEvents.read(text)).isInstanceOf(StreamFormatException.class);
    }

    @Test
    void deepNestingIsRefusedAndDoesNotOverflow() {
        String deep = "[".repeat(100_000);

        assertThatThrownBy(() -> LambdaEvents.read(deep))
                .isInstanceOf(StreamFormatException.class)
                .hasMessageContaining("nested too deeply");
    }
}
