import type { Session } from "../identity/engine";
import { browserWorld, SessionLost, type World } from "../api/world";

/** What the data layer needs of the world, for one signed-in person. */
export function worldOf(session: Session, baseUrl: string, onSessionLost: () => void): World {
  return {
    ...browserWorld(),
    baseUrl,
    onSessionLost,
    async getToken(options) {
      try {
        return await session.getToken(options);
      } catch (error) {
        if (error instanceof Error && error.name === "SignedOut") throw new SessionLost(error.message, { cause: error });
        throw error;
      }
    },
  };
}
