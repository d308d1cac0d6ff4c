import type { Locator, Page } from "@playwright/test";
import type { FaultName } from "../../packages/sandbox/src/index";
import { readTargets, type ReadTarget } from "./reads";

export interface PayloadTarget extends ReadTarget {
  /** Visible for any payload. */
  visible: (page: Page) => Locator;
  /** The names of the list's entries. */
  names?: (page: Page) => Locator;
}

const rowsOf = (name: string) => (page: Page) => page.getByRole("table", { name }).getByRole("rowheader");
const itemsOf = (name: string) => (page: Page) => page.getByRole("region", { name }).getByRole("listitem");
const region = (name: string) => (page: Page) => page.getByRole("region", { name });

/** For lists that can be empty and entities that can lack a name. */
const overrides: Record<string, Pick<PayloadTarget, "names"> & { visible?: PayloadTarget["visible"] }> = {
  "GET /v1/usage/timeseries on /": { visible: region("Usage Trends") },
  "GET /v1/actions on /": { visible: region("Recent Actions"), names: itemsOf("Recent Actions") },
  "GET /v1/health/drift on /": { visible: region("Drift Alerts"), names: itemsOf("Drift Alerts") },
  "GET /v1/actions on /actions": {
    visible: (page) => page.getByRole("search"),
    names: rowsOf("Actions"),
  },
  "GET /v1/drafts on /drafts": {
    visible: (page) => page.getByRole("table", { name: "Drafts" }).or(page.getByText("No drafts yet")),
    names: rowsOf("Drafts"),
  },
  "GET /v1/runs on /runs": {
    visible: (page) => page.getByRole("search").or(page.getByText("No runs yet")),
    names: rowsOf("Runs"),
  },
  "GET /v1/keys/list on /settings/keys": {
    visible: (page) => page.getByRole("button", { name: "Create New Key" }),
    names: rowsOf("API Keys"),
  },
  "GET /v1/sites/me on /settings/keys": {
    visible: (page) => page.getByRole("button", { name: "Create New Key" }),
  },
  "GET /v1/members on /team": {
    visible: (page) => page.getByRole("button", { name: "Invite Member" }),
    names: rowsOf("Team members"),
  },
};

export const keyOf = ({ call, path }: ReadTarget): string => `${call} on ${path}`;

export const payloadTargets: readonly PayloadTarget[] = readTargets.map((target) => ({
  ...target,
  ...overrides[keyOf(target)],
  visible: overrides[keyOf(target)]?.visible ?? target.shown,
}));

export interface PayloadFault {
  name: FaultName;
  /** The expected result for a list and for a single entity. */
  list: "rows" | "none" | "unreadable";
  entity: "shown" | "unreadable";
  /** Changes texts, so raw text on screen is expected. */
  texts?: true;
}

const tolerated = (name: FaultName): PayloadFault => ({ name, list: "rows", entity: "shown" });

export const payloadFaults: readonly PayloadFault[] = [
  tolerated("wrong-types"),
  { name: "missing-fields", list: "rows", entity: "unreadable" },
  { name: "null-fields", list: "rows", entity: "unreadable" },
  tolerated("broken-rows"),
  tolerated("bare-list"),
  tolerated("other-spelling"),
  tolerated("unknown-enums"),
  tolerated("odd-numbers"),
  tolerated("odd-dates"),
  { ...tolerated("hostile-strings"), texts: true },
  { ...tolerated("long-strings"), texts: true },
  tolerated("hostile-ids"),
  tolerated("duplicate-ids"),
  tolerated("proto-keys"),
  { name: "null-list", list: "none", entity: "shown" },
  { name: "wrong-list", list: "unreadable", entity: "shown" },
  { name: "not-an-object", list: "unreadable", entity: "unreadable" },
];

/** Calls that return a list. */
const listCalls = /\/(actions|drafts|runs|list|members|drift|timeseries)$/;

export const outcomeAt = ({ call }: ReadTarget, fault: PayloadFault) =>
  listCalls.test(call) ? fault.list : fault.entity;
