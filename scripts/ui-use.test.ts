import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { parseSync } from "vite";
import { expect, test } from "vitest";

// knip counts stories and guides as use, and doesn't look at props.

const packages = resolve(import.meta.dirname, "../packages");

/** Code that reaches users: no stories, guides or tests. */
const sourcesIn = (name: string) =>
  readdirSync(join(packages, name, "src"), { recursive: true, encoding: "utf8" })
    .filter(
      (file) => /\.tsx?$/.test(file) && !/\.(?:stories|guide|test|test-d)\.|(?:^|\/)testing\//.test(file),
    )
    .map((file) => read(join(packages, name, "src", file)));

const read = (file: string) => ({ file, source: readFileSync(file, "utf8") });

type Source = ReturnType<typeof read>;

interface Node {
  type: string;
  [key: string]: unknown;
}

const isNode = (value: unknown): value is Node =>
  value instanceof Object && "type" in value && typeof value.type === "string";

function nodesOf(root: unknown, type: string): Node[] {
  const found: Node[] = [];
  const visit = (value: unknown) => {
    if (Array.isArray(value)) for (const each of value) visit(each);
    else if (isNode(value)) {
      if (value.type === type) found.push(value);
      for (const key in value) visit(value[key]);
    }
  };
  visit(root);
  return found;
}

const parse = ({ file, source }: Source): unknown => parseSync(file, source).program.body;

const nameOf = (node: unknown): string => {
  if (!isNode(node)) return "";
  const { name, value } = node;
  return typeof name === "string" ? name : typeof value === "string" ? value : "";
};

/** What the files import from a module. */
function importedFrom(module: string, sources: readonly Source[]): Set<string> {
  const named = sources.flatMap((each) =>
    [...each.source.matchAll(/^(?:import|export) (?:type )?\{([^}]*)\} from "([^"]+)"/gm)]
      .filter(([, , from]) => from === module)
      .flatMap(([, list = ""]) => list.split(",").map((item) => item.trim().replace(/^type /, ""))),
  );
  return new Set(named.map((item) => item.split(" as ")[0] ?? ""));
}

/** The props of components whose props are an interface in the same file, by component. */
function declaredProps(sources: readonly Source[]): Map<string, string[]> {
  const props = new Map<string, string[]>();
  for (const source of sources.filter((each) => each.source.includes("Props")))
    for (const declaration of nodesOf(parse(source), "TSInterfaceDeclaration")) {
      const [, component] = /^(\w+)Props$/.exec(nameOf(declaration["id"])) ?? [];
      const { body } = declaration;
      const members = isNode(body) && Array.isArray(body["body"]) ? body["body"] : [];
      if (component !== undefined)
        props.set(
          component,
          members.flatMap((member: unknown) => (isNode(member) ? nameOf(member["key"]) : [])).filter(Boolean),
        );
    }
  return props;
}

/** The attributes that each component gets; `...` if some are spread. */
function givenProps(sources: readonly Source[]): Map<string, Set<string>> {
  const given = new Map<string, Set<string>>();
  for (const source of sources.filter(({ file }) => file.endsWith(".tsx")))
    for (const { openingElement, children } of nodesOf(parse(source), "JSXElement")) {
      if (!isNode(openingElement)) continue;
      const component = nameOf(openingElement["name"]);
      const names = given.get(component) ?? new Set();
      given.set(component, names);
      for (const attribute of nodesOf(openingElement["attributes"], "JSXAttribute"))
        names.add(nameOf(attribute["name"]));
      if (nodesOf(openingElement["attributes"], "JSXSpreadAttribute").length > 0) names.add("...");
      if (Array.isArray(children) && children.length > 0) names.add("children");
    }
  return given;
}

/** The props that nothing sets, as `Component.prop`. A spread may set any. */
function unusedProps(declared: ReturnType<typeof declaredProps>, given: ReturnType<typeof givenProps>) {
  return [...declared].flatMap(([component, props]) => {
    const names = given.get(component);
    if (names === undefined || names.has("...")) return [];
    return props.filter((prop) => !names.has(prop)).map((prop) => `${component}.${prop}`);
  });
}

test("a prop that only a story sets is found", () => {
  const component = {
    file: "Tag.tsx",
    source: "interface TagProps { children: string; tone?: string; size?: string; quiet?: boolean }",
  };
  const page = { file: "Page.tsx", source: 'const page = <Tag tone="good">New</Tag>;' };
  expect(unusedProps(declaredProps([component]), givenProps([page]))).toEqual(["Tag.size", "Tag.quiet"]);
});

const ui = sourcesIn("ui");
const users = [...sourcesIn("screens"), ...sourcesIn("app")];

test("screens or app use everything that ui exports", () => {
  const index = readFileSync(join(packages, "ui/src/index.ts"), "utf8");
  const icons = readFileSync(join(packages, "ui/src/icon/icons.ts"), "utf8");
  const namesIn = (list: string) => list.split(",").flatMap((item) => /(\w+)\s*$/.exec(item)?.slice(1) ?? []);
  const exported = [...`${index}${icons}`.matchAll(/^export (?:type )?\{([^}]*)\}/gm)].flatMap(
    ([, list = ""]) => namesIn(list),
  );
  expect(exported.length).toBeGreaterThan(50);
  const imported = importedFrom("@understudy/ui", users);
  const inUi = (name: string) =>
    ui.some(
      ({ file, source }) =>
        !file.endsWith("index.ts") && !file.endsWith("icons.ts") && new RegExp(`\\b${name}\\b`).test(source),
    );
  expect(exported.filter((name) => !imported.has(name) && !(name.endsWith("Icon") && inUi(name)))).toEqual(
    [],
  );
});

test("screens or app set every prop of ui’s components", { timeout: 30_000 }, () => {
  expect(unusedProps(declaredProps(ui), givenProps([...ui, ...users]))).toEqual([]);
});
