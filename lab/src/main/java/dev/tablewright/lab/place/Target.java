package dev.tablewright.lab.place;

import java.net.URI;
import java.nio.file.Path;
import java.util.Optional;

/** Where somebody wants to work. Nothing is opened yet. */
public sealed interface Target {

    /** What may be done there unless somebody says otherwise. */
    default Access usualAccess() {
        return Access.READ;
    }

    /**
     * An engine on this machine that is started for the purpose, and forgets everything when it ends.
     *
     * @param folder with the jars of DynamoDB Local; empty: found, or fetched once
     */
    record Local(Optional<Path> folder) implements Target {

        public Local() {
            this(Optional.empty());
        }

        /** It was made for this, and holds nothing of worth. */
        @Override
        public Access usualAccess() {
            return Access.WRITE;
        }
    }

    /**
     * Whatever speaks the protocol of DynamoDB at an address: an engine that runs already, or another make of one.
     *
     * @param accessKey engines want some credentials and do not look at them
     */
    record Endpoint(URI address, String region, String accessKey, String secretKey) implements Target {

        private static final String ANY = "tablewright";

        public Endpoint(URI address) {
            this(address, "us-east-1", ANY, ANY);
        }

        /** Without what is secret. */
        @Override
        public String toString() {
            return "Endpoint[" + address + ", " + region + "]";
        }
    }

    /**
     * AWS, with the credentials that the SDK finds by itself: environment, profile, container, instance.
     *
     * @param region empty: as the environment or the profile says
     * @param profile of the shared configuration; empty: as the SDK chooses
     */
    record Aws(Optional<String> region, Optional<String> profile) implements Target {

        public Aws() {
            this(Optional.empty(), Optional.empty());
        }
    }
}
