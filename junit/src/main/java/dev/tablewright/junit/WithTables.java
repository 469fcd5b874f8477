package dev.tablewright.junit;

import java.lang.annotation.ElementType;
import java.lang.annotation.Inherited;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import org.junit.jupiter.api.extension.ExtendWith;

/**
 * The tables of a model, for all tests of a class, on an engine that all test classes of a JVM share. Tests take them as a parameter of type
 * {@link ModelTables}, or a {@code DynamoDbClient} alone.
 */
@Target(ElementType.TYPE)
@Retention(RetentionPolicy.RUNTIME)
@Inherited
@ExtendWith(TablesExtension.class)
public @interface WithTables {

    /** The model file, as seen from where tests run: the folder of the Maven module. */
    String model();

    /** About how many entities are made up and stored before the tests; none, if nothing is said. */
    int items() default 0;

    /** Another number gives other data. */
    long seed() default 1;
}
