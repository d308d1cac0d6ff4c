import type { Locator, Page } from "playwright";
import type { FaultName } from "../../packages/sandbox/src/index";
import { readPlaces, type ReadPlace } from "./reads";

/** A place, and what it shows for any payload. */
export interface PayloadPlace extends ReadPlace {
  stands: (page: Page) => Locator;
  /** The names of the list's entries. */
  names?: (page: Page) => Locator;
}

const rowsOf = (name: string) => (page: Page) =>
  page.getByRole("table", { name }).getByRole("cell").and(page.locator(":first-child"));
const itemsOf = (name: string) => (page: Page) => page.getByRole("region", { name }).getByRole("listitem");
const region = (name: string) => (page: Page) => page.getByRole("region", { name });

/** Where a list can be empty, or an entity without its name. */
const about: Record<string, Pick<PayloadPlace, "names"> & { stands?: PayloadPlace["stands"] }> = {
  "GET /v1/usage/timeseries on /": { stands: region("Usage Trends") },
  "GET /v1/actions on /": { stands: region("Recent Actions"), names: itemsOf("Recent Actions") },
  "GET /v1/health/drift on /": { stands: region("Drift Alerts"), names: itemsOf("Drift Alerts") },
  "GET /v1/actions on /actions": { stands: (page) => page.getByRole("search"), names: rowsOf("Actions") },
  "GET /v1/drafts on /drafts": {
    stands: (page) => page.getByText("Recordings that wait"),
    names: rowsOf("Drafts"),
  },
  "GET /v1/runs on /runs": { stands: (page) => page.getByRole("search"), names: rowsOf("Runs") },
  "GET /v1/keys/list on /settings/keys": {
    stands: (page) => page.getByRole("button", { name: "Create New Key" }),
    names: rowsOf("API Keys"),
  },
  "GET /v1/sites/me on /settings/keys": {
    stands: (page) => page.getByRole("button", { name: "Create New Key" }),
  },
  "GET /v1/members on /team": {
    stands: (page) => page.getByRole("button", { name: "Invite Member" }),
    names: rowsOf("Team members"),
  },
};

export const keyOf = ({ call, path }: ReadPlace): string => `${call} on ${path}`;

export const payloadPlaces: readonly PayloadPlace[] = readPlaces
  .filter(({ panel }) => panel !== null)
  .map((place) => ({ ...place, ...about[keyOf(place)], stands: about[keyOf(place)]?.stands ?? place.shown }));

export interface PayloadFault {
  name: FaultName;
  /** The expected result for a list and for a single entity. */
  list: "rows" | "none" | "unreadable";
  thing: "stands" | "unreadable";
  /** Changes texts, so raw text on screen is expected. */
  texts?: true;
}

const degrades = (name: FaultName): PayloadFault => ({ name, list: "rows", thing: "stands" });

export const payloadFaults: readonly PayloadFault[] = [
  degrades("wrong-types"),
  degrades("missing-fields"),
  degrades("null-fields"),
  degrades("broken-rows"),
  degrades("bare-list"),
  degrades("other-spelling"),
  degrades("unknown-enums"),
  degrades("odd-numbers"),
  degrades("odd-dates"),
  { ...degrades("hostile-strings"), texts: true },
  { ...degrades("long-strings"), texts: true },
  degrades("hostile-ids"),
  degrades("duplicate-ids"),
  degrades("proto-keys"),
  { name: "null-list", list: "none", thing: "stands" },
  { name: "wrong-list", list: "unreadable", thing: "stands" },
  { name: "not-an-object", list: "unreadable", thing: "unreadable" },
];

/** Calls that return a list. */
const listed = /\/(actions|drafts|runs|list|members|drift|timeseries)$/;

export const outcomeAt = ({ call }: ReadPlace, fault: PayloadFault) =>
  listed.test(call) ? fault.list : fault.thing;
