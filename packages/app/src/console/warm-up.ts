import { createContext, use } from "react";
import { matchPath, type Params } from "react-router-dom";
import { loadChunk } from "../lib/chunks";
import type { ConsoleStore } from "../store";
import { decoded } from "./decoded";
import { patternOf, routes, type Route } from "./routes";

/** What an address names, as the server spells it: the matcher leaves all but the slash encoded, and calls encode it anew. */
const named = (params: Params): Params =>
  Object.fromEntries(Object.entries(params).map(([name, value = ""]) => [name, decoded(value)]));

/** The row of the table that an address belongs to. Addresses are taken as they are spelled: `/Runs` and `/runs/` are none. */
export function routeAt(pathname: string) {
  if (pathname !== "/" && pathname.endsWith("/")) return undefined;
  for (const route of routes) {
    const match = matchPath({ path: patternOf(route), end: true, caseSensitive: true }, pathname);
    if (match) return { route, params: named(match.params) };
  }
  return undefined;
}

// Either may fail here without harm: the navigation itself will try again and say so.
const quietly = (loading: Promise<unknown> | undefined) => void loading?.catch(() => undefined);

/** The page's code, and beside it the few lines that know what to ask for. */
export function loadCode(route: Route): void {
  quietly(route.page());
  quietly(route.data?.());
}

function startData(route: Route, store: ConsoleStore, params: Params, url: URL): void {
  quietly(route.data?.().then(({ start }) => start(store, { params, url })));
}

/** What a navigation begins with: code and data travel together. */
export function openRoute(store: ConsoleStore, url: URL, beforeReload: () => void) {
  const found = routeAt(url.pathname);
  if (!found) return null;
  startData(found.route, store, found.params, url);
  return { ...found, code: loadChunk(found.route.page, beforeReload) };
}

export type WarmUp = (href: string) => void;

export const createWarmUp =
  (store: ConsoleStore): WarmUp =>
  (href) => {
    const url = new URL(href, window.location.origin);
    const found = routeAt(url.pathname);
    if (!found) return;
    loadCode(found.route);
    startData(found.route, store, found.params, url);
  };

const Context = createContext<WarmUp>(() => undefined);

export const WarmUpProvider = Context;

export const useWarmUp = () => use(Context);
