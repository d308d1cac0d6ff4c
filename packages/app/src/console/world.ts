import type { Session } from "../auth/engine";
import { browserWorld, type World } from "../api/world";

/** What the data layer needs of the world, for one signed-in person. */
export function worldOf(session: Session, baseUrl: string, onSessionLost: () => void): World {
  return {
    ...browserWorld(),
    baseUrl,
    onSessionLost,
    getToken: session.getToken,
  };
}
