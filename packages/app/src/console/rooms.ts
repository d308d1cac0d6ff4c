import type { Account } from "../auth/auth";
import { createConsoleStore, forgetAccount } from "../store";
import { Navigation } from "./navigation";
import { createWarmUp, openRoute } from "./warm-up";
import { worldOf } from "./world";

function createRooms(account: Account, apiBaseUrl: string, onSessionLost: () => void) {
  let release = () => {};
  const store = createConsoleStore(worldOf(account, apiBaseUrl, onSessionLost));
  return {
    store,
    navigation: new Navigation(({ pathname, search }) =>
      openRoute(store, new URL(pathname + search, window.location.origin), () => release()),
    ),
    warmUp: createWarmUp(store),
    /** Says what lets go of unsaved edits when the console reloads by itself. */
    releaseBy: (letGo: () => void) => {
      release = letGo;
    },
  };
}

export type Rooms = ReturnType<typeof createRooms>;

const open = new WeakMap<Account, Rooms>();

/**
 * The store and the navigation of one session: made once, however often React begins to draw them before it is done.
 * A navigation begins to load as soon as it is made; a second one would ask for everything twice.
 */
export function roomsOf(account: Account, apiBaseUrl: string, onSessionLost: () => void): Rooms {
  const rooms = open.get(account) ?? createRooms(account, apiBaseUrl, onSessionLost);
  open.set(account, rooms);
  return rooms;
}

/** Returns the clean-up: calls under way are aborted, and the store is emptied. */
export function holdRooms(account: Account, rooms: Rooms): () => void {
  open.set(account, rooms);
  return () => {
    open.delete(account);
    // In development React closes and opens again at once, to see whether that does harm.
    setTimeout(() => open.get(account) !== rooms && forgetAccount(rooms.store), 0);
  };
}
