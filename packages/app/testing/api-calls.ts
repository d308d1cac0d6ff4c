import { decodeSite, unreadable } from "@understudy/api";
import {
  type Invitation,
  settingsForm,
  siteFormOf,
  type UsagePoint,
  type UsageSummary,
} from "@understudy/model";
import { draftEdit, product } from "@understudy/model/fixtures";
import { saved } from "./saved";
import type { ConsoleStore } from "../src/session/store";
import { actionsApi } from "../src/api/actions";
import { billingApi } from "../src/api/billing";
import { draftsApi } from "../src/api/drafts";
import { driftApi } from "../src/api/drift";
import { keysApi } from "../src/api/keys";
import { runsApi } from "../src/api/runs";
import { siteApi } from "../src/api/site";
import { siteFormsApi } from "../src/api/site-forms";
import { teamApi } from "../src/api/team";
import { usageApi } from "../src/api/usage";
import {
  bareAction,
  bareAlert,
  bareDraft,
  bareKey,
  bareMember,
  bareRun,
  bareRunDetails,
  bareSite,
  siteExample,
} from "@understudy/api/testing";

export interface Settled {
  data?: unknown;
  error?: unknown;
}

/** An API call: how to start it, and its specified behavior. */
export interface KnownCall {
  name: string;
  method: "GET" | "POST" | "PUT" | "DELETE";
  /** Includes the query. */
  path: string;
  pattern: string;
  body?: unknown;
  start: (store: ConsoleStore) => Promise<Settled>;
  /** Every allowed response shape with its decoded data. */
  answers: readonly { shape: string; body: unknown; data: unknown }[];
  /** Whether a response without a body is an error. */
  needsAnswer: boolean;
}

const outcome = async (query: Promise<Settled>): Promise<Settled> => {
  const { data, error } = await query;
  return error === undefined ? { data } : { error };
};

const any = (shape: string, body: unknown) => ({ shape, body, data: null });
const whatever = [
  any("an empty object", {}),
  any("an object", { ok: true, id: "x" }),
  any("null", null),
  any("a list", []),
];

const row = { id: "x1" };
const point = { day: "2026-03-04", success: 1, failed: 0, timeout: 0, total: 1 } satisfies UsagePoint;
const summary = {
  successfulRunsMonth: 5,
  totalRunsMonth: null,
  failureRate: null,
  publishedActions: null,
  totalActions: null,
} satisfies UsageSummary;
const runList = (rows: readonly unknown[]) => ({ rows, extent: "complete", asked: 1 });

const member = { ...bareMember, id: "m1" };
const invitation: Invitation = { email: "ada@example.com", role: "viewer" };

const edit = draftEdit({ name: " Book ", intents: ["", "book"], destructive: true });

const decodedSite = decodeSite(siteExample);
if (decodedSite === unreadable) throw new Error("docs/api.yaml has an unreadable site.");
const site = decodedSite;

const lists = (
  wrapper: string,
  sent: unknown,
  data: unknown,
  wrap = (rows: readonly unknown[]): unknown => rows,
) => [
  { shape: "a wrapped list", body: { [wrapper]: [sent] }, data: wrap([data]) },
  {
    shape: "a wrapped list beside other things",
    body: { total: 1, [wrapper]: [sent], next: null },
    data: wrap([data]),
  },
  { shape: "a bare list", body: [sent], data: wrap([data]) },
  { shape: "an empty list", body: { [wrapper]: [] }, data: wrap([]) },
  { shape: "a null list", body: { [wrapper]: null }, data: wrap([]) },
  { shape: "a list with a bad row", body: { [wrapper]: [null, sent, "x"] }, data: wrap([data]) },
];

const one = (wrapper: string, sent: unknown, data: unknown) => [
  { shape: "a wrapped entity", body: { [wrapper]: sent }, data },
  { shape: "a bare entity", body: sent, data },
];

export const calls: readonly KnownCall[] = [
  {
    name: "the site",
    method: "GET",
    path: "/v1/sites/me",
    pattern: "/v1/sites/me",
    start: (store) => outcome(store.dispatch(siteApi.endpoints.site.initiate())),
    answers: ["id", "siteId", "site_id"].map((name) => ({
      shape: `a site named by ${name}`,
      body: { [name]: "s1" },
      data: bareSite,
    })),
    needsAnswer: true,
  },
  {
    name: "the usage summary",
    method: "GET",
    path: "/v1/usage/summary",
    pattern: "/v1/usage/summary",
    start: (store) => outcome(store.dispatch(usageApi.endpoints.usageSummary.initiate())),
    answers: [{ shape: "a summary", body: { successful_runs_month: 5 }, data: summary }],
    needsAnswer: true,
  },
  {
    name: "the time series",
    method: "GET",
    path: "/v1/usage/timeseries?days=30",
    pattern: "/v1/usage/timeseries",
    start: (store) => outcome(store.dispatch(usageApi.endpoints.timeseries.initiate())),
    answers: lists("timeseries", { date: "2026-03-04", success: 1 }, point),
    needsAnswer: true,
  },
  {
    name: "drift alerts",
    method: "GET",
    path: "/v1/health/drift",
    pattern: "/v1/health/drift",
    start: (store) => outcome(store.dispatch(driftApi.endpoints.drift.initiate())),
    answers: lists("drift_alerts", { action_id: "x1" }, bareAlert),
    needsAnswer: true,
  },
  {
    name: "actions",
    method: "GET",
    path: "/v1/actions",
    pattern: "/v1/actions",
    start: (store) => outcome(store.dispatch(actionsApi.endpoints.actions.initiate())),
    answers: lists("actions", row, bareAction),
    needsAnswer: true,
  },
  {
    name: "publishing an action",
    method: "POST",
    path: "/v1/actions/a%201/publish",
    pattern: "/v1/actions/{id}/publish",
    start: (store) =>
      outcome(store.dispatch(actionsApi.endpoints.toggleAction.initiate({ ...bareAction, id: "a 1" }))),
    answers: whatever,
    needsAnswer: false,
  },
  {
    name: "unpublishing an action",
    method: "POST",
    path: "/v1/actions/a%201/unpublish",
    pattern: "/v1/actions/{id}/unpublish",
    start: (store) =>
      outcome(
        store.dispatch(
          actionsApi.endpoints.toggleAction.initiate({ ...bareAction, id: "a 1", isPublished: true }),
        ),
      ),
    answers: whatever,
    needsAnswer: false,
  },
  {
    name: "drafts",
    method: "GET",
    path: "/v1/drafts",
    pattern: "/v1/drafts",
    start: (store) => outcome(store.dispatch(draftsApi.endpoints.drafts.initiate())),
    answers: lists("drafts", row, bareDraft),
    needsAnswer: true,
  },
  {
    name: "one draft",
    method: "GET",
    path: "/v1/drafts/d%201",
    pattern: "/v1/drafts/{id}",
    start: (store) => outcome(store.dispatch(draftsApi.endpoints.draft.initiate("d 1"))),
    answers: one("draft", row, bareDraft),
    needsAnswer: true,
  },
  {
    name: "saving a draft",
    method: "PUT",
    path: "/v1/drafts/d1",
    pattern: "/v1/drafts/{id}",
    body: edit,
    start: (store) =>
      outcome(
        store.dispatch(
          draftsApi.endpoints.saveDraft.initiate({ id: "d1", ...saved(edit), thenPublish: false }),
        ),
      ),
    answers: whatever,
    needsAnswer: false,
  },
  {
    name: "publishing a draft",
    method: "POST",
    path: "/v1/drafts/d1/publish",
    pattern: "/v1/drafts/{id}/publish",
    start: (store) =>
      outcome(store.dispatch(draftsApi.endpoints.publishDraft.initiate({ id: "d1", name: "" }))),
    answers: [
      { shape: "the action's id", body: { actionId: "a9" }, data: { actionId: "a9" } },
      { shape: "no id", body: {}, data: { actionId: null } },
      { shape: "null", body: null, data: { actionId: null } },
    ],
    needsAnswer: false,
  },
  {
    name: "all runs",
    method: "GET",
    path: "/v1/runs",
    pattern: "/v1/runs",
    start: (store) => outcome(store.dispatch(runsApi.endpoints.runs.initiate({ status: null, env: null }))),
    answers: lists("runs", row, bareRun, runList),
    needsAnswer: true,
  },
  {
    name: "failed runs of an environment",
    method: "GET",
    path: "/v1/runs?status=failed&env=prod",
    pattern: "/v1/runs",
    start: (store) =>
      outcome(store.dispatch(runsApi.endpoints.runs.initiate({ status: "failed", env: "prod" }))),
    answers: lists("runs", row, bareRun, runList),
    needsAnswer: true,
  },
  {
    name: "one run",
    method: "GET",
    path: "/v1/runs/r1",
    pattern: "/v1/runs/{id}",
    start: (store) => outcome(store.dispatch(runsApi.endpoints.run.initiate("r1"))),
    answers: one("run", row, bareRunDetails),
    needsAnswer: true,
  },
  {
    name: "saving the site",
    method: "PUT",
    path: "/v1/site",
    pattern: "/v1/site",
    body: {
      name: siteExample.name,
      ...Object.fromEntries(
        Object.entries(siteExample.domains).map(([name, domain]) => [`domain_${name}`, domain]),
      ),
    },
    start: (store) =>
      outcome(store.dispatch(siteFormsApi.endpoints.saveSite.initiate(saved(siteFormOf(site))))),
    answers: whatever,
    needsAnswer: false,
  },
  {
    name: "saving the chat settings",
    method: "PUT",
    path: "/v1/site/settings",
    pattern: "/v1/site/settings",
    body: siteExample.settings,
    start: (store) =>
      outcome(
        store.dispatch(
          siteFormsApi.endpoints.saveSettings.initiate(saved(settingsForm(site.settings, product))),
        ),
      ),
    answers: whatever,
    needsAnswer: false,
  },
  {
    name: "keys",
    method: "GET",
    path: "/v1/keys/list",
    pattern: "/v1/keys/list",
    start: (store) => outcome(store.dispatch(keysApi.endpoints.keys.initiate())),
    answers: lists("keys", row, bareKey),
    needsAnswer: true,
  },
  {
    name: "creating a key",
    method: "POST",
    path: "/v1/keys",
    pattern: "/v1/keys",
    body: { name: "Build", site_id: "s1" },
    start: (store) =>
      outcome(store.dispatch(keysApi.endpoints.createKey.initiate({ name: "Build", siteId: "s1" }))),
    answers: [
      { shape: "a key as api_key", body: { api_key: "sk_1" }, data: "sk_1" },
      { shape: "a key as key", body: { key: "sk_1" }, data: "sk_1" },
      { shape: "an object as api_key", body: { api_key: { id: "k1", key: "sk_1" } }, data: "sk_1" },
      { shape: "an object as key", body: { key: { key: "sk_1" } }, data: "sk_1" },
    ],
    needsAnswer: true,
  },
  {
    name: "revoking a key",
    method: "DELETE",
    path: "/v1/keys/k1",
    pattern: "/v1/keys/{id}",
    start: (store) =>
      outcome(store.dispatch(keysApi.endpoints.revokeKey.initiate({ ...bareKey, id: "k1", index: 0 }))),
    answers: whatever,
    needsAnswer: false,
  },
  {
    name: "checkout",
    method: "POST",
    path: "/v1/billing/checkout",
    pattern: "/v1/billing/checkout",
    body: { plan: "pro" },
    start: (store) => outcome(store.dispatch(billingApi.endpoints.checkout.initiate("pro"))),
    answers: [{ shape: "an address", body: { url: "https://pay.example/c" }, data: "https://pay.example/c" }],
    needsAnswer: true,
  },
  {
    name: "the billing portal",
    method: "GET",
    path: "/v1/billing/portal",
    pattern: "/v1/billing/portal",
    start: (store) => outcome(store.dispatch(billingApi.endpoints.portal.initiate())),
    answers: [{ shape: "an address", body: { url: "https://pay.example/p" }, data: "https://pay.example/p" }],
    needsAnswer: true,
  },
  {
    name: "members",
    method: "GET",
    path: "/v1/members",
    pattern: "/v1/members",
    start: (store) => outcome(store.dispatch(teamApi.endpoints.members.initiate())),
    answers: lists("members", row, bareMember),
    needsAnswer: true,
  },
  {
    name: "inviting",
    method: "POST",
    path: "/v1/invite",
    pattern: "/v1/invite",
    body: invitation,
    start: (store) => outcome(store.dispatch(teamApi.endpoints.invite.initiate(invitation))),
    answers: whatever,
    needsAnswer: false,
  },
  {
    name: "removing a member",
    method: "DELETE",
    path: "/v1/members/m1",
    pattern: "/v1/members/{id}",
    start: (store) =>
      outcome(store.dispatch(teamApi.endpoints.changeMember.initiate({ kind: "remove", member }))),
    answers: whatever,
    needsAnswer: false,
  },
  {
    name: "changing a role",
    method: "PUT",
    path: "/v1/members/m1/role",
    pattern: "/v1/members/{id}/role",
    body: { role: "owner" },
    start: (store) =>
      outcome(
        store.dispatch(teamApi.endpoints.changeMember.initiate({ kind: "role", member, role: "owner" })),
      ),
    answers: whatever,
    needsAnswer: false,
  },
];
