package dev.tablewright.app.command;

import dev.tablewright.lab.place.Access;
import dev.tablewright.lab.place.Target;
import java.net.URI;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import picocli.CommandLine.Option;

/** Where a command works: on an engine of its own, unless something else is said. */
final class TargetOptions {

    @Option(
            names = "--endpoint",
            paramLabel = "URL",
            description = "An engine that runs already, such as http://localhost:8000.")
    private Optional<String> endpoint = Optional.empty();

    @Option(names = "--aws", description = "DynamoDB itself, with the credentials that the AWS SDK finds.")
    private boolean aws;

    @Option(
            names = "--region",
            paramLabel = "REGION",
            description = "With --aws: the region; else as the profile says.")
    private Optional<String> region = Optional.empty();

    @Option(names = "--profile", paramLabel = "NAME", description = "With --aws: the profile.")
    private Optional<String> profile = Optional.empty();

    @Option(names = "--write", description = "Allow writing to what is not an engine of its own.")
    private boolean write;

    /** Whether it is an engine that is started for the purpose. */
    boolean isLocal() {
        return endpoint.isEmpty() && !aws;
    }

    /** What is wrong with them, for a command that writes. */
    List<String> problems() {
        List<String> problems = new ArrayList<>();
        if (endpoint.isPresent() && aws) {
            problems.add("--endpoint and --aws are two places; name one");
        }
        if (!aws && (region.isPresent() || profile.isPresent())) {
            problems.add("--region and --profile belong to --aws");
        }
        if (endpoint.isPresent() && address().isEmpty()) {
            problems.add("`" + endpoint.get() + "` is no address of an endpoint: http://localhost:8000 is one");
        }
        if (!isLocal() && !write) {
            problems.add("tables are made and written there, and removed afterwards: allow it with --write");
        }
        return problems;
    }

    private Optional<URI> address() {
        try {
            URI address = URI.create(endpoint.orElse(""));
            return address.getScheme() == null || address.getHost() == null ? Optional.empty() : Optional.of(address);
        } catch (IllegalArgumentException e) {
            return Optional.empty();
        }
    }

    Target target() {
        if (aws) {
            return new Target.Aws(region, profile);
        }
        return endpoint.isPresent() ? new Target.Endpoint(address().orElseThrow()) : new Target.Local();
    }

    /** How long answers may lag behind what was written: an engine is at once up to date. */
    Duration patience() {
        return aws ? Duration.ofSeconds(10) : Duration.ZERO;
    }

    Access access() {
        return write || isLocal() ? Access.WRITE : Access.READ;
    }
}
