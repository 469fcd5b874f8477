// Reads {template name: template} and prints what the resource specification of CloudFormation does not know, one line each.
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";

const { loadAwsServiceSpecSync } = createRequire(import.meta.url)("@aws-cdk/aws-service-spec");
const specification = loadAwsServiceSpecSync();
const problems = [];
let properties = 0;

// What a function gives is known to CloudFormation only when it runs.
const isFunction = (value) =>
  value !== null && typeof value === "object" && Object.keys(value).length === 1 && /^(Ref$|Fn::)/.test(Object.keys(value)[0]);

function checkProperties(known, value, path) {
  for (const [name, inner] of Object.entries(value)) {
    properties++;
    if (!known[name]) {
      problems.push(`${path}.${name}: no such property`);
    } else {
      check(known[name].type, inner, `${path}.${name}`);
    }
  }
  for (const [name, property] of Object.entries(known)) {
    if (property.required && !(name in value)) {
      problems.push(`${path}.${name}: is required`);
    }
  }
}

function check(type, value, path) {
  if (isFunction(value)) {
    return;
  }
  const wrong = () => problems.push(`${path}: ${JSON.stringify(value)} is no ${type.type}`);
  switch (type.type) {
    case "string":
      return typeof value === "string" ? undefined : wrong();
    case "number":
      return typeof value === "number" ? undefined : wrong();
    case "integer":
      return Number.isInteger(value) ? undefined : wrong();
    case "boolean":
      return typeof value === "boolean" ? undefined : wrong();
    case "array":
      return Array.isArray(value) ? value.forEach((each, i) => check(type.element, each, `${path}[${i}]`)) : wrong();
    case "map":
      return Object.entries(value).forEach(([key, each]) => check(type.element, each, `${path}.${key}`));
    case "ref":
      return value !== null && typeof value === "object" && !Array.isArray(value)
        ? checkProperties(specification.get("typeDefinition", type.reference.$ref).properties, value, path)
        : wrong();
    case "tag":
      return checkProperties({ Key: { type: { type: "string" }, required: true }, Value: { type: { type: "string" }, required: true } }, value, path);
    case "union": {
      const before = problems.length;
      for (const one of type.types) {
        problems.length = before;
        check(one, value, path);
        if (problems.length === before) {
          return;
        }
      }
      return;
    }
    case "json":
      return typeof value === "object" || typeof value === "string" ? undefined : wrong();
    default:
      problems.push(`${path}: a type that nobody thought of, ${type.type}`);
  }
}

for (const [file, template] of Object.entries(JSON.parse(readFileSync(0, "utf8")))) {
  for (const [id, resource] of Object.entries(template.Resources)) {
    const found = specification.lookup("resource", "cloudFormationType", "equals", resource.Type);
    if (found.length === 0) {
      problems.push(`${file} ${id}: no type ${resource.Type}`);
    } else {
      checkProperties(found[0].properties, resource.Properties, `${file} ${id}`);
    }
  }
}
console.log(`${properties} properties`);
problems.forEach((problem) => console.log(problem));
