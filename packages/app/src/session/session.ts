import { isSame } from "@understudy/api";
import type { IPublicClientApplication } from "@azure/msal-browser";
import { useMsal } from "@azure/msal-react";
import { documentTitle, matchPage, type Product, type User } from "@understudy/model";
import { createContext, use, useEffect, useMemo } from "react";
import { type createBrowserRouter, useLocation } from "react-router-dom";
import { userOf } from "../auth/auth";
import type { PageHistory } from "./page-history";
import type { ConsoleStore } from "./store";

/** One per page load. */
export interface Session {
  actions: { signIn: () => void; chooseAccount: () => void };
  msal: IPublicClientApplication;
  product: Product;
  /** `billing.origins` of config.json. */
  billingOrigins: readonly string[] | undefined;
  store: ConsoleStore;
  router: ReturnType<typeof createBrowserRouter>;
  history: PageHistory;
  /** The path of the page that is mounted. */
  openPaths: Set<string>;
  /** Loads the code of the page behind a link. */
  preload: (href: string) => void;
  /** Stores the edit in the focused field, unmounts the pages and leaves without asking. */
  leave: (go: () => void | Promise<void>) => void;
}

/** Whether the user is leaving a page: a late response must not redirect them. */
export const isLeaving = ({ router }: Pick<Session, "router">, pathname: string): boolean =>
  (router.state.navigation.location ?? router.state.location).pathname !== pathname;

/** Whether two paths lead to the same page, however they spell its ID. */
export const isSamePage = (path: string, other: string): boolean => isSame(matchPage(path), matchPage(other));

/** Whether the page at this path shows how its writes end. Otherwise, a notice does. */
export const isPageOpen = ({ openPaths }: Pick<Session, "openPaths">, path: string): boolean =>
  [...openPaths].some((open) => isSamePage(open, path));

export const SessionContext = createContext<Session | null>(null);

export function useSession(): Session {
  const session = use(SessionContext);
  if (session === null) throw new Error("useSession needs a SessionContext");
  return session;
}

function useAccount() {
  const [account] = useMsal().accounts;
  if (account === undefined) throw new Error("This needs a signed-in account");
  return account;
}

export const useAccountId = (): string => useAccount().homeAccountId;

export function useUser(): User {
  const account = useAccount();
  return useMemo(() => userOf(account), [account]);
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
