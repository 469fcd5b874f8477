/** Tests with the tools that read what Tablewright writes: if they accept it, so will those of the people who use it. */
package dev.tablewright.peers;
