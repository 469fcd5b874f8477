package dev.tablewright.runtime.write;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.net.ConnectException;
import java.net.SocketTimeoutException;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.atomic.AtomicInteger;
import software.amazon.awssdk.http.AbortableInputStream;
import software.amazon.awssdk.http.ExecutableHttpRequest;
import software.amazon.awssdk.http.HttpExecuteRequest;
import software.amazon.awssdk.http.HttpExecuteResponse;
import software.amazon.awssdk.http.SdkHttpClient;
import software.amazon.awssdk.http.SdkHttpFullResponse;
import software.amazon.awssdk.http.urlconnection.UrlConnectionHttpClient;

/** What lies between a client and DynamoDB, and where things go wrong: below the SDK, so that what it repeats goes through here, too. */
final class Wire implements SdkHttpClient {

    /** What goes wrong with requests, as long as there are any left to go wrong. */
    enum Fault {
        /** Nobody listens. */
        NOT_SENT,
        THROTTLED,
        /** It never arrives, and that is all that is known. */
        REQUEST_LOST,
        ANSWER_LOST,
        /** It is done, and the answer is that something went wrong. */
        SERVER_ERROR,
        DELIVERED_TWICE,
        /** It is held up, and arrives after the next. */
        LATE
    }

    private final SdkHttpClient inner = UrlConnectionHttpClient.create();
    private final AtomicInteger requests = new AtomicInteger();
    private final AtomicInteger left = new AtomicInteger();
    private volatile Fault fault = Fault.NOT_SENT;
    private HttpExecuteRequest heldUp;

    /** So many requests from now on meet with this. */
    void next(int times, Fault what) {
        fault = what;
        heldUp = null;
        requests.set(0);
        left.set(times);
    }

    /** How many were sent since then. */
    int requests() {
        return requests.get();
    }

    synchronized HttpExecuteResponse exchange(HttpExecuteRequest request) throws IOException {
        requests.incrementAndGet();
        if (left.getAndUpdate(before -> Math.max(0, before - 1)) == 0) {
            HttpExecuteResponse answer = send(request);
            if (heldUp != null) {
                send(heldUp);
                heldUp = null;
            }
            return answer;
        }
        return switch (fault) {
            case NOT_SENT -> throw new ConnectException("Connection refused");
            case THROTTLED -> error(400, "ProvisionedThroughputExceededException");
            case REQUEST_LOST -> throw new SocketTimeoutException("Read timed out");
            case LATE -> {
                heldUp = request;
                throw new SocketTimeoutException("Read timed out");
            }
            case ANSWER_LOST -> {
                send(request);
                throw new IOException("Connection reset");
            }
            case SERVER_ERROR -> {
                send(request);
                yield error(500, "InternalServerError");
            }
            case DELIVERED_TWICE -> {
                HttpExecuteResponse answer = send(request);
                send(request);
                yield answer;
            }
        };
    }

    /** The whole answer, so that nothing is left on the connection. */
    private HttpExecuteResponse send(HttpExecuteRequest request) throws IOException {
        HttpExecuteResponse answer = inner.prepareRequest(request).call();
        byte[] body =
                answer.responseBody().isPresent() ? answer.responseBody().get().readAllBytes() : new byte[0];
        return HttpExecuteResponse.builder()
                .response(answer.httpResponse())
                .responseBody(AbortableInputStream.create(new ByteArrayInputStream(body)))
                .build();
    }

    private static HttpExecuteResponse error(int status, String type) {
        String body = "{\"__type\":\"com.amazonaws.dynamodb.v20120810#" + type + "\",\"message\":\"no\"}";
        return HttpExecuteResponse.builder()
                .response(SdkHttpFullResponse.builder()
                        .statusCode(status)
                        .putHeader("Content-Type", "application/x-amz-json-1.0")
                        .build())
                .responseBody(
                        AbortableInputStream.create(new ByteArrayInputStream(body.getBytes(StandardCharsets.UTF_8))))
                .build();
    }

    @Override
    public ExecutableHttpRequest prepareRequest(HttpExecuteRequest request) {
        return new ExecutableHttpRequest() {
            @Override
            public HttpExecuteResponse call() throws IOException {
                return exchange(request);
            }

            @Override
            public void abort() {
                // What has arrived, has arrived.
            }
        };
    }

    @Override
    public void close() {
        inner.close();
    }
}
