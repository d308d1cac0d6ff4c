import { createContext, use } from "react";

/** The ways on when a session is over. Never taken by themselves: the person decides. */
export interface SessionActions {
  signIn: () => void;
  chooseAccount: () => void;
}

const Context = createContext<SessionActions>({ signIn: () => undefined, chooseAccount: () => undefined });

export const SessionActionsProvider = Context;

export const useSessionActions = () => use(Context);
