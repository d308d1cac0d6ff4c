import type { Locator, Page } from "@playwright/test";
import { loadErrors } from "../../packages/model/src/remote/remote-texts";

/** A page and one of the requests it makes on load. */
export interface ReadTarget {
  path: string;
  call: string;
  /** The error panel. */
  /** `missing`: what it also offers where the server has none. */
  panel: { title: string; fallback?: string; missing?: string };
  /** The page shows no loading state for it. */
  quiet?: true;
  /** Visible after the response. */
  shown: (page: Page) => Locator;
}

const table = (name: string) => (page: Page) => page.getByRole("table", { name }).getByRole("row").nth(1);
const field = (name: string) => (page: Page) => page.getByRole("textbox", { name, exact: true });
const inRegion = (name: string) => (page: Page) =>
  page.getByRole("region", { name }).getByRole("listitem").first();

export const draftPath = "/drafts/drf_reschedule";
export const runPath = "/runs/run_000639";

export const readTargets: readonly ReadTarget[] = [
  {
    path: "/",
    call: "GET /v1/sites/me",
    panel: { title: loadErrors.setup },
    quiet: true,
    shown: (page) => page.getByRole("button", { name: "Continue Setup" }),
  },
  {
    path: "/",
    call: "GET /v1/usage/summary",
    panel: { title: loadErrors.numbers },
    shown: (page) => page.getByRole("group", { name: "Total Runs" }),
  },
  {
    path: "/",
    call: "GET /v1/usage/timeseries",
    panel: { title: loadErrors.trends },
    shown: (page) => page.getByRole("figure", { name: "Runs by day" }),
  },
  {
    path: "/",
    call: "GET /v1/actions",
    panel: { title: loadErrors.actions },
    shown: inRegion("Recent Actions"),
  },
  {
    path: "/",
    call: "GET /v1/health/drift",
    panel: { title: loadErrors.drift },
    shown: inRegion("Drift Alerts"),
  },
  {
    path: "/actions",
    call: "GET /v1/actions",
    panel: { title: loadErrors.actions },
    shown: table("Actions"),
  },
  { path: "/drafts", call: "GET /v1/drafts", panel: { title: loadErrors.drafts }, shown: table("Drafts") },
  { path: draftPath, call: "GET /v1/drafts/:id", panel: { title: loadErrors.draft }, shown: field("Name") },
  { path: "/runs", call: "GET /v1/runs", panel: { title: loadErrors.runs }, shown: table("Runs") },
  {
    path: runPath,
    call: "GET /v1/runs/:id",
    panel: { title: loadErrors.run, missing: "Back to Runs" },
    shown: (page) => page.getByRole("region", { name: "Summary" }),
  },
  {
    path: "/settings/site",
    call: "GET /v1/sites/me",
    panel: { title: loadErrors.site },
    shown: field("Site Name"),
  },
  {
    path: "/settings/chat",
    call: "GET /v1/sites/me",
    panel: { title: loadErrors.settings },
    shown: field("Title"),
  },
  {
    path: "/settings/keys",
    call: "GET /v1/keys/list",
    panel: { title: loadErrors.keys },
    shown: table("API Keys"),
  },
  {
    path: "/settings/keys",
    call: "GET /v1/sites/me",
    panel: { title: loadErrors.site },
    shown: (page) => page.getByText("site_harbour_pine"),
  },
  {
    path: "/billing",
    call: "GET /v1/sites/me",
    panel: { title: loadErrors.billing },
    shown: (page) => page.getByRole("meter", { name: "Runs this month" }),
  },
  { path: "/team", call: "GET /v1/members", panel: { title: loadErrors.team }, shown: table("Team members") },
];
