// Reads { name: source } and prints what the compiler has against each of them, under its strictest settings.
import ts from 'typescript';
import { readFileSync } from 'node:fs';

const sources = JSON.parse(readFileSync(0, 'utf8'));
const options = {
  strict: true,
  noEmit: true,
  target: ts.ScriptTarget.ES2022,
  module: ts.ModuleKind.ES2022,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  moduleDetection: ts.ModuleDetectionKind.Force,
  lib: ['lib.es2022.d.ts'],
  types: [],
  exactOptionalPropertyTypes: true,
  noUncheckedIndexedAccess: true,
  noUnusedLocals: true,
  noUnusedParameters: true,
  noImplicitReturns: true,
  noFallthroughCasesInSwitch: true,
  isolatedModules: true,
};
const host = ts.createCompilerHost(options);
const [read, exists] = [host.readFile, host.fileExists];
host.readFile = (file) => sources[file] ?? read(file);
host.fileExists = (file) => file in sources || exists(file);
const parse = host.getSourceFile;
host.getSourceFile = (file, ...rest) =>
  file in sources ? ts.createSourceFile(file, sources[file], ts.ScriptTarget.ES2022) : parse(file, ...rest);

const program = ts.createProgram(Object.keys(sources), options, host);
const problems = ts.getPreEmitDiagnostics(program).map((problem) => {
  const line = problem.file && problem.file.getLineAndCharacterOfPosition(problem.start).line;
  const text = problem.file && problem.file.text.split('\n')[line].trim();
  const message = ts.flattenDiagnosticMessageText(problem.messageText, ' ');
  return `${problem.file?.fileName}:${line + 1}: TS${problem.code} ${message} -- ${text}`;
});
process.stdout.write(JSON.stringify(problems));
