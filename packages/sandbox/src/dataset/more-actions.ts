import type { Role } from "../idp/people";
import { createRandom } from "./random";
import { recordedActions } from "./recorded-actions";
import type { ActionRecord } from "./entities";

const verbs = ["Add", "Approve", "Archive", "Assign", "Compare", "Confirm", "Duplicate", "Print"] as const;
const things = [
  "a late checkout",
  "a spa visit",
  "a supplier order",
  "an airport transfer",
  "a gift basket",
  "a shift",
  "an invoice",
] as const;

/** More actions for a busy account: new names for the steps of recorded ones. */
export function moreActions(count: number): Omit<ActionRecord, "is_published">[] {
  return Array.from({ length: count }, (_, index) => {
    const verb = verbs[index % verbs.length] ?? verbs[0];
    const thing = things[(index + Math.floor(index / verbs.length)) % things.length] ?? things[0];
    const random = createRandom("action", index);
    const model = recordedActions[index % recordedActions.length];
    const name = `${verb} ${thing}`;
    return {
      id: `act_more_${String(index + 1).padStart(2, "0")}`,
      name,
      description: random.chance(0.7) ? `Recorded at the front desk: ${name.toLowerCase()}.` : "",
      intents: [name.toLowerCase()],
      version: random.between(1, 9),
      steps: model?.steps ?? [],
    };
  });
}

const firstNames = [
  "ines",
  "joris",
  "kaya",
  "leo",
  "mina",
  "noor",
  "otis",
  "petra",
  "quinn",
  "rosa",
  "sami",
  "tove",
] as const;

export function moreColleagues(count: number): { email: string; role: Role; joined: boolean }[] {
  return Array.from({ length: count }, (_, index) => {
    const random = createRandom("colleague", index);
    const name = firstNames[index % firstNames.length] ?? firstNames[0];
    const role = random.pick<Role>(["viewer", "member", "member", "admin"]);
    return {
      email: `${name}.${String(index + 1).padStart(2, "0")}@harbourandpine.example`,
      role,
      joined: random.chance(0.8),
    };
  });
}
