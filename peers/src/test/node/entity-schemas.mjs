// Runs generated schemas with the real document client's conversions. Reads
//   { models: { name: source }, calls: [...] }
// and prints an answer for each call: a result, or the reason of the error.
import ts from 'typescript';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { NumberValue } from '@aws-sdk/lib-dynamodb';
import { marshall, unmarshall } from '@aws-sdk/util-dynamodb';

const input = JSON.parse(readFileSync(0, 'utf8'));
const folder = mkdtempSync(join(tmpdir(), 'schemas-'));
const modules = {};
for (const [name, source] of Object.entries(input.models)) {
  const { outputText } = ts.transpileModule(source, {
    compilerOptions: { target: ts.ScriptTarget.ES2022, module: ts.ModuleKind.ES2022 },
  });
  const file = join(folder, `${name}.mjs`);
  writeFileSync(file, outputText);
  modules[name] = await import(pathToFileURL(file));
}

/** Values in DynamoDB's JSON, in which bytes are in base 64; sets come back in order. */
const bytes = (value) => new Uint8Array(Buffer.from(value, 'base64'));
const typed = (value) => {
  const [type, inner] = Object.entries(value)[0];
  switch (type) {
    case 'B':
      return { B: bytes(inner) };
    case 'BS':
      return { BS: inner.map(bytes) };
    case 'L':
      return { L: inner.map(typed) };
    case 'M':
      return { M: Object.fromEntries(Object.entries(inner).map(([key, each]) => [key, typed(each)])) };
    default:
      return value;
  }
};
const shown = (value) => {
  const [type, inner] = Object.entries(value)[0];
  switch (type) {
    case 'B':
      return { B: Buffer.from(inner).toString('base64') };
    case 'BS':
      return { BS: inner.map((each) => Buffer.from(each).toString('base64')).sort() };
    case 'SS':
    case 'NS':
      return { [type]: [...inner].sort() };
    case 'L':
      return { L: inner.map(shown) };
    case 'M':
      return { M: Object.fromEntries(Object.entries(inner).map(([key, each]) => [key, shown(each)])) };
    default:
      return value;
  }
};
const item = (values) =>
  unmarshall(Object.fromEntries(Object.entries(values).map(([key, each]) => [key, typed(each)])), {
    wrapNumbers: true,
  });
const stored = (values) =>
  values === undefined
    ? null
    : Object.fromEntries(Object.entries(marshall(values)).map(([key, each]) => [key, shown(each)]));
const exact = (digits) => NumberValue.from(digits);

/** What a pattern is asked with: each value with its kind. */
const argument = ([kind, value]) => {
  switch (kind) {
    case 'whole':
      return BigInt(value);
    case 'date':
      return new Date(Number(value));
    case 'bytes':
      return bytes(value);
    case 'parts':
      return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, argument(part)]));
    default:
      return value;
  }
};

/** Values of vectors, as the application has them. */
const given = {
  string: (value) => value,
  integer: (value) => BigInt(value),
  decimal: (value) => value,
  timestamp: (value) => new Date(Number(value)),
  uuid: (value) => value,
  ulid: (value) => value,
  ksuid: (value) => value,
  binary: (value) => new Uint8Array(Buffer.from(value, 'hex')),
};

const answers = {
  /** An item is read, made anew, and the keys beside it are made of what was read. */
  item(schemas, call) {
    const before = item(call.item);
    const guard = Object.keys(schemas).find((name) => name.startsWith('isStored') && schemas[name](before));
    const named = (suffix) => {
      const wanted = (guard.slice('isStored'.length) + suffix).toLowerCase();
      const found = Object.keys(schemas).find((name) => name.toLowerCase() === wanted);
      if (found === undefined) {
        throw new Error(`no function ${wanted}`);
      }
      return schemas[found];
    };
    const entity = named('FromItem')(before);
    const keys = Object.fromEntries(call.keys.map((suffix) => [suffix, stored(named(suffix)(entity, exact))]));
    return { item: stored(named('ToItem')(entity, exact)), keys };
  },
  /** The key conditions of a pattern, with names and values in their places. */
  condition(schemas, call) {
    const parameters = Object.fromEntries(
      Object.entries(call.parameters).map(([name, value]) => [name, argument(value)]),
    );
    const functions = Object.keys(schemas).filter((name) => call.functions.includes(name));
    return functions
      .flatMap((name) =>
        call.withoutParameters ? schemas[name](exact) : schemas[name](parameters, exact),
      )
      .map((query) => {
        const values = stored(query.ExpressionAttributeValues);
        return {
          index: query.IndexName ?? null,
          forward: query.ScanIndexForward,
          consistent: query.ConsistentRead ?? false,
          condition: query.KeyConditionExpression.split(/([#:][A-Za-z0-9_]+)/).map((token) =>
            token.startsWith('#')
              ? query.ExpressionAttributeNames[token]
              : token.startsWith(':')
                ? values[token]
                : token,
          ),
        };
      });
  },
  /** A key is made of values. */
  key(schemas, call) {
    const values = Object.fromEntries(
      Object.entries(call.values).map(([name, value]) => [name, given[call.types[name]](value)]),
    );
    const nested = {};
    for (const [name, value] of Object.entries(values)) {
      const [first, second] = name.split('.');
      nested[first] = second === undefined ? value : { ...nested[first], [second]: value };
    }
    return schemas[call.function](nested);
  },
};

process.stdout.write(
  JSON.stringify(
    input.calls.map((call) => {
      try {
        return { result: answers[call.kind](modules[call.model], call) };
      } catch (error) {
        return { error: error.reason ?? String(error.stack) };
      }
    }),
  ),
);
