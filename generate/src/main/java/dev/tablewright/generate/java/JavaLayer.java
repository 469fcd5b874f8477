package dev.tablewright.generate.java;

import dev.tablewright.generate.Generated;
import java.util.Optional;

/**
 * The generated data access layer of a model.
 *
 * @param generated its sources, or what cannot be generated
 * @param api what the sources offer; empty if nothing was generated
 */
public record JavaLayer(Generated generated, Optional<JavaApi> api) {}
