import type { Identifier, SimpleSupportStatement } from "@mdn/browser-compat-data";
import compatibility from "@mdn/browser-compat-data/forLegacyNode";
import { oldestBrowsers } from "../../scripts/supported-browsers.mjs";

const browsers = ["chrome", "firefox", "safari"] as const;

const isUsable = ({ flags, prefix, alternative_name: otherName }: SimpleSupportStatement) =>
  flags === undefined && prefix === undefined && otherName === undefined;

/** Whether one of the oldest supported browsers lacks it. What has no data of its own is as old as what it is part of. */
export function isNewer({ __compat: compat }: Identifier = {}, oldest = oldestBrowsers): boolean {
  if (compat === undefined) return false;
  return browsers.some((browser) => {
    const statements = [compat.support[browser] ?? []].flat().filter(isUsable);
    return !statements.some(
      ({ version_added: added }) =>
        typeof added === "string" && Number.parseFloat(added.replace("≤", "")) <= oldest[browser],
    );
  });
}

const parts = ({ __compat: _own, ...rest }: Identifier = {}): Record<string, Identifier> => rest;

export const api = parts(compatibility.api);
export const builtins = parts(compatibility.javascript["builtins"]);
export const properties = parts(compatibility.css["properties"]);
export const atRules = parts(compatibility.css["at-rules"]);
export const selectors = parts(compatibility.css["selectors"]);

/** Playwright finds elements with it. */
const usedByPlaywright = "Element.checkVisibility";

const nameOf = (owner: string, member: string) =>
  `${owner}.${member.replace(/_static$/, "").replace(/^(\w+)_event$/, "on$1")}`;

/** What the oldest supported browsers lack: a global, or its member in the form “Window.scheduler”. */
export const newerFeatures: readonly string[] = [...Object.entries(api), ...Object.entries(builtins)]
  .flatMap(([global, features]) => {
    if (isNewer(features)) return [global];
    const members = Object.entries(parts(features)).filter(([, feature]) => isNewer(feature));
    return members.map(([member]) => nameOf(global, member));
  })
  .filter((feature) => feature !== usedByPlaywright);

/** Runs in pages, before their scripts. */
export function removeFeatures(features: readonly string[]): void {
  const find = (name: string): unknown => Reflect.get(globalThis, name);
  for (const feature of features) {
    const [owner = "", member] = feature.split(".");
    if (member === undefined) {
      Reflect.deleteProperty(globalThis, owner);
      continue;
    }
    const constructor = find(owner);
    if (owner === "Window") Reflect.deleteProperty(globalThis, member);
    if (typeof constructor !== "function") continue;
    Reflect.deleteProperty(constructor, member);
    const { prototype } = constructor;
    if (typeof prototype === "object" && prototype !== null) Reflect.deleteProperty(prototype, member);
  }
}
