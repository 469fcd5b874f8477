package dev.tablewright.generate.infrastructure.cloudformation;

import dev.tablewright.model.design.TableSettings.Stream;

/** What streams show, in DynamoDB's words. */
final class Views {

    private Views() {}

    static String of(Stream stream) {
        return switch (stream) {
            case KEYS -> "KEYS_ONLY";
            case NEW -> "NEW_IMAGE";
            case OLD -> "OLD_IMAGE";
            case NEW_AND_OLD -> "NEW_AND_OLD_IMAGES";
            case NONE -> throw new IllegalArgumentException("there is no stream");
        };
    }
}
