import { Ajv2020 } from "ajv/dist/2020.js";
import { description } from "../description";

type Node = Record<string, unknown>;

const isNode = (value: unknown): value is Node =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** In tests, a field that api.yaml doesn't describe is an error, so that both stay in sync. */
function closed(node: Node): Node {
  const within = (value: unknown): unknown =>
    Array.isArray(value) ? value.map(within) : isNode(value) ? closed(value) : value;
  const copy = Object.fromEntries(Object.entries(node).map(([name, inner]) => [name, within(inner)]));
  const isOpen =
    isNode(node["properties"]) && node["type"] !== undefined && node["additionalProperties"] === undefined;
  return isOpen ? { ...copy, additionalProperties: false } : copy;
}

const ajv = new Ajv2020({ strict: false, validateFormats: false, allErrors: true });
ajv.addSchema(closed(description), "api");
ajv.addSchema(description, "open-api");

const at = (node: unknown, ...path: string[]): unknown =>
  path.reduce<unknown>((inner, name) => (isNode(inner) ? inner[name] : undefined), node);
const pointer = (...path: string[]) =>
  path.map((part) => `/${part.replaceAll("~", "~0").replaceAll("/", "~1")}`).join("");

function schemaErrors(schemaPath: string, value: unknown, schema = "api"): string[] {
  const validate = ajv.getSchema(`${schema}#${schemaPath}`);
  if (!validate) return [`There is no schema at ${schemaPath}.`];
  return validate(value)
    ? []
    : (validate.errors ?? []).map(
        ({ instancePath, message, params }) => `${instancePath} ${message ?? ""} ${JSON.stringify(params)}`,
      );
}

/** Differences between a response and api.yaml. Fields that it doesn't describe are one, unless `isOpen`. */
export function responseErrors(
  operation: string,
  status: number,
  body: unknown,
  { isOpen = false } = {},
): string[] {
  const [method = "", path = ""] = operation.split(" ");
  const place = ["paths", path, method.toLowerCase(), "responses"];
  const responses = at(description, ...place);
  const name = [String(status), `${Math.floor(status / 100)}XX`, "default"].find(
    (candidate) => at(responses, candidate) !== undefined,
  );
  if (name === undefined) return [`${operation} has no response ${status}.`];
  const reference = at(responses, name, "$ref");
  const response = typeof reference === "string" ? reference.slice(2).split("/") : [...place, name];
  if (at(description, ...response, "content") === undefined)
    return body === null ? [] : ["No body is described."];
  return schemaErrors(
    pointer(...response, "content", "application/json", "schema"),
    body,
    isOpen ? "open-api" : "api",
  );
}

/** Differences between query parameters and api.yaml. */
export function queryErrors(operation: string, query: Readonly<Record<string, string>>): string[] {
  const [method = "", path = ""] = operation.split(" ");
  const place = ["paths", path, method.toLowerCase(), "parameters"];
  const parameters = at(description, ...place);
  const names = Array.isArray(parameters) ? parameters.map((parameter) => at(parameter, "name")) : [];
  return Object.entries(query).flatMap(([name, value]) => {
    const index = names.indexOf(name);
    if (index < 0) return [`The query parameter ${name} isn’t described.`];
    const schema = pointer(...place, String(index), "schema");
    // Numbers are text in a query.
    const number = value.trim() === "" ? Number.NaN : Number(value);
    return schemaErrors(schema, Number.isNaN(number) ? value : number);
  });
}

/** Differences between a request body and api.yaml. */
export const requestBodyErrors = (operation: string, body: unknown): string[] => {
  const [method = "", path = ""] = operation.split(" ");
  return schemaErrors(
    pointer("paths", path, method.toLowerCase(), "requestBody", "content", "application/json", "schema"),
    body,
  );
};
