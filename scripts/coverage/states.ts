import { existsSync, readFileSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { parseSync } from "vite";

/** A variant of a union in a screen's props: `failed` at `settings.refresh`. */
export interface State {
  /** The path in the props; `[]` is any entry of a list. */
  path: readonly string[];
  /** The discriminant, or undefined for a union of strings. */
  key: string | undefined;
  member: string | null;
}

interface Node {
  type: string;
  [key: string]: unknown;
}

interface Place {
  file: string;
  parameters: ReadonlyMap<string, { node: Node; place: Place }>;
}

type Typed = { node: Node; place: Place };

const isNode = (value: unknown): value is Node =>
  value !== null && typeof value === "object" && "type" in value && typeof value.type === "string";
const nodes = (value: unknown): Node[] => (Array.isArray(value) ? value.filter(isNode) : []);
const child = (node: Node, key: string): Node | undefined => {
  const value = node[key];
  return isNode(value) ? value : undefined;
};
const nameOf = (node: Node | undefined): string => {
  const name = node?.["name"] ?? node?.["value"];
  return typeof name === "string" ? name : "";
};

interface Source {
  declared: ReadonlyMap<string, Node>;
  /** The module of an imported type, and its name there. */
  imported: ReadonlyMap<string, { from: string; name: string }>;
}

const read = new Map<string, Source>();

function sourceOf(file: string): Source {
  const known = read.get(file);
  if (known) return known;
  const { program } = parseSync(file, readFileSync(file, "utf8"));
  const declared = new Map<string, Node>();
  const imported = new Map<string, { from: string; name: string }>();
  for (const statement of nodes(program.body)) {
    const declaration = child(statement, "declaration") ?? statement;
    if (declaration.type === "TSTypeAliasDeclaration" || declaration.type === "TSInterfaceDeclaration")
      declared.set(nameOf(child(declaration, "id")), declaration);
    if (statement.type !== "ImportDeclaration") continue;
    for (const specifier of nodes(statement["specifiers"])) {
      imported.set(nameOf(child(specifier, "local")), {
        from: nameOf(child(statement, "source")),
        name: nameOf(child(specifier, "imported")),
      });
    }
  }
  const source = { declared, imported };
  read.set(file, source);
  return source;
}

function fileOf(from: string, importer: string): string | undefined {
  const base = resolve(dirname(importer), from);
  return from.startsWith(".") ? [`${base}.ts`, `${base}.tsx`].find((path) => existsSync(path)) : undefined;
}

/**
 * Model types are data, and stories don't have to cover every value of them. `Remote` and `Write` are states, but the
 * reason of a failure is data.
 */
const isData = (file: string, name: string) =>
  (/[/\\]src[/\\]model[/\\]/.test(file) && !/(?:remote|form-view)\.ts$/.test(file)) ||
  file.endsWith("paths.ts") ||
  name === "Failure";

/** The declaration of a name, with its type arguments. */
function declarationOf(name: string, { node, place }: Typed): Typed | undefined {
  const given = place.parameters.get(name);
  if (given) return given;
  const { declared, imported } = sourceOf(place.file);
  const declaration = declared.get(name);
  if (declaration) {
    if (isData(place.file, name)) return undefined;
    const names = nodes(child(declaration, "typeParameters")?.["params"]).map((each) =>
      nameOf(child(each, "name")),
    );
    const values = nodes(child(node, "typeArguments")?.["params"]);
    const parameters = new Map(
      names.flatMap((each, index) =>
        values[index] === undefined ? [] : [[each, { node: values[index], place }] as const],
      ),
    );
    return { node: declaration, place: { file: place.file, parameters } };
  }
  const source = imported.get(name);
  const file = source && fileOf(source.from, place.file);
  if (!source || !file) return undefined;
  const there = declarationOf(source.name, { node, place: { file, parameters: new Map() } });
  if (!there) return undefined;
  // Type arguments resolve where they are written.
  const parameters = new Map(
    [...there.place.parameters].map(([each, { node: value }]) => [each, { node: value, place }] as const),
  );
  return { node: there.node, place: { ...there.place, parameters } };
}

/** The members of a union; for other types, the type itself. */
function alternatives(typed: Typed): Typed[] {
  const { node, place } = typed;
  if (node.type === "TSUnionType")
    return nodes(node["types"]).flatMap((each) => alternatives({ node: each, place }));
  if (node.type === "TSParenthesizedType")
    return child(node, "typeAnnotation")
      ? alternatives({ node: child(node, "typeAnnotation") ?? node, place })
      : [];
  if (node.type === "TSTypeAliasDeclaration")
    return alternatives({ node: child(node, "typeAnnotation") ?? node, place });
  if (node.type !== "TSTypeReference") return [typed];
  const there = declarationOf(nameOf(child(node, "typeName")), typed);
  return there ? alternatives(there) : [typed];
}

type Fields = ReadonlyMap<string, Typed>;

function fieldsOf(members: readonly Node[], place: Place): [string, Typed][] {
  return members.flatMap((member) => {
    const type =
      member.type === "TSPropertySignature"
        ? child(child(member, "typeAnnotation") ?? member, "typeAnnotation")
        : undefined;
    return type === undefined
      ? []
      : [[nameOf(child(member, "key")), { node: type, place }] as [string, Typed]];
  });
}

/** The properties of an object type; empty for other types. */
function objectOf({ node, place }: Typed): Fields {
  if (node.type === "TSTypeLiteral") return new Map(fieldsOf(nodes(node["members"]), place));
  if (node.type === "TSInterfaceDeclaration")
    return new Map(fieldsOf(nodes(child(node, "body")?.["body"]), place));
  if (node.type === "TSIntersectionType")
    return new Map(
      nodes(node["types"]).flatMap((each) =>
        alternatives({ node: each, place }).flatMap((one) => [...objectOf(one)]),
      ),
    );
  return new Map();
}

const wordOf = ({ node }: Typed): string | null | undefined => {
  if (node.type === "TSNullKeyword") return null;
  const literal = node.type === "TSLiteralType" ? child(node, "literal") : undefined;
  return typeof literal?.["value"] === "string" ? literal["value"] : undefined;
};

/** The discriminant of a union of objects. */
function tagOf(objects: readonly Fields[]): string | undefined {
  const [first] = objects;
  return (
    first &&
    [...first.keys()].find((key) =>
      objects.every((object) => {
        const field = object.get(key);
        return field !== undefined && alternatives(field).every((each) => typeof wordOf(each) === "string");
      }),
    )
  );
}

function listed({ node, place }: Typed): Typed | undefined {
  if (node.type === "TSTypeOperator") return listed({ node: child(node, "typeAnnotation") ?? node, place });
  const element = node.type === "TSArrayType" ? child(node, "elementType") : undefined;
  return element && { node: element, place };
}

function statesAt(typed: Typed, path: readonly string[], seen: readonly Node[]): State[] {
  if (seen.includes(typed.node)) return [];
  const inside = [...seen, typed.node];
  const found = alternatives(typed);
  const list = found.length === 1 && found[0] ? listed(found[0]) : undefined;
  if (list) return statesAt(list, [...path, "[]"], inside);

  const objects = found.map((each) => objectOf(each)).filter(({ size }) => size > 0);
  const words = found.map(wordOf).filter((word) => word !== undefined);
  const states: State[] = found.length > 1 ? words.map((member) => ({ path, key: undefined, member })) : [];
  const tag = objects.length > 1 ? tagOf(objects) : undefined;
  for (const fields of objects) {
    for (const [key, field] of fields) {
      if (key === tag)
        states.push(...alternatives(field).map((each) => ({ path, key, member: wordOf(each) ?? "" })));
      else states.push(...statesAt(field, [...path, key], inside));
    }
  }
  return states;
}

/** All variants of the unions in a screen's props. */
export function statesOf(file: string, props: string): readonly State[] {
  const declaration = sourceOf(file).declared.get(props);
  if (!declaration) return [];
  const place = { file, parameters: new Map() };
  return [...objectOf({ node: declaration, place })].flatMap(([key, field]) => statesAt(field, [key], []));
}

export const nameOfState = ({ path, key, member }: State): string =>
  `${[...path, ...(key === undefined ? [] : [key])].join(".").replaceAll(".[]", "[]")} = ${member ?? "null"}`;

const valueAt = (value: unknown, key: string): unknown =>
  value !== null && typeof value === "object"
    ? Object.entries(value).find(([name]) => name === key)?.[1]
    : undefined;

function valuesAt(value: unknown, [step, ...rest]: readonly string[]): unknown[] {
  if (step === undefined) return [value];
  if (step !== "[]") return valuesAt(valueAt(value, step), rest);
  return Array.isArray(value) ? value.flatMap((each) => valuesAt(each, rest)) : [];
}

/** Whether a story's args are in that state. */
export const shows = (args: unknown, { path, key, member }: State): boolean =>
  valuesAt(args, path).some((value) => (key === undefined ? value : valueAt(value, key)) === member);
