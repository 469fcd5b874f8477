package dev.tablewright.lab.place;

import java.net.URI;
import java.util.Optional;
import software.amazon.awssdk.auth.credentials.AwsCredentialsProvider;
import software.amazon.awssdk.auth.credentials.DefaultCredentialsProvider;
import software.amazon.awssdk.core.exception.SdkException;
import software.amazon.awssdk.profiles.ProfileFileSystemSetting;
import software.amazon.awssdk.regions.Region;
import software.amazon.awssdk.regions.providers.DefaultAwsRegionProviderChain;
import software.amazon.awssdk.services.sts.StsClient;
import software.amazon.awssdk.services.sts.StsClientBuilder;

/**
 * Who somebody is in AWS, and where. People are shown it before anything is done, since a wrong account is the worst of mistakes.
 *
 * @param account empty if AWS could not be asked
 */
record AwsIdentity(Region region, String profile, AwsCredentialsProvider credentials, Optional<String> account) {

    static AwsIdentity of(Target.Aws aws) {
        String profile = aws.profile().orElseGet(ProfileFileSystemSetting.AWS_PROFILE::getStringValueOrThrow);
        Region region = region(aws, profile);
        AwsCredentialsProvider credentials =
                DefaultCredentialsProvider.builder().profileName(profile).build();
        return new AwsIdentity(region, profile, credentials, account(region, credentials, Optional.empty()));
    }

    private static Region region(Target.Aws aws, String profile) {
        if (aws.region().isPresent()) {
            return Region.of(aws.region().get());
        }
        try {
            return DefaultAwsRegionProviderChain.builder()
                    .profileName(profile)
                    .build()
                    .getRegion();
        } catch (SdkException e) {
            throw new PlaceException(
                    PlaceException.Kind.NO_REGION,
                    "nothing says in which region of AWS: name it, or set AWS_REGION, or give the profile `" + profile
                            + "` one",
                    e);
        }
    }

    /** Nobody needs a permission to ask who he is. Credentials that are none show here, before anything else is done. */
    static Optional<String> account(Region region, AwsCredentialsProvider credentials, Optional<URI> endpoint) {
        StsClientBuilder builder = StsClient.builder()
                .region(region)
                .credentialsProvider(credentials)
                .httpClient(Clients.http())
                .overrideConfiguration(Clients.behaviour("AWS", Access.READ));
        endpoint.ifPresent(builder::endpointOverride);
        try (StsClient sts = builder.build()) {
            return Optional.of(sts.getCallerIdentity().account());
        } catch (SdkException e) {
            PlaceException explained = new Explanation("AWS in " + region, Optional.empty()).of(e);
            return switch (explained.kind()) {
                case NO_CREDENTIALS, WRONG_CREDENTIALS, EXPIRED -> throw explained;
                // DynamoDB may be in reach where this service is not: within a private network.
                default -> Optional.empty();
            };
        }
    }

    String shown() {
        return "account " + account.orElse("unknown") + ", region " + region + ", profile " + profile;
    }
}
