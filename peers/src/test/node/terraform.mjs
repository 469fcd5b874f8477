// For each Terraform file: as `terraform fmt` would leave it, and what Terraform's parser reads in it.
import { readFileSync } from "node:fs";
import tools from "@cdktf/hcl-tools";
import hcl from "@cdktf/hcl2json";

const files = JSON.parse(readFileSync(0, "utf8"));
const read = {};
for (const [path, text] of Object.entries(files)) {
  read[path] = { formatted: await tools.format(text), said: await hcl.parse(path, text) };
}
process.stdout.write(JSON.stringify(read));
