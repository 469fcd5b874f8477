/**
 * Key templates such as {@code ORDER#{placedAt}#{orderId}}: the one piece that the compiler and the code in the user's
 * application share. Pure, without dependencies.
 */
package dev.tablewright.keys;
