import type { Clock } from "../clock";
import type { ProviderSettings } from "./settings";
import type { DemoPerson } from "../dataset/people";
import { createTokens, type Tokens } from "./tokens";
import { createGrants, type Session, type Grants } from "./grants";

export interface IdentityProvider {
  grants: Grants;
  tokens: Tokens;
  settings: ProviderSettings;
  /** Person by session ID. Keeps ended sessions: the console may still send their ID in a silent request. */
  knownSessions: ReadonlyMap<string, string>;
  openSession(person: DemoPerson): Session;
  closeSession(id: string): void;
}

export function createIdentityProvider(
  clock: Clock,
  settings: ProviderSettings,
  log: (line: string) => void,
): IdentityProvider {
  const grants = createGrants(clock.wallTime);
  const knownSessions = new Map<string, string>();
  return {
    grants,
    tokens: createTokens(clock.wallTime),
    settings,
    knownSessions,
    openSession(person) {
      const session = grants.openSession(person);
      knownSessions.set(session.id, person.id);
      log(`${person.email} signed in`);
      return session;
    },
    closeSession(id) {
      const session = grants.session(id);
      if (session) log(`${session.person.email} signed out`);
      grants.closeSession(id);
    },
  };
}
