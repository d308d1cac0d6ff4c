import { createContext, use } from "react";
import type { Identity } from "../auth/identity";

const Context = createContext<Pick<Identity, "signIn" | "signOut"> | null>(null);

export const SessionProvider = Context;

export function useSession(): Pick<Identity, "signIn" | "signOut"> {
  const session = use(Context);
  if (session === null) throw new Error("useSession needs a SessionProvider");
  return session;
}
