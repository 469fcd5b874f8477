/** What keys are made of before anybody knows in which table they stand: values of an entity, and how they are written. */
package dev.tablewright.synthesis.key;
