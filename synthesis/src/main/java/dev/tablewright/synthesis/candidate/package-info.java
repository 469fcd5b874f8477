/** Which keys there are to choose from: what patterns ask of an entity, and the keys that answer them. */
package dev.tablewright.synthesis.candidate;
