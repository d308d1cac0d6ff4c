import type { Clock } from "../clock";
import type { IdpKnobs } from "./knobs";
import type { DemoPerson } from "./people";
import { createTokens, type Tokens } from "./tokens";
import { createVault, type Session, type Vault } from "./vault";

export interface IdentityProvider {
  vault: Vault;
  tokens: Tokens;
  knobs: IdpKnobs;
  /** Person by session ID. Keeps ended sessions: the console may still send their ID in a silent request. */
  knownSessions: ReadonlyMap<string, string>;
  openSession(person: DemoPerson): Session;
  closeSession(id: string): void;
}

export function createIdentityProvider(
  clock: Clock,
  knobs: IdpKnobs,
  log: (line: string) => void,
): IdentityProvider {
  const vault = createVault(clock.wall);
  const knownSessions = new Map<string, string>();
  return {
    vault,
    tokens: createTokens(clock.wall),
    knobs,
    knownSessions,
    openSession(person) {
      const session = vault.openSession(person);
      knownSessions.set(session.id, person.id);
      log(`${person.email} signed in`);
      return session;
    },
    closeSession(id) {
      const session = vault.session(id);
      if (session) log(`${session.person.email} signed out`);
      vault.closeSession(id);
    },
  };
}
