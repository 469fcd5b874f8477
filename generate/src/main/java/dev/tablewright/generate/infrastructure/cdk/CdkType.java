package dev.tablewright.generate.infrastructure.cdk;

/** A class of the CDK by its module and its name, which are the same in all languages. */
record CdkType(Module module, String name) {

    static final CdkType ALARM = new CdkType(Module.CLOUDWATCH, "Alarm");
    static final CdkType ATTRIBUTE = new CdkType(Module.DYNAMODB, "Attribute");
    static final CdkType ATTRIBUTE_TYPE = new CdkType(Module.DYNAMODB, "AttributeType");
    static final CdkType BILLING_MODE = new CdkType(Module.DYNAMODB, "BillingMode");
    static final CdkType CFN_ELEMENT = new CdkType(Module.CORE, "CfnElement");
    static final CdkType CFN_OUTPUT = new CdkType(Module.CORE, "CfnOutput");
    static final CdkType CONTRIBUTOR_INSIGHTS = new CdkType(Module.DYNAMODB, "ContributorInsightsSpecification");
    static final CdkType DURATION = new CdkType(Module.CORE, "Duration");
    static final CdkType ENABLE_SCALING = new CdkType(Module.DYNAMODB, "EnableScalingProps");
    static final CdkType ENVIRONMENT = new CdkType(Module.CORE, "Environment");
    static final CdkType INDEX = new CdkType(Module.DYNAMODB, "GlobalSecondaryIndexProps");
    static final CdkType KEY = new CdkType(Module.KMS, "Key");
    static final CdkType MANAGED_POLICY = new CdkType(Module.IAM, "ManagedPolicy");
    static final CdkType MATH_EXPRESSION = new CdkType(Module.CLOUDWATCH, "MathExpression");
    static final CdkType METRIC_OPTIONS = new CdkType(Module.CLOUDWATCH, "MetricOptions");
    static final CdkType POINT_IN_TIME_RECOVERY = new CdkType(Module.DYNAMODB, "PointInTimeRecoverySpecification");
    static final CdkType POLICY_STATEMENT = new CdkType(Module.IAM, "PolicyStatement");
    static final CdkType PROJECTION_TYPE = new CdkType(Module.DYNAMODB, "ProjectionType");
    static final CdkType REMOVAL_POLICY = new CdkType(Module.CORE, "RemovalPolicy");
    static final CdkType STACK = new CdkType(Module.CORE, "Stack");
    static final CdkType STACK_PROPS = new CdkType(Module.CORE, "StackProps");
    static final CdkType STREAM_VIEW_TYPE = new CdkType(Module.DYNAMODB, "StreamViewType");
    static final CdkType TABLE = new CdkType(Module.DYNAMODB, "Table");
    static final CdkType TABLE_CLASS = new CdkType(Module.DYNAMODB, "TableClass");
    static final CdkType TABLE_ENCRYPTION = new CdkType(Module.DYNAMODB, "TableEncryption");
    static final CdkType TAGS = new CdkType(Module.CORE, "Tags");
    static final CdkType TREAT_MISSING_DATA = new CdkType(Module.CLOUDWATCH, "TreatMissingData");
    static final CdkType UTILIZATION_SCALING = new CdkType(Module.DYNAMODB, "UtilizationScalingProps");

    /** A part of the CDK library. */
    enum Module {
        CORE("cdk", "", ""),
        CLOUDWATCH("cloudwatch", "/aws-cloudwatch", ".services.cloudwatch"),
        DYNAMODB("dynamodb", "/aws-dynamodb", ".services.dynamodb"),
        IAM("iam", "/aws-iam", ".services.iam"),
        KMS("kms", "/aws-kms", ".services.kms");

        private final String alias;
        private final String path;
        private final String subpackage;

        Module(String alias, String path, String subpackage) {
            this.alias = alias;
            this.path = path;
            this.subpackage = subpackage;
        }

        /** The name that TypeScript programs give it. */
        String alias() {
            return alias;
        }

        /** Where TypeScript imports it from. */
        String path() {
            return "aws-cdk-lib" + path;
        }

        String javaPackage() {
            return "software.amazon.awscdk" + subpackage;
        }
    }

    /** {@code dynamodb.Table}. */
    String inTypeScript() {
        return module.alias() + "." + name;
    }

    /** {@code software.amazon.awscdk.services.dynamodb.Table}. */
    String inJava() {
        return module.javaPackage() + "." + name;
    }
}
