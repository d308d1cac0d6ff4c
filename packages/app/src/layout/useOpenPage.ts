import { documentTitle, paths, type RouteName } from "@understudy/screens/model";
import { useEffect, useRef } from "react";
import { useLocation } from "react-router-dom";
import { matchPage } from "../pages/match-page";
import { useSession } from "../session/session";

/** The current page's name. Sets the document's title, and focuses the heading after a navigation. */
export function useOpenPage(): RouteName | null {
  const { product, visited } = useSession();
  const { pathname } = useLocation();
  const name = matchPage(pathname)?.name ?? null;

  useEffect(() => {
    if (name !== null) document.title = documentTitle(paths[name].title, product);
  }, [name, product]);

  const focusedFor = useRef(pathname);
  useEffect(() => {
    const match = matchPage(pathname);
    visited.delete(pathname);
    if (match) visited.set(pathname, match);
    if (focusedFor.current === pathname) return;
    focusedFor.current = pathname;
    // The list has already restored focus to a row.
    if (document.activeElement?.closest("main")) return;
    document.querySelector<HTMLElement>("main h1")?.focus({ preventScroll: true });
  }, [pathname, visited]);

  return name;
}
