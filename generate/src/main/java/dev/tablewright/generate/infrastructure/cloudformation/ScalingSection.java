package dev.tablewright.generate.infrastructure.cloudformation;

import dev.tablewright.generate.infrastructure.ScalingTarget;
import dev.tablewright.generate.infrastructure.TableResource;
import dev.tablewright.generate.infrastructure.cloudformation.Yaml.Mapping;

/** Capacity that follows the load: what may change, and by which rule. */
final class ScalingSection {

    /** The role by which Application Auto Scaling changes tables; AWS makes it in every account. */
    private static final String ROLE = "arn:${AWS::Partition}:iam::${AWS::AccountId}:role/aws-service-role/"
            + "dynamodb.application-autoscaling.amazonaws.com/AWSServiceRoleForApplicationAutoScaling_DynamoDBTable";

    private ScalingSection() {}

    static Mapping target(TableResource table, ScalingTarget scaling) {
        String index = scaling.index().map(name -> "/index/" + name).orElse("");
        return Yaml.mapping()
                .put("Type", "AWS::ApplicationAutoScaling::ScalableTarget")
                .put(
                        "Properties",
                        Yaml.mapping()
                                .put("MinCapacity", scaling.least())
                                .put("MaxCapacity", scaling.most())
                                .put("ResourceId", Yaml.filled("table/${" + table.logicalId() + "}" + index))
                                .put("RoleARN", Yaml.filled(ROLE))
                                .put("ScalableDimension", scaling.dimension())
                                .put("ServiceNamespace", "dynamodb"));
    }

    static Mapping policy(ScalingTarget scaling) {
        return Yaml.mapping()
                .put("Type", "AWS::ApplicationAutoScaling::ScalingPolicy")
                .put(
                        "Properties",
                        Yaml.mapping()
                                .put("PolicyName", scaling.policyName())
                                .put("PolicyType", "TargetTrackingScaling")
                                .put("ScalingTargetId", Yaml.ref(scaling.logicalId()))
                                .put(
                                        "TargetTrackingScalingPolicyConfiguration",
                                        Yaml.mapping()
                                                .put(
                                                        "PredefinedMetricSpecification",
                                                        Yaml.mapping()
                                                                .put("PredefinedMetricType", scaling.utilization()))
                                                .put("TargetValue", scaling.target())));
    }
}
