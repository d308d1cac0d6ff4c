import { routePatternTexts } from "./texts";

/** Adds a trimmed pattern, unless it is empty or a duplicate. */
export function addRoutePattern(patterns: readonly string[], entry: string): readonly string[] {
  const pattern = entry.trim();
  return pattern === "" || patterns.includes(pattern) ? patterns : [...patterns, pattern];
}

const segmentsOf = (path: string) => path.split("/").filter((segment) => segment !== "");

/** The path of a URL, or of a path typed with or without a leading slash. */
export function pathOf(typed: string): string {
  const text = typed.trim();
  const path = /^[a-z][a-z\d+.-]*:\/\//i.test(text) ? text.replace(/^[^/]*\/\/[^/?#]*/, "") : text;
  return `/${segmentsOf(path.replace(/[?#].*$/s, "")).join("/")}`;
}

// Two pointers rather than a regular expression, which a pattern full of stars makes exponential.
function matchesStars(pattern: string, text: string): boolean {
  let [at, place, star, kept] = [0, 0, -1, 0];
  while (place < text.length) {
    if (pattern[at] === "*") [star, kept, at] = [at, place, at + 1];
    else if (pattern[at] === text[place]) [at, place] = [at + 1, place + 1];
    else if (star >= 0) [kept, place, at] = [kept + 1, kept + 1, star + 1];
    else return false;
  }
  return /^\**$/.test(pattern.slice(at));
}

export function matchesRoute(pattern: string, path: string): boolean {
  const [wanted, given] = [segmentsOf(pathOf(pattern)), segmentsOf(pathOf(path))];
  if (wanted.length !== given.length) return false;
  return wanted.every(
    (segment, index) => /^:[^:]/.test(segment) || matchesStars(segment, given[index] ?? ""),
  );
}

/** Whether the widget shows on a path, and the pattern that decides. */
export type RouteVerdict =
  | { isShown: true; by: "include"; pattern: string }
  | { isShown: true; by: "everywhere" }
  | { isShown: false; by: "exclude"; pattern: string }
  | { isShown: false; by: "noInclude" };

export function checkRoute(
  path: string,
  include: readonly string[],
  exclude: readonly string[],
): RouteVerdict {
  const excluding = exclude.find((pattern) => matchesRoute(pattern, path));
  if (excluding !== undefined) return { isShown: false, by: "exclude", pattern: excluding };
  if (include.length === 0) return { isShown: true, by: "everywhere" };
  const including = include.find((pattern) => matchesRoute(pattern, path));
  return including === undefined
    ? { isShown: false, by: "noInclude" }
    : { isShown: true, by: "include", pattern: including };
}

export function routeVerdictText(verdict: RouteVerdict): string {
  switch (verdict.by) {
    case "include":
      return routePatternTexts.included(verdict.pattern);
    case "everywhere":
      return routePatternTexts.everywhere;
    case "exclude":
      return routePatternTexts.excluded(verdict.pattern);
    default:
      return routePatternTexts.notIncluded;
  }
}
