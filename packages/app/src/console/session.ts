import { createContext, use } from "react";
import type { Auth } from "../auth/auth";

const Context = createContext<Pick<Auth, "signIn" | "signOut"> | null>(null);

export const SessionProvider = Context;

export function useSession(): Pick<Auth, "signIn" | "signOut"> {
  const session = use(Context);
  if (session === null) throw new Error("useSession needs a SessionProvider");
  return session;
}
