// Writes docs/api.d.ts, which git ignores: the schemas of docs/api.yaml, and the body and response of each call.
import { readFileSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { parse } from "yaml";

/** @typedef {any} Part of the parsed YAML */

const understood = new Set([
  ..."$ref enum oneOf allOf type items properties required additionalProperties".split(" "),
  // These limit values, not types.
  ..."description default format pattern minimum maximum minLength if then".split(" "),
]);

/** @param {readonly string[]} types */
const union = (types) => types.join(" | ");
/** @param {string} name */
const quoted = (name) => JSON.stringify(name);
/** @param {Part} value */
const lastPart = ({ $ref }) => quoted($ref.split("/").at(-1));

/** @param {Part} schema @returns {string} */
function typeOf(schema) {
  const unknown = Object.keys(schema).find((keyword) => !understood.has(keyword));
  if (unknown !== undefined)
    throw new Error(`scripts/api-types.mjs has no type for ${quoted(unknown)} in docs/api.yaml yet.`);
  const { enum: values, oneOf, allOf, required = [] } = schema;
  if ("$ref" in schema) return `Schemas[${lastPart(schema)}]`;
  if (values !== undefined) return union(values.map(quoted));
  if (oneOf !== undefined) return union(oneOf.map(typeOf));
  if (allOf !== undefined) {
    const all = allOf.map(typeOf).join(" & ");
    return required.length === 0 ? all : `${all} & Required<Pick<${all}, ${union(required.map(quoted))}>>`;
  }
  const types = [schema.type].flat();
  return union(types.map((type) => plainType(type, schema)));
}

/** @param {string} type @param {Part} schema @returns {string} */
function plainType(type, { items, properties, required = [], additionalProperties }) {
  if (type === "integer") return "number";
  if (type === "array") return `readonly (${typeOf(items)})[]`;
  if (type !== "object") return type;
  if (properties === undefined)
    return typeof additionalProperties === "object"
      ? `Readonly<Record<string, ${typeOf(additionalProperties)}>>`
      : "Record<string, never>";
  const fields = Object.entries(properties).map(
    ([name, value]) => `readonly ${quoted(name)}${required.includes(name) ? "" : "?"}: ${typeOf(value)};`,
  );
  return `{ ${fields.join(" ")} }`;
}

/** @param {Part} part */
const bodyOf = (part) => part?.content?.["application/json"].schema;

/** @param {Part} operation @param {Part} shared */
function callType({ requestBody, responses }, shared) {
  const success = responses["200"] ?? responses["2XX"];
  const response = bodyOf("$ref" in success ? shared[JSON.parse(lastPart(success))] : success);
  const body = bodyOf(requestBody);
  const properties = { ...(body && { body }), ...(response && { response }) };
  return typeOf({ type: "object", required: Object.keys(properties), properties });
}

/** @param {Record<string, string>} types */
const fieldsOf = (types) =>
  Object.entries(types)
    .map(([name, type]) => `readonly ${quoted(name)}: ${type};`)
    .join("\n");

/** @param {string} description */
export function apiTypes(description) {
  const { paths, components } = parse(description);
  const schemas = Object.fromEntries(
    Object.entries(components.schemas).map(([name, schema]) => [name, typeOf(schema)]),
  );
  const calls = Object.fromEntries(
    Object.entries(paths).flatMap(([path, item]) =>
      Object.entries(item)
        .filter(([method]) => method !== "parameters")
        .map(([method, operation]) => [
          `${method.toUpperCase()} ${path}`,
          callType(operation, components.responses),
        ]),
    ),
  );
  return `export interface Schemas {
${fieldsOf(schemas)}
}

export interface Calls {
${fieldsOf(calls)}
}
`;
}

export function writeApiTypes() {
  const docs = resolve(import.meta.dirname, "../docs");
  writeFileSync(`${docs}/api.d.ts`, apiTypes(readFileSync(`${docs}/api.yaml`, "utf8")));
}
