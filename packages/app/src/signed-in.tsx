import { SessionActionsProvider } from "@understudy/screens";
import { UiProvider } from "@understudy/ui";
import { useMemo } from "react";
import { Provider } from "react-redux";
import { RouterProvider } from "react-router-dom";
import { RouterLink } from "./layout/RouterLink";
import { keyboardPlatform } from "./lib/browser";
import { useNow } from "./lib/clock";
import { type Session, SessionContext } from "./session/session";

/** The signed-in area: the session's router inside the providers that the libraries need. */
export function SignedInApp({ session }: { session: Session }) {
  const now = useNow();
  const actions = useMemo(
    () => ({
      signIn: () => void session.signIn(),
      chooseAccount: () => void session.signIn({ another: true }),
    }),
    [session],
  );
  return (
    <SessionContext value={session}>
      <Provider store={session.store}>
        <SessionActionsProvider value={actions}>
          <UiProvider link={RouterLink} now={now} platform={keyboardPlatform}>
            <RouterProvider router={session.router} />
          </UiProvider>
        </SessionActionsProvider>
      </Provider>
    </SessionContext>
  );
}

// This module is the entry point of the signed-in area, for one dynamic import.
export { createSession } from "./create-session";
export { preloadPageCode } from "./routes";
