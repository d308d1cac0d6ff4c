import { documentTitle, paths, type RouteName } from "@understudy/screens/model";
import { useEffect, useRef } from "react";
import { useAccount } from "./account";
import { useNavigation } from "./ConsoleRouter";

/** The page that is open. Names the document after it, and takes focus to its heading after a navigation. */
export function useOpenRoute(): RouteName | null {
  const { product, visits } = useAccount();
  const { view } = useNavigation();
  const { pathname } = view.location;
  const route = view.route?.name ?? null;

  useEffect(() => {
    if (route !== null) document.title = documentTitle(paths[route].title, product);
  }, [route, product]);

  const shown = useRef(pathname);
  useEffect(() => {
    visits.delete(pathname);
    visits.add(pathname);
    if (shown.current === pathname) return;
    shown.current = pathname;
    // A list that went back to the row one came from has already chosen better.
    if (document.activeElement?.closest("main")) return;
    document.querySelector<HTMLElement>("main h1")?.focus({ preventScroll: true });
  }, [pathname, visits]);

  return route;
}
