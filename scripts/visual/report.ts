import { createHash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { dark, light, scales } from "../../packages/ui/src/theme/values";
import type { StoryDifference } from "./compare";

export interface Verdict extends StoryDifference {
  /** Why the change is meant, where somebody said so. */
  reason?: string | undefined;
}

export interface Report {
  base: string;
  head: string;
  /** How many stories were looked at, and in how many pictures. */
  stories: number;
  pictures: number;
  notes: string[];
  /** Where a story can be opened, below which `?path=` works. */
  storybook: string;
  items: Verdict[];
}

const hashOf = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

/** `surface: { canvas }` becomes `--surface-canvas`: the report wears what the console wears. */
function variables(tokens: object, path: readonly string[] = []): string {
  return Object.entries(tokens)
    .map(([key, value]) =>
      typeof value === "string"
        ? `--${[...path, key].join("-").toLowerCase()}: ${value};`
        : variables(value, [...path, key]),
    )
    .join(" ");
}

const template = (name: string) => readFileSync(join(import.meta.dirname, "report", name), "utf8");

// Data inside a script element ends at nothing but its own end tag.
const asData = (value: unknown) => JSON.stringify(value).replaceAll("<", String.raw`\u003c`);

/** One page that loads nothing but its pictures, from wherever it lies. */
export function writeReport(folder: string, report: Report): void {
  const style = `:root { ${variables(light)} ${variables(scales)} }\n@media (prefers-color-scheme: dark) { :root { ${variables(dark)} } }\n${template("report.css")}`;
  const script = template("report.js");
  const policy = [
    "default-src 'none'",
    // A file has no origin of its own.
    "img-src 'self' file:",
    `style-src ${hashOf(style)}`,
    `script-src ${hashOf(script)}`,
    "base-uri 'none'",
    "form-action 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join("; ");
  const parts: Record<string, string> = { policy, style, script, data: asData(report) };
  writeFileSync(
    join(folder, "index.html"),
    template("report.html").replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => parts[name] ?? ""),
  );
}
