package dev.tablewright.bench.runtime;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.Map;
import java.util.zip.CRC32;
import software.amazon.awssdk.http.AbortableInputStream;
import software.amazon.awssdk.http.ExecutableHttpRequest;
import software.amazon.awssdk.http.HttpExecuteRequest;
import software.amazon.awssdk.http.HttpExecuteResponse;
import software.amazon.awssdk.http.SdkHttpClient;
import software.amazon.awssdk.http.SdkHttpFullResponse;

/**
 * Answers each operation at once with bytes that were made before, so that nothing but the work of the client is seen. The request is
 * read to its end, as a socket would have it.
 */
final class CannedHttp implements SdkHttpClient {

    private static final String TARGET = "X-Amz-Target";

    /** The answers by the name of the operation. */
    private final Map<String, byte[]> answers;

    private final Map<String, String> sums;
    private final byte[] sink = new byte[8192];

    CannedHttp(Map<String, byte[]> answers) {
        this.answers = Map.copyOf(answers);
        this.sums = answers.entrySet().stream()
                .collect(java.util.stream.Collectors.toUnmodifiableMap(
                        Map.Entry::getKey, entry -> sum(entry.getValue())));
    }

    private static String sum(byte[] answer) {
        CRC32 sum = new CRC32();
        sum.update(answer);
        return Long.toString(sum.getValue());
    }

    @Override
    public ExecutableHttpRequest prepareRequest(HttpExecuteRequest request) {
        return new ExecutableHttpRequest() {
            @Override
            public HttpExecuteResponse call() {
                return answer(request);
            }

            @Override
            public void abort() {}
        };
    }

    private HttpExecuteResponse answer(HttpExecuteRequest request) {
        request.contentStreamProvider().ifPresent(content -> drain(content.newStream()));
        String target = request.httpRequest().firstMatchingHeader(TARGET).orElseThrow();
        String operation = target.substring(target.indexOf('.') + 1);
        byte[] body = answers.get(operation);
        if (body == null) {
            throw new IllegalStateException("no answer to " + operation);
        }
        SdkHttpFullResponse response = SdkHttpFullResponse.builder()
                .statusCode(200)
                .statusText("OK")
                .putHeader("Server", "Server")
                .putHeader("Date", "Sun, 15 Mar 2026 12:00:00 GMT")
                .putHeader("Content-Type", "application/x-amz-json-1.0")
                .putHeader("Content-Length", Integer.toString(body.length))
                .putHeader("Connection", "keep-alive")
                .putHeader("x-amzn-RequestId", "ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789ABCDEFGHIJKLMNOP")
                .putHeader("x-amz-crc32", sums.get(operation))
                .build();
        return HttpExecuteResponse.builder()
                .response(response)
                .responseBody(AbortableInputStream.create(new ByteArrayInputStream(body)))
                .build();
    }

    private void drain(InputStream content) {
        try (content) {
            while (content.read(sink) >= 0) {
                // A socket would take it.
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @Override
    public void close() {}
}
