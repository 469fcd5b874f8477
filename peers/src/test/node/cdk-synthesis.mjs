// Checks and compiles CDK programs with their own tsconfig.json, and runs each as `cdk synth` would: into its folder cdk.out.
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import ts from "typescript";

const require = createRequire(import.meta.url);
const folders = readFileSync(0, "utf8").split("\n");
const problems = [];
const files = [];
let options;

for (const folder of folders) {
  const config = ts.getParsedCommandLineOfConfigFile(join(folder, "tsconfig.json"), {}, {
    ...ts.sys,
    onUnRecoverableConfigFileDiagnostic: (problem) => problems.push(problem),
  });
  problems.push(...config.errors);
  files.push(...config.fileNames);
  options = config.options;
}

// They all have the same options, so one compiler reads the CDK's types once for all of them.
const program = ts.createProgram(files, { ...options, noEmit: false });
problems.push(...ts.getPreEmitDiagnostics(program), ...program.emit().diagnostics);
if (problems.length > 0) {
  const host = { getCanonicalFileName: (name) => name, getCurrentDirectory: () => ".", getNewLine: () => "\n" };
  console.error(ts.formatDiagnostics(problems, host));
  process.exit(1);
}

// A program that is told where to write does so when the process is about to end.
process.setMaxListeners(0);
for (const folder of folders) {
  process.env.CDK_OUTDIR = join(folder, "cdk.out");
  require(join(folder, "bin", "app.js"));
}
