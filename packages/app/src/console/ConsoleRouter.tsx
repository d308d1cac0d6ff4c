import {
  createContext,
  startTransition,
  use,
  useCallback,
  useLayoutEffect,
  useState,
  type ReactNode,
} from "react";
import { createPath, Router } from "react-router-dom";
import type { Navigation, View } from "./navigation";

const Context = createContext<{ navigation: Navigation; view: View } | null>(null);
/** Goes to an address. Apart from the view, so that a hundred links need not be drawn again whenever that changes. */
const Follow = createContext<(href: string) => void>(() => undefined);

export const useFollow = () => use(Follow);

/** Gives the frame and its pages their place: address, page and progress always belong together. */
export function ConsoleRouter({ navigation, children }: { navigation: Navigation; children: ReactNode }) {
  const [view, setView] = useState(navigation.view);
  useLayoutEffect(() => {
    let { attempt } = navigation.view;
    return navigation.listen((next) => {
      // Another page may take its time to be drawn. A filter of this one may not: what is typed meanwhile would get lost.
      if (next.attempt === attempt) setView(next);
      else startTransition(() => setView(next));
      attempt = next.attempt;
    });
  }, [navigation]);
  const follow = useCallback(
    (href: string) => {
      const { address } = navigation;
      if (href === createPath(address.location)) address.replace(href);
      else address.push(href);
    },
    [navigation],
  );
  return (
    <Context value={{ navigation, view }}>
      <Follow value={follow}>
        <Router location={view.location} navigationType={view.action} navigator={navigation.address}>
          {children}
        </Router>
      </Follow>
    </Context>
  );
}

/** Read by a page whose address names something, `/runs/{id}`. */
export const usePageParams = () => useNavigation().view.params;

export function useNavigation() {
  const navigated = use(Context);
  if (navigated === null) throw new Error("useNavigation needs a ConsoleRouter");
  return navigated;
}
