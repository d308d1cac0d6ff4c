import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { addressesIn } from "../addresses";
import { compressBelow, isCompressed } from "../compress";
import { OperatorFault } from "../operator-fault";
import { versionIn } from "../version";
import { containerfile, containerServer } from "./container";
import { checkFolders, type HostingFolders, ownAssets } from "./folders";
import { nginxApi, nginxConfig, nginxServerExample } from "./nginx";

export interface HostingOptions extends HostingFolders {
  /** The folder of the build. */
  build: string;
  /** The folder of its source maps, which are written beside the site. */
  sourceMaps?: string | undefined;
  /** The text of the config.json to serve. */
  config: string;
}

const isNames = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((name) => typeof name === "string" && !/[/\\]/.test(name));

/** The assets of the previous build, without those that it kept: only two versions are served. */
function earlierAssets(
  keep: string | undefined,
  out: string,
  current: readonly string[],
): Map<string, Buffer> {
  const earlier = keep ?? out;
  const list = join(earlier, ownAssets);
  if (!existsSync(list)) return new Map();
  const names: unknown = JSON.parse(readFileSync(list, "utf8"));
  if (!isNames(names)) throw new OperatorFault(`${list} is not a list of files.`);
  const folder = join(earlier, "nginx/site/assets");
  // The same build with another config.json keeps what it kept before. After an interruption, files are missing.
  const present = existsSync(folder) ? readdirSync(folder).filter((name) => !isCompressed(name)) : [];
  const isSameBuild = names.length === current.length && names.every((name) => current.includes(name));
  const wanted = present.filter((name) => isSameBuild || names.includes(name));
  return new Map(wanted.map((name) => [name, readFileSync(join(folder, name))]));
}

/** Writes the files of the site with their compressed versions, and those of nginx beside them. */
export function writeHosting({ build, sourceMaps, config, out, keep }: HostingOptions): {
  kept: number;
} {
  const deployment = { ...addressesIn(config), version: versionIn(build) };
  checkFolders({ out, keep });
  const names = readdirSync(join(build, "assets")).filter((name) => !isCompressed(name));
  const kept = earlierAssets(keep, out, names);
  const site = join(out, "nginx/site");
  rmSync(join(out, "nginx"), { recursive: true, force: true });
  mkdirSync(join(site, "assets"), { recursive: true });
  for (const [name, body] of kept) writeFileSync(join(site, "assets", name), body);
  cpSync(build, site, { recursive: true });
  writeFileSync(join(site, "config.json"), config);
  rmSync(join(out, "source-maps"), { recursive: true, force: true });
  if (sourceMaps !== undefined) cpSync(sourceMaps, join(out, "source-maps"), { recursive: true });
  const write = (path: string, text: string) => writeFileSync(join(out, path), text);
  compressBelow(site);
  write("nginx/console.conf", nginxConfig(deployment));
  write("nginx/server.example.conf", nginxServerExample);
  if (deployment.apiBaseUrl === "") write("nginx/api.conf", nginxApi);
  write("nginx/container.conf", containerServer);
  write("nginx/Containerfile", containerfile);
  write(ownAssets, `${JSON.stringify(names)}\n`);
  return { kept: [...kept.keys()].filter((name) => !names.includes(name)).length };
}
