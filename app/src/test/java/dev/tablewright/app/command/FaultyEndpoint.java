package dev.tablewright.app.command;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.atomic.AtomicInteger;

/** Something on this machine that answers every request in the same way, and not as DynamoDB would. */
final class FaultyEndpoint implements AutoCloseable {

    private final HttpServer server;
    private final AtomicInteger requests = new AtomicInteger();

    private FaultyEndpoint(int status, String type, String body) throws IOException {
        server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
        server.createContext("/", exchange -> answer(exchange, status, type, body));
        server.start();
    }

    private void answer(HttpExchange exchange, int status, String type, String body) throws IOException {
        requests.incrementAndGet();
        exchange.getRequestBody().readAllBytes();
        byte[] bytes = body.getBytes(StandardCharsets.UTF_8);
        exchange.getResponseHeaders().add("Content-Type", type);
        exchange.sendResponseHeaders(status, bytes.length);
        exchange.getResponseBody().write(bytes);
        exchange.close();
    }

    /** DynamoDB's way to say no. */
    static FaultyEndpoint refusing(String code, String message) throws IOException {
        return new FaultyEndpoint(
                400,
                "application/x-amz-json-1.0",
                "{\"__type\":\"com.amazonaws.dynamodb.v20120810#" + code + "\",\"message\":\"" + message + "\"}");
    }

    /** The door of something else. */
    static FaultyEndpoint saying(int status, String type, String body) throws IOException {
        return new FaultyEndpoint(status, type, body);
    }

    String address() {
        return "http://127.0.0.1:" + server.getAddress().getPort();
    }

    int requests() {
        return requests.get();
    }

    @Override
    public void close() {
        server.stop(0);
    }
}
