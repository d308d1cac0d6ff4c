// Writes docs/api.d.ts: the schemas of docs/api.yaml, and the body and response of each call. With --print, prints it.
import { readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join, resolve } from "node:path";
import process from "node:process";
import { format } from "oxfmt";
import { parse } from "yaml";

// A variable specifier: types are checked without this package, too.
const load = createRequire(import.meta.url);
const { astToString, default: openapiTS } = load("openapi-typescript");

const root = resolve(import.meta.dirname, "../..");
const { openapi, info, paths, components } = parse(readFileSync(join(root, "docs/api.yaml"), "utf8"));

/** @typedef {any} Part of the parsed YAML */

/** @param {Part} part */
const bodySchema = (part) => part?.content?.["application/json"].schema;
/** @param {Part} response */
const resolveResponse = (response) =>
  "$ref" in response ? components.responses[response.$ref.split("/").at(-1)] : response;

/** @param {Record<string, Part>} properties */
const objectOf = (properties) => ({ type: "object", required: Object.keys(properties), properties });

/** @param {Part} operation */
function callSchema({ requestBody, responses }) {
  const body = bodySchema(requestBody);
  const response = bodySchema(resolveResponse(responses["200"] ?? responses["2XX"]));
  return objectOf({ ...(body && { body }), ...(response && { response }) });
}

// Only what the console reads and sends: the types of all paths would be four times as long.
const calls = Object.entries(paths).flatMap(([path, item]) =>
  Object.entries(item)
    .filter(([name]) => name !== "parameters")
    .map(([method, operation]) => [`${method.toUpperCase()} ${path}`, callSchema(operation)]),
);
const schemas = { ...components.schemas, Calls: objectOf(Object.fromEntries(calls)) };

const nodes = await openapiTS(
  { openapi, info, paths: {}, components: { schemas } },
  // The default would make response fields that have a default value required.
  { immutable: true, defaultNonNullable: false },
);
/** @param {Part} node */
const isShown = ({ name, typeParameters }) => name?.text === "components" || typeParameters !== undefined;
const types = astToString(nodes.filter(isShown), { formatOptions: { removeComments: true } });
const header = "// Generated from api.yaml by scripts/checkers/api-types.mjs.\n";
const options = JSON.parse(readFileSync(join(root, ".oxfmtrc.json"), "utf8"));
const { code } = await format("api.d.ts", header + types, { ...options, objectWrap: "collapse" });

if (process.argv.includes("--print")) process.stdout.write(code);
else writeFileSync(join(root, "docs/api.d.ts"), code);
