import { createContext, use } from "react";

/** What the user can do after the session ended. Never runs automatically. */
export interface SessionActions {
  signIn: () => void;
  chooseAccount: () => void;
}

const Context = createContext<SessionActions>({ signIn: () => undefined, chooseAccount: () => undefined });

export const SessionActionsProvider = Context;

export const useSessionActions = () => use(Context);
