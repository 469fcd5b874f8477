package dev.tablewright.runtime.simulation;

import java.nio.charset.StandardCharsets;
import java.util.Map;
import software.amazon.awssdk.http.SdkHttpRequest;

/**
 * A request as it goes over the wire.
 *
 * @param operation of DynamoDB: {@code PutItem}
 * @param headers those that a server needs
 */
@SuppressWarnings("ArrayRecordComponent") // Requests are never compared.
record Request(String operation, Map<String, String> headers, byte[] body) {

    static Request of(SdkHttpRequest request, byte[] body) {
        String target = request.firstMatchingHeader("X-Amz-Target").orElseThrow();
        Map<String, String> headers = Map.of(
                "X-Amz-Target",
                target,
                "Content-Type",
                "application/x-amz-json-1.0",
                "X-Amz-Date",
                request.firstMatchingHeader("X-Amz-Date").orElseThrow(),
                "Authorization",
                request.firstMatchingHeader("Authorization").orElseThrow());
        return new Request(target.substring(target.indexOf('.') + 1), headers, body);
    }

    boolean isWrite() {
        return !operation.equals("GetItem");
    }

    /** The idempotency token of a transaction; empty for other requests. */
    String token() {
        String text = text();
        String name = "\"ClientRequestToken\":\"";
        int at = text.indexOf(name);
        return at < 0 ? "" : text.substring(at + name.length(), text.indexOf('"', at + name.length()));
    }

    String text() {
        return new String(body, StandardCharsets.UTF_8);
    }
}
