import { matchPage, paths } from "@understudy/model";

/** Long enough for the console's own messages. A batch must fit into a beacon's 64 KiB. */
const maxLength = 300;
const maxFrames = 8;

const replacements: readonly [pattern: RegExp, replacement: string][] = [
  // `JSON.parse` quotes the text that it can't read.
  [/"[^"]*"?/g, '"[text]"'],
  // Queries and fragments contain codes, states and search terms.
  [/(?<=\S)([?#])[^\s')]+/g, "$1[removed]"],
  [/\bBearer\s+\S+/gi, "Bearer [token]"],
  [/\beyJ[\w-]+(?:\.[\w-]*)*/g, "[token]"],
  [/[^\s@<>'()[\]]{1,64}@[^\s@<>'()[\]]+/g, "[email]"],
  // `run_90012` and `drf_reschedule`, other words with a digit, and words too long for a name in code.
  [/\b(?:[a-z]{2,5}_\w+|(?=\w*\d)\w{4,}|[\w-]{41,})/g, "[id]"],
];

/** Removes tokens, email addresses, IDs, query values and quoted texts, and shortens the rest. */
export const scrub = (text: string): string =>
  replacements
    .reduce(
      (scrubbed, [pattern, replacement]) => scrubbed.replaceAll(pattern, replacement),
      text.slice(0, 4 * maxLength),
    )
    .slice(0, maxLength);

/** The stack's frames in files of the console, as `/assets/file.js:line:column`. */
export const framesOf = (stack: string, origin: string): string[] =>
  stack
    .split("\n")
    .flatMap((line) => {
      const [, place = ""] = line.split(origin);
      return /^\/[\w./-]+:\d+:\d+/.exec(place) ?? [];
    })
    .slice(0, maxFrames);

/** `/runs/:id` for `/runs/run_90012`. */
export function pagePattern(pathname: string): string {
  const match = matchPage(pathname);
  return match === null ? "(other)" : paths[match.name].pattern;
}
