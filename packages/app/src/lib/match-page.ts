import { paths, type RouteName } from "@understudy/screens/model";
import { matchPath, useLocation } from "react-router-dom";

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

/** The ID in `/runs/{id}`, decoded exactly once: `useParams` turns an ID that contains `%2F` into another one. */
function idInPath(pathname: string): string | undefined {
  const id = pathname.split("/")[2];
  return id === undefined ? undefined : decode(id);
}

// React Router ignores a trailing slash, the specification doesn't.
const isExact = (pathname: string) => pathname === "/" || !pathname.endsWith("/");

export function matchPage(pathname: string): PageMatch | null {
  if (!isExact(pathname)) return null;
  for (const [name, { pattern }] of Object.entries(paths))
    if (isRouteName(name) && matchPath({ path: pattern, caseSensitive: true }, pathname))
      return { name, id: pattern.endsWith(":id") ? idInPath(pathname) : undefined };
  return null;
}

export const isRouteName = (name: string): name is RouteName => Object.hasOwn(paths, name);

/** The ID in the current page's path. */
export const usePageId = (): string => idInPath(useLocation().pathname) ?? "";
