import type { Account } from "../auth/auth";
import { browserWorld, type World } from "../api/world";

/** What the data layer needs of the world, for one signed-in person. */
export function worldOf(account: Account, baseUrl: string, onSessionLost: () => void): World {
  return {
    ...browserWorld(),
    baseUrl,
    onSessionLost,
    getToken: account.getAccessToken,
  };
}
