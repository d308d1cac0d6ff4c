import { documentTitle, matchPage, type PageMatch, type Product, type User } from "@understudy/model";
import type { TablePosition } from "@understudy/ui";
import { createContext, use, useEffect } from "react";
import { type createBrowserRouter, useLocation } from "react-router-dom";
import { isSame } from "../api/mutations";
import type { Auth } from "../auth/auth";
import type { Observable } from "../lib/observable";
import type { ConsoleStore } from "../api/store";

/** A long list scrolls in its own box, a short one with the page. */
export interface ScrollPosition {
  table?: TablePosition;
  pageTop?: number;
}

/** What leaving the page would lose. The browser couldn't store `unstoredEdits`. */
export interface Unsaved {
  kind: "edits" | "unstoredEdits" | "key";
  /** After a confirmed Leave, the path changes before the page unmounts. */
  pathname: string;
  label?: string;
}

/** Created at sign-in, disposed at sign-out. */
export interface Session extends Pick<Auth, "signOut"> {
  actions: { signIn: () => void; chooseAccount: () => void };
  accountId: string;
  user: User;
  product: Product;
  /** `billing.origins` of config.json. */
  billingOrigins: readonly string[] | undefined;
  store: ConsoleStore;
  router: ReturnType<typeof createBrowserRouter>;
  /** The page sets it, the layout asks about it. */
  unsaved: Observable<Unsaved | null>;
  /** Whether the host serves a newer version of the console. */
  newVersion: Pick<Observable<boolean>, "get" | "subscribe">;
  /** By path, most recent last. */
  visited: Map<string, PageMatch>;
  /** Of lists, by URL. ScrollRestoration knows only the window, and only history entries. */
  listScroll: Map<string, ScrollPosition>;
  /** Stays when the list of runs is left for one of them. */
  isPollingPaused: Observable<boolean>;
  /** Starts loading the code and the data of the page behind a link. */
  prefetch: (href: string) => void;
  /** Aborts requests, empties the store and removes listeners. */
  dispose: () => void;
}

/** Whether the user is leaving a page: a late response must not redirect them. */
export const isLeaving = ({ router }: Pick<Session, "router">, pathname: string): boolean =>
  (router.state.navigation.location ?? router.state.location).pathname !== pathname;

/** Whether a page is shown, however its URL spells its ID. */
export const isPageOpen = (visited: Session["visited"], path: string): boolean =>
  isSame([...visited.values()].at(-1), matchPage(path));

export const SessionContext = createContext<Session | null>(null);

export function useSession(): Session {
  const session = use(SessionContext);
  if (session === null) throw new Error("useSession needs a SessionContext");
  return session;
}

/** The ID in the current page's path. `useParams` turns an ID that contains `%2F` into another one. */
export const usePageId = (): string => matchPage(useLocation().pathname)?.id ?? "";

/** Names the tab after what the page shows, instead of the page. */
export function useTabTitle(title: string): void {
  const { product } = useSession();
  useEffect(() => {
    document.title = documentTitle(title, product);
  }, [title, product]);
}
