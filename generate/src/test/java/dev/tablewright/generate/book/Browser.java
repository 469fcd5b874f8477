package dev.tablewright.generate.book;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.BufferedReader;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.WebSocket;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Base64;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;

/** A real browser without a window, one page in it, told what to do in its own protocol. */
final class Browser implements AutoCloseable {

    private static final ObjectMapper JSON = new ObjectMapper();
    /** In seconds, for a browser that hangs; it is no measurement. */
    private static final int PATIENCE = 600;

    private final Process process;
    private final WebSocket socket;
    private final String session;
    private final AtomicInteger count = new AtomicInteger();
    private final Map<Integer, CompletableFuture<JsonNode>> answers = new ConcurrentHashMap<>();
    private final List<String> complaints = new CopyOnWriteArrayList<>();
    private final List<String> requests = new CopyOnWriteArrayList<>();

    /** @param program the browser: {@code chromium}, or where it is */
    static Browser start(String program) throws Exception {
        Path profile = Files.createTempDirectory("book-browser");
        Process process = new ProcessBuilder(
                        program,
                        "--headless=new",
                        "--no-sandbox",
                        "--disable-gpu",
                        "--disable-dev-shm-usage",
                        "--no-first-run",
                        "--remote-debugging-port=0",
                        "--user-data-dir=" + profile,
                        "about:blank")
                .redirectErrorStream(true)
                .start();
        BufferedReader out = process.inputReader(StandardCharsets.UTF_8);
        String line = out.readLine();
        while (line != null && !line.contains("DevTools listening on ")) {
            line = out.readLine();
        }
        if (line == null) {
            throw new IOException(program + " did not start");
        }
        // Nobody may fill the pipe, or the browser waits.
        Thread drain = new Thread(() -> out.lines().forEach(ignored -> {}));
        drain.setDaemon(true);
        drain.start();
        return new Browser(process, URI.create(line.substring(line.indexOf("ws://"))));
    }

    private Browser(Process process, URI address) throws Exception {
        this.process = process;
        this.socket = HttpClient.newHttpClient()
                .newWebSocketBuilder()
                .buildAsync(address, new Listener())
                .get(PATIENCE, TimeUnit.SECONDS);
        String target = send("", "Target.createTarget", JSON.createObjectNode().put("url", "about:blank"))
                .path("targetId")
                .asText();
        this.session = send(
                        "",
                        "Target.attachToTarget",
                        JSON.createObjectNode().put("targetId", target).put("flatten", true))
                .path("sessionId")
                .asText();
        for (String domain : List.of("Page", "Runtime", "Network", "Log")) {
            call(domain + ".enable", JSON.createObjectNode());
        }
    }

    /** Opens a file, and forgets what was complained about before. */
    void open(Path page) throws Exception {
        complaints.clear();
        requests.clear();
        call("Page.navigate", JSON.createObjectNode().put("url", page.toUri().toString()));
        await("document.readyState === 'complete'");
    }

    /** The value of an expression in the page, as text. */
    String value(String expression) throws Exception {
        JsonNode answer = call(
                "Runtime.evaluate",
                JSON.createObjectNode()
                        .put("expression", "String(" + expression + ")")
                        .put("awaitPromise", true));
        if (answer.has("exceptionDetails")) {
            throw new AssertionError(answer.path("exceptionDetails").toString());
        }
        return answer.path("result").path("value").asText();
    }

    void run(String statement) throws Exception {
        value("(() => { " + statement + " })()");
    }

    void await(String condition) throws Exception {
        for (int i = 0; i < PATIENCE * 20; i++) {
            if (value(condition).equals("true")) {
                return;
            }
            Thread.sleep(50);
        }
        throw new AssertionError("never came true: " + condition);
    }

    /** A key with a name: {@code Enter}, {@code ArrowDown}; or a sign. */
    void press(String key) throws Exception {
        ObjectNode down = JSON.createObjectNode().put("type", "keyDown").put("key", key);
        if (key.length() == 1) {
            down.put("text", key);
        } else if (key.equals("Enter")) {
            down.put("text", "\r").put("windowsVirtualKeyCode", 13);
        } else if (key.equals("Tab")) {
            down.put("windowsVirtualKeyCode", 9);
        }
        call("Input.dispatchKeyEvent", down);
        call(
                "Input.dispatchKeyEvent",
                JSON.createObjectNode().put("type", "keyUp").put("key", key));
    }

    void type(String words) throws Exception {
        call("Input.insertText", JSON.createObjectNode().put("text", words));
    }

    /** Clicks in the middle of what a selector chooses first. */
    void click(String selector) throws Exception {
        String[] at = value("(() => { const e = document.querySelector('" + selector + "'); e.scrollIntoView({"
                        + "block: 'nearest', behavior: 'instant'}); const r = e.getBoundingClientRect();"
                        + " return (r.left + r.width / 2) + ' ' + (r.top + r.height / 2); })()")
                .split(" ");
        for (String type : List.of("mouseMoved", "mousePressed", "mouseReleased")) {
            call(
                    "Input.dispatchMouseEvent",
                    JSON.createObjectNode()
                            .put("type", type)
                            .put("x", Double.parseDouble(at[0]))
                            .put("y", Double.parseDouble(at[1]))
                            .put("button", type.equals("mouseMoved") ? "none" : "left")
                            .put("clickCount", 1));
        }
    }

    void size(int width, int height) throws Exception {
        call(
                "Emulation.setDeviceMetricsOverride",
                JSON.createObjectNode()
                        .put("width", width)
                        .put("height", height)
                        .put("deviceScaleFactor", 1)
                        .put("mobile", width < 500));
    }

    /** What the system of the reader says of colours, and that nothing should move by itself. */
    void prefer(String scheme) throws Exception {
        ObjectNode media = JSON.createObjectNode();
        media.putArray("features")
                .add(JSON.createObjectNode().put("name", "prefers-color-scheme").put("value", scheme))
                .add(JSON.createObjectNode()
                        .put("name", "prefers-reduced-motion")
                        .put("value", "reduce"));
        call("Emulation.setEmulatedMedia", media);
    }

    void scripts(boolean allowed) throws Exception {
        call("Emulation.setScriptExecutionDisabled", JSON.createObjectNode().put("value", !allowed));
    }

    byte[] screenshot() throws Exception {
        return Base64.getDecoder()
                .decode(call("Page.captureScreenshot", JSON.createObjectNode())
                        .path("data")
                        .asText());
    }

    byte[] print() throws Exception {
        ObjectNode paper =
                JSON.createObjectNode().put("preferCSSPageSize", true).put("printBackground", true);
        return Base64.getDecoder()
                .decode(call("Page.printToPDF", paper).path("data").asText());
    }

    /** What the page said on the console, errors of scripts and of the content security policy among it. */
    List<String> complaints() {
        return new ArrayList<>(complaints);
    }

    /** What was loaded. */
    List<String> requests() {
        return new ArrayList<>(requests);
    }

    @Override
    public void close() {
        socket.abort();
        process.destroy();
        process.onExit().orTimeout(PATIENCE, TimeUnit.SECONDS).join();
    }

    private JsonNode call(String method, ObjectNode parameters) throws Exception {
        return send(session, method, parameters);
    }

    private JsonNode send(String to, String method, ObjectNode parameters) throws Exception {
        int id = count.incrementAndGet();
        CompletableFuture<JsonNode> answer = new CompletableFuture<>();
        answers.put(id, answer);
        ObjectNode message = JSON.createObjectNode().put("id", id).put("method", method);
        message.set("params", parameters);
        if (!to.isEmpty()) {
            message.put("sessionId", to);
        }
        socket.sendText(message.toString(), true).get(PATIENCE, TimeUnit.SECONDS);
        JsonNode got = answer.get(PATIENCE, TimeUnit.SECONDS);
        if (got.has("error")) {
            throw new IOException(method + ": " + got.path("error"));
        }
        return got.path("result");
    }

    private void heard(JsonNode message) {
        CompletableFuture<JsonNode> waiting =
                message.has("id") ? answers.remove(message.path("id").asInt()) : null;
        if (waiting != null) {
            waiting.complete(message);
            return;
        }
        JsonNode said = message.path("params");
        switch (message.path("method").asText()) {
            case "Runtime.consoleAPICalled", "Runtime.exceptionThrown", "Log.entryAdded" ->
                complaints.add(said.toString());
            case "Network.requestWillBeSent" ->
                requests.add(said.path("request").path("url").asText());
            default -> {
                // Of no interest.
            }
        }
    }

    /** Messages come in pieces. */
    private final class Listener implements WebSocket.Listener {
        private final StringBuilder pieces = new StringBuilder();

        @Override
        public CompletionStage<?> onText(WebSocket from, CharSequence piece, boolean last) {
            pieces.append(piece);
            if (last) {
                try {
                    heard(JSON.readTree(pieces.toString()));
                } catch (IOException e) {
                    complaints.add("not JSON: " + e);
                }
                pieces.setLength(0);
            }
            from.request(1);
            return null;
        }
    }
}
