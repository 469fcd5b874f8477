// Reads Mermaid diagrams with Mermaid itself: a JSON list of texts in, what it understood of each out.
import { readFileSync } from "node:fs";
import { JSDOM } from "jsdom";

const page = new JSDOM("<!doctype html><body></body>");
globalThis.window = page.window;
globalThis.document = page.window.document;
const mermaid = (await import("mermaid")).default;
mermaid.initialize({ startOnLoad: false });

const read = [];
for (const text of JSON.parse(readFileSync(0, "utf8"))) {
  const diagram = await mermaid.mermaidAPI.getDiagramFromText(text);
  const names = new Map();
  const entities = [];
  for (const [name, entity] of diagram.db.getEntities()) {
    names.set(entity.id, name);
    entities.push({ name, attributes: entity.attributes });
  }
  const relationships = diagram.db.getRelationships().map((line) => ({
    left: names.get(line.entityA),
    right: names.get(line.entityB),
    label: line.roleA,
    ...line.relSpec,
  }));
  read.push({ type: diagram.type, entities, relationships });
}
process.stdout.write(JSON.stringify(read));
