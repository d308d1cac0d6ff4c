import { description } from "../description";

type Schemas = Readonly<Record<string, unknown>>;

const isRecord = (value: unknown): value is Schemas =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const partsOf = (schema: Schemas): unknown[] =>
  ["oneOf", "anyOf", "allOf"].flatMap((name) => {
    const parts = schema[name];
    return Array.isArray(parts) ? parts : [];
  });

/** The names of the fields that hold dates, and of those that hold one of a few words. */
export function fieldKinds(schemas: Schemas): { dates: ReadonlySet<string>; enums: ReadonlySet<string> } {
  const [dates, enums] = [new Set<string>(), new Set<string>()];

  function note(name: string, schema: unknown): void {
    if (!isRecord(schema)) return;
    const { $ref: reference } = schema;
    if (typeof reference === "string") return note(name, schemas[reference.split("/").at(-1) ?? ""]);
    if (schema["format"] === "date-time" || schema["format"] === "date") dates.add(name);
    if (Array.isArray(schema["enum"])) enums.add(name);
    for (const part of partsOf(schema)) note(name, part);
  }

  function visit(schema: unknown): void {
    if (!isRecord(schema)) return;
    for (const [name, property] of Object.entries(
      isRecord(schema["properties"]) ? schema["properties"] : {},
    )) {
      note(name, property);
      visit(property);
    }
    visit(schema["items"]);
    for (const part of partsOf(schema)) visit(part);
  }
  for (const schema of Object.values(schemas)) visit(schema);
  return { dates, enums };
}

const { components } = description;
const schemas = isRecord(components) && isRecord(components["schemas"]) ? components["schemas"] : {};

/** Of docs/api.yaml. */
export const kinds = fieldKinds(schemas);
