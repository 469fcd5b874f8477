package dev.tablewright.runtime.simulation;

import java.nio.charset.StandardCharsets;
import software.amazon.awssdk.http.SdkHttpFullResponse;

/** An answer as it goes over the wire. */
record Reply(int status, String body) {

    private static final String TYPES = "com.amazonaws.dynamodb.v20120810#";

    static final Reply THROTTLED = error(400, "ProvisionedThroughputExceededException", "too many requests");
    static final Reply SERVER_ERROR = error(500, "InternalServerError", "internal server error");

    /** @param more fields, each with a comma before it */
    static Reply error(int status, String type, String message, String... more) {
        return new Reply(
                status,
                "{\"__type\":\"" + TYPES + type + "\",\"message\":\"" + message + "\"" + String.join("", more) + "}");
    }

    boolean isDone() {
        return status == 200;
    }

    byte[] bytes() {
        return body.getBytes(StandardCharsets.UTF_8);
    }

    SdkHttpFullResponse head() {
        return SdkHttpFullResponse.builder()
                .statusCode(status)
                .putHeader("Content-Type", "application/x-amz-json-1.0")
                .putHeader("Content-Length", Integer.toString(bytes().length))
                .build();
    }
}
