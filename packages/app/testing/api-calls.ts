import { decodeSite, unreadable } from "@understudy/api";
import { type Invitation, settingsForm, siteFormOf } from "@understudy/model";
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
import { bareAction, bareKey, bareMember, siteExample } from "@understudy/api/testing";

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
  /** Whether a response without a body is an error. */
  needsAnswer: boolean;
}

const member = { ...bareMember, id: "m1" };
const invitation: Invitation = { email: "ada@example.com", role: "viewer" };

const edit = draftEdit({ name: " Book ", intents: ["", "book"], destructive: true });

const decodedSite = decodeSite(siteExample);
if (decodedSite === unreadable) throw new Error("docs/api.yaml has an unreadable site.");
const site = decodedSite;

export const calls: readonly KnownCall[] = [
  {
    name: "the site",
    method: "GET",
    path: "/v1/sites/me",
    pattern: "/v1/sites/me",
    start: (store) => store.dispatch(siteApi.endpoints.site.initiate()),
    needsAnswer: true,
  },
  {
    name: "the usage summary",
    method: "GET",
    path: "/v1/usage/summary",
    pattern: "/v1/usage/summary",
    start: (store) => store.dispatch(usageApi.endpoints.usageSummary.initiate()),
    needsAnswer: true,
  },
  {
    name: "the time series",
    method: "GET",
    path: "/v1/usage/timeseries?days=30",
    pattern: "/v1/usage/timeseries",
    start: (store) => store.dispatch(usageApi.endpoints.timeseries.initiate()),
    needsAnswer: true,
  },
  {
    name: "drift alerts",
    method: "GET",
    path: "/v1/health/drift",
    pattern: "/v1/health/drift",
    start: (store) => store.dispatch(driftApi.endpoints.drift.initiate()),
    needsAnswer: true,
  },
  {
    name: "actions",
    method: "GET",
    path: "/v1/actions",
    pattern: "/v1/actions",
    start: (store) => store.dispatch(actionsApi.endpoints.actions.initiate()),
    needsAnswer: true,
  },
  {
    name: "publishing an action",
    method: "POST",
    path: "/v1/actions/a%201/publish",
    pattern: "/v1/actions/{id}/publish",
    start: (store) =>
      store.dispatch(actionsApi.endpoints.toggleAction.initiate({ ...bareAction, id: "a 1" })),
    needsAnswer: false,
  },
  {
    name: "unpublishing an action",
    method: "POST",
    path: "/v1/actions/a%201/unpublish",
    pattern: "/v1/actions/{id}/unpublish",
    start: (store) =>
      store.dispatch(
        actionsApi.endpoints.toggleAction.initiate({ ...bareAction, id: "a 1", isPublished: true }),
      ),
    needsAnswer: false,
  },
  {
    name: "drafts",
    method: "GET",
    path: "/v1/drafts",
    pattern: "/v1/drafts",
    start: (store) => store.dispatch(draftsApi.endpoints.drafts.initiate()),
    needsAnswer: true,
  },
  {
    name: "one draft",
    method: "GET",
    path: "/v1/drafts/d%201",
    pattern: "/v1/drafts/{id}",
    start: (store) => store.dispatch(draftsApi.endpoints.draft.initiate("d 1")),
    needsAnswer: true,
  },
  {
    name: "saving a draft",
    method: "PUT",
    path: "/v1/drafts/d1",
    pattern: "/v1/drafts/{id}",
    body: edit,
    start: (store) =>
      store.dispatch(
        draftsApi.endpoints.saveDraft.initiate({ id: "d1", ...saved(edit), thenPublish: false }),
      ),
    needsAnswer: false,
  },
  {
    name: "publishing a draft",
    method: "POST",
    path: "/v1/drafts/d1/publish",
    pattern: "/v1/drafts/{id}/publish",
    start: (store) => store.dispatch(draftsApi.endpoints.publishDraft.initiate({ id: "d1", name: "" })),
    needsAnswer: false,
  },
  {
    name: "all runs",
    method: "GET",
    path: "/v1/runs",
    pattern: "/v1/runs",
    start: (store) => store.dispatch(runsApi.endpoints.runs.initiate({ status: null, env: null })),
    needsAnswer: true,
  },
  {
    name: "failed runs of an environment",
    method: "GET",
    path: "/v1/runs?status=failed&env=prod",
    pattern: "/v1/runs",
    start: (store) => store.dispatch(runsApi.endpoints.runs.initiate({ status: "failed", env: "prod" })),
    needsAnswer: true,
  },
  {
    name: "one run",
    method: "GET",
    path: "/v1/runs/r1",
    pattern: "/v1/runs/{id}",
    start: (store) => store.dispatch(runsApi.endpoints.run.initiate("r1")),
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
    start: (store) => store.dispatch(siteFormsApi.endpoints.saveSite.initiate(saved(siteFormOf(site)))),
    needsAnswer: false,
  },
  {
    name: "saving the chat settings",
    method: "PUT",
    path: "/v1/site/settings",
    pattern: "/v1/site/settings",
    body: siteExample.settings,
    start: (store) =>
      store.dispatch(
        siteFormsApi.endpoints.saveSettings.initiate(saved(settingsForm(site.settings, product))),
      ),
    needsAnswer: false,
  },
  {
    name: "keys",
    method: "GET",
    path: "/v1/keys/list",
    pattern: "/v1/keys/list",
    start: (store) => store.dispatch(keysApi.endpoints.keys.initiate()),
    needsAnswer: true,
  },
  {
    name: "creating a key",
    method: "POST",
    path: "/v1/keys",
    pattern: "/v1/keys",
    body: { name: "Build", site_id: "s1" },
    start: (store) => store.dispatch(keysApi.endpoints.createKey.initiate({ name: "Build", siteId: "s1" })),
    needsAnswer: true,
  },
  {
    name: "revoking a key",
    method: "DELETE",
    path: "/v1/keys/k1",
    pattern: "/v1/keys/{id}",
    start: (store) =>
      store.dispatch(keysApi.endpoints.revokeKey.initiate({ ...bareKey, id: "k1", index: 0 })),
    needsAnswer: false,
  },
  {
    name: "checkout",
    method: "POST",
    path: "/v1/billing/checkout",
    pattern: "/v1/billing/checkout",
    body: { plan: "pro" },
    start: (store) => store.dispatch(billingApi.endpoints.checkout.initiate("pro")),
    needsAnswer: true,
  },
  {
    name: "the billing portal",
    method: "GET",
    path: "/v1/billing/portal",
    pattern: "/v1/billing/portal",
    start: (store) => store.dispatch(billingApi.endpoints.portal.initiate()),
    needsAnswer: true,
  },
  {
    name: "members",
    method: "GET",
    path: "/v1/members",
    pattern: "/v1/members",
    start: (store) => store.dispatch(teamApi.endpoints.members.initiate()),
    needsAnswer: true,
  },
  {
    name: "inviting",
    method: "POST",
    path: "/v1/invite",
    pattern: "/v1/invite",
    body: invitation,
    start: (store) => store.dispatch(teamApi.endpoints.invite.initiate(invitation)),
    needsAnswer: false,
  },
  {
    name: "removing a member",
    method: "DELETE",
    path: "/v1/members/m1",
    pattern: "/v1/members/{id}",
    start: (store) => store.dispatch(teamApi.endpoints.changeMember.initiate({ kind: "remove", member })),
    needsAnswer: false,
  },
  {
    name: "changing a role",
    method: "PUT",
    path: "/v1/members/m1/role",
    pattern: "/v1/members/{id}/role",
    body: { role: "owner" },
    start: (store) =>
      store.dispatch(teamApi.endpoints.changeMember.initiate({ kind: "role", member, role: "owner" })),
    needsAnswer: false,
  },
];
