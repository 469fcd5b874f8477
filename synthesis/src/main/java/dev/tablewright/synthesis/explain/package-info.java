/** Why a design is as it is: what was chosen, what else there was, what that would cost, and what would change it. */
package dev.tablewright.synthesis.explain;
