/** Why a model cannot be designed, and what its author can change. */
package dev.tablewright.synthesis.finding;
