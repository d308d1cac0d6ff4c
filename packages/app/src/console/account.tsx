import { createContext, use } from "react";
import type { Product, User } from "@understudy/screens/model";

/** Who is signed in, and what the pages may ask of the frame. */
export interface Account {
  accountId: string;
  user: User;
  product: Product;
  /** The addresses this person opened since the console started, each once, the latest last. */
  visits: Set<string>;
  /** This browser will not remember unsaved edits; the frame says so. */
  onStorageRefused: () => void;
}

const Context = createContext<Account | null>(null);

export const AccountProvider = Context;

export function useAccount(): Account {
  const account = use(Context);
  if (account === null) throw new Error("useAccount needs an AccountProvider");
  return account;
}
