import { existsSync, readFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { parseSync } from "vite";

interface Import {
  from: string;
  /** The imported names; none means the whole module. */
  names: readonly string[] | undefined;
  isDynamic: boolean;
}

interface Parsed {
  imports: readonly Import[];
  /** Re-exported names with their module, and modules re-exported as a whole. */
  reexports: ReadonlyMap<string, { from: string; name: string }>;
  stars: readonly string[];
  declares: ReadonlySet<string>;
}

const nothing: Parsed = { imports: [], reexports: new Map(), stars: [], declares: new Set() };
const endings = ["", ".ts", ".tsx", "/index.ts"];

/** A name that a module passes on: the module's path, and the name. */
const passedOn = (file: string, name: string) => `${file}#${name}`;

/** What a module passes on, by `passedOn`: `./members memberList`. Other names come from all of its `export *`. */
function passages(file: string, { reexports, stars }: Parsed): Map<string, string> {
  const named = [...reexports].map(([name, target]): [string, string] => [
    passedOn(file, name),
    `${target.from} ${target.name}`,
  ]);
  return new Map([...named, ...stars.map((from): [string, string] => [passedOn(file, `* ${from}`), from])]);
}

/**
 * The dependencies between modules, read from the sources. The build's graph lacks the tokens that `*.css.ts` files
 * import, because vanilla-extract evaluates them while compiling. Imports through a package's entry point resolve to
 * the declaring module, because everything imports the entry points; on the way there, they pass `file#name`.
 */
export class ModuleGraph {
  private readonly parsed = new Map<string, Parsed>();
  private readonly dependencies = new Map<string, readonly string[]>();
  private readonly packageExports = new Map<string, Record<string, string>>();
  private readonly reached = new Map<string, ReadonlySet<string>>();

  constructor(readonly root: string) {}

  private parse(file: string): Parsed {
    const known = this.parsed.get(file);
    if (known) return known;
    const parsed = /\.[cm]?[jt]sx?$/.test(file)
      ? parseImports(file, existsSync(file) ? readFileSync(file, "utf8") : "")
      : file.endsWith(".css")
        ? parseStyles(file)
        : nothing;
    this.parsed.set(file, parsed);
    return parsed;
  }

  private resolve(from: string, importer: string): string | undefined {
    if (from.startsWith(".")) {
      const base = resolve(dirname(importer), from.replace(/\?.*$/, ""));
      return endings.map((ending) => base + ending).find((path) => /\.\w+$/.test(path) && existsSync(path));
    }
    const [, name, path = ""] = /^@understudy\/([^/]+)(\/.*)?$/.exec(from) ?? [];
    if (name === undefined) return undefined;
    const folder = join(this.root, "packages", name);
    const target = this.exportsOf(folder)[`.${path}`];
    return target === undefined ? undefined : resolve(folder, target);
  }

  private exportsOf(folder: string): Record<string, string> {
    const known = this.packageExports.get(folder);
    if (known) return known;
    const { exports = {} }: { exports?: Record<string, string> } = JSON.parse(
      readFileSync(join(folder, "package.json"), "utf8"),
    );
    this.packageExports.set(folder, exports);
    return exports;
  }

  /** The module that declares a name which `file` exports, after the modules that pass it on. */
  private declaring(file: string, name: string, seen = new Set<string>()): string[] | undefined {
    if (seen.has(file)) return undefined;
    seen.add(file);
    const { reexports, stars, declares } = this.parse(file);
    if (declares.has(name)) return [file];
    const reexport = reexports.get(name);
    if (reexport !== undefined) {
      const target = this.resolve(reexport.from, file);
      if (target === undefined) return [file];
      return [passedOn(file, name), ...(this.declaring(target, reexport.name, seen) ?? [target])];
    }
    for (const star of stars) {
      const target = this.resolve(star, file);
      const found = target === undefined ? undefined : this.declaring(target, name, seen);
      if (found !== undefined) return [passedOn(file, `* ${star}`), ...found];
    }
    return undefined;
  }

  private dependenciesOf(file: string, skipDynamic: boolean): readonly string[] {
    const key = `${file} ${skipDynamic}`;
    const known = this.dependencies.get(key);
    if (known) return known;
    const { imports, reexports, stars } = this.parse(file);
    const direct = imports.flatMap(({ from, names, isDynamic }) => {
      const target = isDynamic && skipDynamic ? undefined : this.resolve(from, file);
      if (target === undefined) return [];
      if (names === undefined) return [target];
      return names.flatMap((name) => this.declaring(target, name) ?? [target]);
    });
    const onward = [...stars, ...[...reexports.values()].map(({ from }) => from)];
    const found = [...direct, ...onward.flatMap((from) => this.resolve(from, file) ?? [])];
    this.dependencies.set(key, found);
    return found;
  }

  /**
   * What a changed file touches: the file itself, and each name that it passes on from another place than before. Without
   * the text from before, all of them.
   */
  touchedBy(file: string, before: string | undefined): string[] {
    const now = passages(file, this.parse(file));
    const then = before === undefined ? undefined : passages(file, parseImports(file, before));
    return [file, ...[...now].filter(([name, from]) => then?.get(name) !== from).map(([name]) => name)];
  }

  /** A module and all its dependencies, without `except` and what only that needs. */
  reach(
    start: string,
    { except, skipDynamic = false }: { except?: string; skipDynamic?: boolean } = {},
  ): ReadonlySet<string> {
    const key = `${start} ${except} ${skipDynamic}`;
    const known = this.reached.get(key);
    if (known) return known;
    const found = new Set<string>();
    const queue = [start];
    for (let file = queue.pop(); file !== undefined; file = queue.pop()) {
      if (found.has(file) || file === except) continue;
      found.add(file);
      if (!file.includes("#")) queue.push(...this.dependenciesOf(file, skipDynamic));
    }
    this.reached.set(key, found);
    return found;
  }
}

/** Fonts and images of a plain stylesheet. */
function parseStyles(file: string): Parsed {
  const urls = readFileSync(file, "utf8").matchAll(/url\(\s*["']?(\.[^"')]+)/g);
  const imports = [...urls].map(([, from = ""]) => ({ from, names: undefined, isDynamic: false }));
  return { ...nothing, imports };
}

function parseImports(file: string, source: string): Parsed {
  const { module } = parseSync(file, source);
  const imports: Import[] = module.staticImports.flatMap(({ moduleRequest, entries }) => {
    const values = entries.filter(({ isType }) => !isType);
    // Types don't change pictures.
    if (entries.length > 0 && values.length === 0) return [];
    const isWhole = values.length === 0 || values.some(({ importName }) => importName.kind !== "Name");
    const names = isWhole ? undefined : values.flatMap(({ importName }) => importName.name ?? []);
    return [{ from: moduleRequest.value, names, isDynamic: false }];
  });
  for (const { moduleRequest } of module.dynamicImports) {
    const text = source.slice(moduleRequest.start, moduleRequest.end);
    imports.push({ from: text.replaceAll(/["'`]/g, ""), names: undefined, isDynamic: true });
  }
  // Assets: new URL("./logo.svg", import.meta.url).
  for (const [, from = ""] of source.matchAll(/new URL\(\s*["'](\.[^"']+)["'],\s*import\.meta\.url/g))
    imports.push({ from, names: undefined, isDynamic: false });
  const reexports = new Map<string, { from: string; name: string }>();
  const stars: string[] = [];
  const declares = new Set<string>();
  for (const { entries } of module.staticExports)
    for (const { moduleRequest, importName, exportName } of entries) {
      if (moduleRequest === null) declares.add(exportName.name ?? "default");
      else if (exportName.name === null) stars.push(moduleRequest.value);
      else
        reexports.set(exportName.name, {
          from: moduleRequest.value,
          name: importName.name ?? exportName.name,
        });
    }
  return { imports, reexports, stars, declares };
}
