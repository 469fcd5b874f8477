package dev.tablewright.app.command;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import dev.tablewright.engine.LocalEngine;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicInteger;

/**
 * Stands between a command and an engine and passes on what they say, up to a certain request: there the engine crashes, and
 * the relay goes with it. So it is certain how far the command has come when that happens.
 */
final class Relay implements AutoCloseable {

    private static final List<String> PASSED_ON = List.of("X-Amz-Target", "Content-Type", "Authorization");

    private final LocalEngine engine;
    private final String operation;
    private final AtomicInteger left;
    private final HttpServer server;
    private final ExecutorService threads = Executors.newCachedThreadPool();
    private final HttpClient client =
            HttpClient.newBuilder().version(HttpClient.Version.HTTP_1_1).build();

    /**
     * @param operation by its name at DynamoDB
     * @param times which request for it is the last that anybody hears of
     */
    Relay(LocalEngine engine, String operation, int times) throws IOException {
        this.engine = engine;
        this.operation = operation;
        this.left = new AtomicInteger(times);
        this.server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
        server.setExecutor(threads);
        server.createContext("/", this::relay);
        server.start();
    }

    String address() {
        return "http://127.0.0.1:" + server.getAddress().getPort();
    }

    private void relay(HttpExchange exchange) throws IOException {
        String target = exchange.getRequestHeaders().getFirst("X-Amz-Target");
        if (target.endsWith("." + operation) && left.decrementAndGet() == 0) {
            engine.kill();
            server.stop(0);
        }
        byte[] asked = exchange.getRequestBody().readAllBytes();
        HttpRequest.Builder request =
                HttpRequest.newBuilder(engine.endpoint()).POST(HttpRequest.BodyPublishers.ofByteArray(asked));
        PASSED_ON.forEach(
                name -> request.header(name, exchange.getRequestHeaders().getFirst(name)));
        // Without an answer, the connection breaks.
        try (exchange) {
            HttpResponse<byte[]> answer = client.send(request.build(), HttpResponse.BodyHandlers.ofByteArray());
            answer.headers().firstValue("Content-Type").ifPresent(type -> exchange.getResponseHeaders()
                    .set("Content-Type", type));
            exchange.sendResponseHeaders(answer.statusCode(), answer.body().length);
            exchange.getResponseBody().write(answer.body());
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    @Override
    public void close() {
        server.stop(0);
        threads.shutdown();
    }
}
