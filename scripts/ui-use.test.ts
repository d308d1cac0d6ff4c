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

interface TypeParts {
  members: string[];
  /** The types that it extends, or is made of. */
  parts: string[];
  /** By `Omit`. */
  omitted: string[];
}

/** The interfaces and types of a file, by name. */
function typesIn(source: Source): Map<string, TypeParts> {
  const body = parse(source);
  return new Map(
    [...nodesOf(body, "TSInterfaceDeclaration"), ...nodesOf(body, "TSTypeAliasDeclaration")].map((type) => {
      const { id, ...rest } = type;
      const members = nodesOf(rest, "TSPropertySignature");
      const nested = new Set(
        members.flatMap((each) => nodesOf(each["typeAnnotation"], "TSPropertySignature")),
      );
      return [
        nameOf(id),
        {
          members: members.filter((each) => !nested.has(each)).map((each) => nameOf(each["key"])),
          parts: [
            ...nodesOf(rest["extends"], "Identifier"),
            ...nodesOf(rest["typeAnnotation"], "TSTypeReference").map((reference) => reference["typeName"]),
          ].map(nameOf),
          omitted: nodesOf(rest["extends"], "TSLiteralType").map((literal) => nameOf(literal["literal"])),
        },
      ];
    }),
  );
}

/** The props of each component that has a `<component>Props`, also from other types of its file. */
function declaredProps(sources: readonly Source[]): Map<string, string[]> {
  const props = new Map<string, string[]>();
  for (const types of sources.map(typesIn)) {
    const membersOf = (name: string, seen: readonly string[] = []): string[] => {
      const type = types.get(name);
      if (type === undefined || seen.includes(name)) return [];
      const others = type.parts.flatMap((part) => membersOf(part, [...seen, name]));
      return [...type.members, ...others.filter((member) => !type.omitted.includes(member))];
    };
    for (const name of types.keys()) {
      const [, component] = /^(\w+)Props$/.exec(name) ?? [];
      if (component !== undefined) props.set(component, [...new Set(membersOf(name))]);
    }
  }
  return props;
}

/** The attributes that each component gets, also from spread objects; `...` if others are spread. */
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
      for (const spread of nodesOf(openingElement["attributes"], "JSXSpreadAttribute")) {
        const objects = nodesOf(spread, "ObjectExpression");
        if (objects.length === 0) names.add("...");
        for (const { properties } of objects)
          for (const property of Array.isArray(properties) ? properties : [])
            if (isNode(property)) names.add(nameOf(property["key"]));
      }
      if (Array.isArray(children) && children.length > 0) names.add("children");
    }
  return given;
}

/** The props that nothing sets, as `Component.prop`. A spread may set those whose names its users mention. */
function unusedProps(
  declared: ReturnType<typeof declaredProps>,
  given: ReturnType<typeof givenProps>,
  sources: readonly Source[],
) {
  const text = sources.map(({ source }) => source).join("\n");
  const isMentioned = (prop: string) => new RegExp(`\\b${prop}\\b`).test(text);
  return [...declared].flatMap(([component, props]) => {
    const names = given.get(component);
    if (names === undefined) return [];
    return props
      .filter((prop) => !names.has(prop) && !(names.has("...") && isMentioned(prop)))
      .map((prop) => `${component}.${prop}`);
  });
}

test("a prop that only a story sets is found", () => {
  const component = {
    file: "Tag.tsx",
    source: "interface TagProps { children: string; tone?: string; size?: string; quiet?: boolean }",
  };
  const page = { file: "Page.tsx", source: 'const page = <Tag tone="good">New</Tag>;' };
  expect(unusedProps(declaredProps([component]), givenProps([page]), [page])).toEqual([
    "Tag.size",
    "Tag.quiet",
  ]);
});

test("a prop of a union is found, also beside a spread", () => {
  const component = {
    file: "Badge.tsx",
    source:
      "interface Looks { size?: string } type BadgeProps = Looks & ({ tone: string; icon?: string } | { dot: true });",
  };
  const page = {
    file: "Page.tsx",
    source:
      'const page = (looks: object) => <Badge {...looks} {...(isNew && { icon: "star" })} tone="good" />;',
  };
  expect(unusedProps(declaredProps([component]), givenProps([page]), [page])).toEqual([
    "Badge.dot",
    "Badge.size",
  ]);
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
  // Set by stories and tests, which need the same time zone everywhere, and a clipboard that refuses.
  const environment = ["UiProvider.timeZone", "UiProvider.copyText"];
  expect(unusedProps(declaredProps(ui), givenProps([...ui, ...users]), users)).toEqual(environment);
});
