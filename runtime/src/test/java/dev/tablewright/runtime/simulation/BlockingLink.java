package dev.tablewright.runtime.simulation;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import software.amazon.awssdk.http.AbortableInputStream;
import software.amazon.awssdk.http.ExecutableHttpRequest;
import software.amazon.awssdk.http.HttpExecuteRequest;
import software.amazon.awssdk.http.HttpExecuteResponse;
import software.amazon.awssdk.http.SdkHttpClient;

/** What the blocking client of the SDK takes for HTTP. */
record BlockingLink(Line line) implements SdkHttpClient {

    @Override
    public ExecutableHttpRequest prepareRequest(HttpExecuteRequest request) {
        return new ExecutableHttpRequest() {
            @Override
            public HttpExecuteResponse call() throws IOException {
                try (InputStream body =
                        request.contentStreamProvider().orElseThrow().newStream()) {
                    CompletableFuture<Reply> answer = new CompletableFuture<>();
                    line.send(Request.of(request.httpRequest(), body.readAllBytes()), answer);
                    Reply reply = answer.join();
                    return HttpExecuteResponse.builder()
                            .response(reply.head())
                            .responseBody(AbortableInputStream.create(new ByteArrayInputStream(reply.bytes())))
                            .build();
                } catch (CompletionException e) {
                    throw (IOException) e.getCause();
                }
            }

            @Override
            public void abort() {
                // There is nothing to close.
            }
        };
    }

    @Override
    public void close() {
        // There is nothing to close.
    }
}
