import { createHash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { dark, light, scales } from "../../packages/ui/src/theme/values";
import type { Group } from "./accept";

export interface Report {
  /** Which commits, and how many stories. */
  compared: string;
  counts: string;
  notes: string[];
  groups: Group[];
}

const hashOf = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

/** `surface: { canvas }` becomes `--surface-canvas`: the report uses the console's tokens. */
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

// Inside a script element, only its end tag needs escaping.
const asData = (value: unknown) => JSON.stringify(value).replaceAll("<", String.raw`\u003c`);

/** A single page that works from any folder and loads only its pictures. */
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
  const parts: Record<string, string> = {
    policy,
    style: `<style>${style}</style>`,
    script: `<script>${script}</script>`,
    data: `<script type="application/json" id="data">${asData(report)}</script>`,
  };
  writeFileSync(
    join(folder, "index.html"),
    // Comments, because a formatter would rewrite placeholders inside style and script elements.
    template("report.html").replaceAll(
      /<!-- \{\{(\w+)\}\} -->|\{\{(\w+)\}\}/g,
      (_, element: string | undefined, text: string | undefined) => parts[element ?? text ?? ""] ?? "",
    ),
  );
}
