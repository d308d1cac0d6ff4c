import { MsalProvider } from "@azure/msal-react";
import { SessionActionsProvider } from "@understudy/screens";
import { type Product } from "@understudy/screens/model";
import { UiProvider } from "@understudy/ui";
import { useEffect, useMemo, useState, type ReactNode } from "react";
import { Provider } from "react-redux";
import { GuardProvider, useGuard } from "../unsaved-changes/guard";
import { sweepEdits } from "../unsaved-changes/store";
import type { Account, Auth } from "../auth/auth";
import { keyboardPlatform } from "../lib/browser";
import { useNow } from "../lib/clock";
import { listenToBrowser } from "../store";
import { AccountProvider } from "./account";
import { StorageRefusedProvider } from "./notices";
import { ConsoleRouter } from "./ConsoleRouter";
import { Frame } from "./Frame";
import { holdRooms, roomsOf } from "./rooms";
import { RouterLink } from "./RouterLink";
import { SessionProvider } from "./session";
import { loadCode, routeAt, WarmUpProvider } from "./warm-up";

export interface ConsoleProps {
  product: Product;
  apiBaseUrl: string;
  signedIn: Account;
  auth: Pick<Auth, "signIn" | "signOut" | "sessionLost">;
}

/** The signed-in area. Keyed by the account: nothing of one person lives on into the next. */
export function Console({ product, apiBaseUrl, signedIn, auth }: ConsoleProps) {
  const [storageRefused, setStorageRefused] = useState(false);
  const account = useMemo(
    () => ({
      accountId: signedIn.id,
      user: signedIn.user,
      product,
      visits: new Set<string>(),
      onStorageRefused: () => setStorageRefused(true),
    }),
    [signedIn, product],
  );
  const sessionActions = useMemo(
    () => ({
      signIn: () => void auth.signIn(),
      chooseAccount: () => void auth.signIn({ another: true }),
    }),
    [auth],
  );
  return (
    <MsalProvider instance={signedIn.msal}>
      <SessionProvider value={auth}>
        <SessionActionsProvider value={sessionActions}>
          <AccountProvider value={account}>
            <StorageRefusedProvider value={storageRefused}>
              <GuardProvider>
                <Rooms apiBaseUrl={apiBaseUrl} signedIn={signedIn} onSessionLost={auth.sessionLost} />
              </GuardProvider>
            </StorageRefusedProvider>
          </AccountProvider>
        </SessionActionsProvider>
      </SessionProvider>
    </MsalProvider>
  );
}

interface RoomsProps {
  apiBaseUrl: string;
  signedIn: Account;
  onSessionLost: () => void;
}

function Rooms({ apiBaseUrl, signedIn, onSessionLost }: RoomsProps) {
  const guard = useGuard();
  const [rooms] = useState(() => roomsOf(signedIn, apiBaseUrl, onSessionLost));
  const { store, navigation, warmUp, releaseBy } = rooms;
  useEffect(() => releaseBy(guard.release), [releaseBy, guard]);
  useEffect(() => holdRooms(signedIn, rooms), [signedIn, rooms]);
  useEffect(() => listenToBrowser(store), [store]);
  useEffect(() => sweepEdits(Date.now()), []);
  return (
    <Provider store={store}>
      <WarmUpProvider value={warmUp}>
        <Surrounded>
          <ConsoleRouter navigation={navigation}>
            <Frame />
          </ConsoleRouter>
        </Surrounded>
      </WarmUpProvider>
    </Provider>
  );
}

function Surrounded({ children }: { children: ReactNode }) {
  const now = useNow();
  return (
    <UiProvider link={RouterLink} now={now} platform={keyboardPlatform}>
      {children}
    </UiProvider>
  );
}

/** Fetches the code of the page that the address asks for, before anybody is known to be signed in. */
export function prepare(pathname: string): void {
  const found = routeAt(pathname);
  if (found) loadCode(found.route);
}
