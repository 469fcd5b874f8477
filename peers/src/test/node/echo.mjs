// Prints what it is given, to show that text comes through in both directions.
import { readFileSync } from "node:fs";

const text = readFileSync(0, "utf8");
if (text === "") {
  throw new Error("nothing to read");
}
process.stdout.write(`${process.argv[2]}: ${text}`);
