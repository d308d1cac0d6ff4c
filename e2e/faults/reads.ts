import type { Locator, Page } from "@playwright/test";
import type { Calls } from "../../docs/api";
import { loadErrors } from "../../packages/model/src/remote/remote-texts";
import { isRouteName, type RouteName } from "../../packages/model/src/route/paths";
import { knownPath } from "../harness/pages";

interface Read {
  call: keyof Calls;
  /** The error panel. */
  panel: { title: string; fallback?: string };
  /** The page shows no loading state for it. */
  quiet?: true;
  /** Visible after the response. */
  shown: (page: Page) => Locator;
}

/** A page and one of the requests it makes on load. */
export interface ReadTarget extends Omit<Read, "call"> {
  path: string;
  /** `GET /v1/drafts/:id` */
  call: string;
}

const table = (name: string) => (page: Page) => page.getByRole("table", { name }).getByRole("row").nth(1);
const field = (name: string) => (page: Page) => page.getByRole("textbox", { name, exact: true });
const inRegion = (name: string) => (page: Page) =>
  page.getByRole("region", { name }).getByRole("listitem").first();

/** What each page reads on load. */
const reads: Readonly<Record<RouteName, readonly Read[]>> = {
  dashboard: [
    {
      call: "GET /v1/sites/me",
      panel: { title: loadErrors.setup },
      quiet: true,
      shown: (page) => page.getByRole("button", { name: "Continue Setup" }),
    },
    {
      call: "GET /v1/usage/summary",
      panel: { title: loadErrors.numbers },
      shown: (page) => page.getByRole("group", { name: "Total Runs" }),
    },
    {
      call: "GET /v1/usage/timeseries",
      panel: { title: loadErrors.trends },
      shown: (page) => page.getByRole("figure", { name: "Runs by day" }),
    },
    {
      call: "GET /v1/actions",
      panel: { title: loadErrors.actions },
      shown: inRegion("Recent Actions"),
    },
    {
      call: "GET /v1/health/drift",
      panel: { title: loadErrors.drift },
      shown: inRegion("Drift Alerts"),
    },
  ],
  actions: [
    {
      call: "GET /v1/actions",
      panel: { title: loadErrors.actions },
      shown: table("Actions"),
    },
  ],
  action: [],
  drafts: [{ call: "GET /v1/drafts", panel: { title: loadErrors.drafts }, shown: table("Drafts") }],
  draft: [{ call: "GET /v1/drafts/{id}", panel: { title: loadErrors.draft }, shown: field("Name") }],
  runs: [{ call: "GET /v1/runs", panel: { title: loadErrors.runs }, shown: table("Runs") }],
  run: [
    {
      call: "GET /v1/runs/{id}",
      panel: { title: loadErrors.run },
      shown: (page) => page.getByRole("region", { name: "Summary" }),
    },
  ],
  settings: [],
  siteSettings: [
    {
      call: "GET /v1/sites/me",
      panel: { title: loadErrors.site },
      shown: field("Site Name"),
    },
  ],
  chatSettings: [
    {
      call: "GET /v1/sites/me",
      panel: { title: loadErrors.settings },
      shown: field("Title"),
    },
  ],
  keys: [
    {
      call: "GET /v1/keys/list",
      panel: { title: loadErrors.keys },
      shown: table("API Keys"),
    },
    {
      call: "GET /v1/sites/me",
      panel: { title: loadErrors.site },
      shown: (page) => page.getByText("site_harbour_pine"),
    },
  ],
  billing: [
    {
      call: "GET /v1/sites/me",
      panel: { title: loadErrors.billing },
      shown: (page) => page.getByRole("meter", { name: "Runs this month" }),
    },
  ],
  team: [{ call: "GET /v1/members", panel: { title: loadErrors.team }, shown: table("Team members") }],
};

export const readTargets: readonly ReadTarget[] = Object.keys(reads)
  .filter(isRouteName)
  .flatMap((page) =>
    reads[page].map(({ call, ...read }) => ({
      ...read,
      path: knownPath(page),
      call: call.replace("{id}", ":id"),
    })),
  );
