package dev.tablewright.app.command;

import dev.tablewright.app.ExitCode;
import dev.tablewright.lab.place.Access;
import dev.tablewright.lab.place.Place;
import dev.tablewright.lab.place.PlaceException;
import dev.tablewright.lab.place.Target;
import dev.tablewright.model.diagnostic.PrintableText;
import dev.tablewright.runtime.call.ThrottledException;
import dev.tablewright.runtime.item.TablewrightException;
import dev.tablewright.runtime.query.UnprocessedKeysException;
import dev.tablewright.runtime.write.OutcomeUnknownException;
import java.io.IOException;
import java.net.URI;
import java.net.URISyntaxException;
import java.time.Duration;
import java.util.Optional;
import picocli.CommandLine.Option;
import software.amazon.awssdk.core.exception.SdkException;

/** Where a command works: on an engine that it starts, at an endpoint, or in AWS. */
final class PlaceOptions {

    @Option(
            names = "--endpoint",
            paramLabel = "URL",
            description = "Whatever speaks DynamoDB's protocol there; without this or --aws, an engine is started.")
    private String endpoint;

    @Option(names = "--aws", description = "AWS itself, with the credentials that the SDK finds.")
    private boolean aws;

    @Option(names = "--region", paramLabel = "NAME", description = "The region, at an endpoint or in AWS.")
    private String region;

    @Option(names = "--profile", paramLabel = "NAME", description = "The profile of the shared AWS configuration.")
    private String profile;

    @Option(names = "--prefix", paramLabel = "TEXT", description = "What the names of the tables begin with there.")
    private String prefix = "";

    /** What is done at a place. */
    interface Work {
        int at(Place place) throws IOException;
    }

    /** What a table of the model is called there. */
    String table(String inModel) {
        return prefix + inModel;
    }

    /** Whether an engine is started for the purpose, and holds nothing yet. */
    boolean isOwnEngine() {
        return endpoint == null && !aws;
    }

    /** How long answers may lag behind what was written: an engine is at once up to date. */
    Duration patience() {
        return aws ? Duration.ofSeconds(10) : Duration.ZERO;
    }

    /** The options again, for a command that is to work at the same place. */
    String words() {
        return (endpoint == null ? "" : " --endpoint " + endpoint)
                + (aws ? " --aws" : "")
                + (region == null ? "" : " --region " + region)
                + (profile == null ? "" : " --profile " + profile)
                + (prefix.isEmpty() ? "" : " --prefix " + prefix);
    }

    /**
     * Goes there, says where that is, and works. What the place has against it becomes a sentence.
     *
     * @param writing whether anything is to be changed there
     */
    int work(Terminal terminal, boolean writing, Work work) throws IOException {
        Optional<String> problem = problem();
        if (problem.isPresent()) {
            terminal.remark("tablewright: " + problem.get());
            return ExitCode.USAGE;
        }
        try (Place place = Place.open(target(), writing ? Access.WRITE : Access.READ, terminal::remark)) {
            terminal.remark("at " + place.shown() + (place.isWritable() ? "" : ", read only"));
            try {
                return work.at(place);
            } catch (SdkException | ThrottledException | OutcomeUnknownException | UnprocessedKeysException e) {
                throw place.explain(e);
            }
        } catch (PlaceException e) {
            terminal.remark("tablewright: " + PrintableText.lines(e.getMessage()));
            return ExitCode.ENVIRONMENT;
        } catch (TablewrightException e) {
            terminal.remark("tablewright: " + PrintableText.lines(e.getMessage()));
            return ExitCode.FINDINGS;
        }
    }

    private Optional<String> problem() {
        if (endpoint != null && aws) {
            return Optional.of("--endpoint and --aws are two places: name one");
        }
        if (profile != null && !aws) {
            return Optional.of("--profile is for AWS: say --aws as well");
        }
        if (region != null && isOwnEngine()) {
            return Optional.of("--region is for --endpoint and --aws");
        }
        if (endpoint != null) {
            try {
                URI address = new URI(endpoint);
                if (address.getHost() == null
                        || !("http".equals(address.getScheme()) || "https".equals(address.getScheme()))) {
                    return Optional.of("`" + endpoint + "` is no address of an endpoint: http://localhost:8000 is one");
                }
            } catch (URISyntaxException e) {
                return Optional.of("`" + endpoint + "` is no address: " + e.getReason());
            }
        }
        return Optional.empty();
    }

    private Target target() {
        if (aws) {
            return new Target.Aws(Optional.ofNullable(region), Optional.ofNullable(profile));
        }
        if (endpoint == null) {
            return new Target.Local();
        }
        Target.Endpoint usual = new Target.Endpoint(URI.create(endpoint));
        return region == null
                ? usual
                : new Target.Endpoint(usual.address(), region, usual.accessKey(), usual.secretKey());
    }
}
