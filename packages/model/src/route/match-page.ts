import { isRouteName, paths, type RouteName } from "./paths";

export interface PageMatch {
  name: RouteName;
  id: string | undefined;
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** The page of a path, with its ID decoded exactly once. Unlike React Router, it refuses a trailing slash. */
export function matchPage(pathname: string): PageMatch | null {
  for (const [name, { pattern }] of Object.entries(paths)) {
    const match = new RegExp(`^${pattern.replace(":id", "([^/]+)")}$`).exec(pathname);
    if (match && isRouteName(name)) return { name, id: match[1] && decode(match[1]) };
  }
  return null;
}
