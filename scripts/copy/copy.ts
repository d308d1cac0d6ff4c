import { parseArgs } from "node:util";
import { entryOf, filesWithLiterals, remainingEntries, writeRemainingEntries } from "./files";

const usage = `npm run copy -- [options] [path]

  Lists the user-visible texts that code holds outside texts.ts, for all files or those below a path.

  --update   remove files without such texts from scripts/copy/remaining.txt`;

export function copy(args: string[]): number {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { help: { type: "boolean", short: "h" }, update: { type: "boolean" } },
  });
  if (values.help === true) {
    console.log(usage);
    return 0;
  }
  const found = filesWithLiterals();
  if (values.update === true) {
    const entries = new Set([...found.keys()].map(entryOf));
    const kept = remainingEntries().filter((entry) => entries.has(entry));
    writeRemainingEntries(kept);
    console.log(`${kept.length} files remain in scripts/copy/remaining.txt`);
    return 0;
  }
  const [below = ""] = positionals;
  for (const [file, literals] of found) {
    if (!file.startsWith(below)) continue;
    for (const { line, text } of literals) console.log(`${file}:${line}: ${text.replaceAll(/\s+/g, " ")}`);
  }
  return 0;
}
