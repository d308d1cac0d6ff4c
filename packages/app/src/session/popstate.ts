import type { createBrowserRouter } from "react-router-dom";
import { fieldsIn } from "../lib/json";

type Router = Pick<ReturnType<typeof createBrowserRouter>, "state" | "subscribe">;

interface PopstateWindow {
  history: Pick<History, "replaceState" | "go"> & { readonly state: unknown };
  addEventListener: (type: "popstate", listener: (event: Event) => void) => void;
  removeEventListener: (type: "popstate", listener: (event: Event) => void) => void;
}

function indexOf(state: unknown): number | null {
  const { idx } = fieldsIn(state);
  return typeof idx === "number" ? idx : null;
}

const blockedOf = ({ state }: Router) =>
  [...state.blockers.values()].find((blocker) => blocker.state === "blocked");

/**
 * Two cases that React Router's blocker doesn't handle:
 * - A history entry that the router didn't create, such as an edited hash, has no index, and the router then can't
 *   block leaving it. It gets one here.
 * - Back pressed again while the router undoes a blocked Back: the router takes the second popstate for its own and
 *   ends on the wrong entry. Such events are held back until the browser has returned.
 */
export function repairPopstate(window: PopstateWindow) {
  const { history } = window;
  let index = indexOf(history.state) ?? 0;
  let popped: { from: number } | null = null;
  let blocked: unknown;
  let undoing: { at: number; by: number; to: number } | null = null;

  const onPopstate = (event: Event) => {
    let next = indexOf(history.state);
    if (next === null) {
      next = index + 1;
      history.replaceState({ usr: null, key: crypto.randomUUID().slice(0, 8), idx: next }, "");
    }
    if (undoing === null) {
      popped = { from: index };
      index = next;
      return;
    }
    if (next === undoing.to) {
      index = next;
      undoing = null;
      return;
    }
    event.stopImmediatePropagation();
    const isOurs = next - undoing.at === undoing.by;
    undoing = { at: next, by: isOurs ? undoing.to - next : undoing.by, to: undoing.to };
    if (isOurs) history.go(undoing.by);
  };
  window.addEventListener("popstate", onPopstate);

  return {
    stop: () => window.removeEventListener("popstate", onPopstate),
    follow: (router: Router) =>
      router.subscribe(() => {
        const now = blockedOf(router);
        if (now !== undefined && now !== blocked && popped !== null)
          undoing = { at: index, by: popped.from - index, to: popped.from };
        blocked = now;
        popped = null;
        if (undoing === null) index = indexOf(history.state) ?? index;
      }),
  };
}
