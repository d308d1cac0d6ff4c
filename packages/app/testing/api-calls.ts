import { type Call, decodeSite, unreadable } from "@understudy/api";
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

interface Settled {
  data?: unknown;
  error?: unknown;
}

/** An API call: how to start it, and its specified behavior. */
interface KnownCall {
  call: Call;
  /** With its ID and query, if it has any. */
  path?: string;
  body?: unknown;
  start: (store: ConsoleStore) => Promise<Settled>;
  /** Whether a response without a body is an error: by default, if it is read. */
  needsAnswer?: boolean;
}

const member = { ...bareMember, id: "m1" };
const invitation: Invitation = { email: "ada@example.com", role: "viewer" };

const edit = draftEdit({ name: " Book ", intents: ["", "book"], destructive: true });

const decodedSite = decodeSite(siteExample);
if (decodedSite === unreadable) throw new Error("docs/api.yaml has an unreadable site.");
const site = decodedSite;

const known: readonly KnownCall[] = [
  {
    call: "GET /v1/sites/me",
    start: (store) => store.dispatch(siteApi.endpoints.site.initiate()),
  },
  {
    call: "GET /v1/usage/summary",
    start: (store) => store.dispatch(usageApi.endpoints.usageSummary.initiate()),
  },
  {
    call: "GET /v1/usage/timeseries",
    path: "/v1/usage/timeseries?days=30",
    start: (store) => store.dispatch(usageApi.endpoints.timeseries.initiate()),
  },
  {
    call: "GET /v1/health/drift",
    start: (store) => store.dispatch(driftApi.endpoints.drift.initiate()),
  },
  {
    call: "GET /v1/actions",
    start: (store) => store.dispatch(actionsApi.endpoints.actions.initiate()),
  },
  {
    call: "POST /v1/actions/{id}/publish",
    path: "/v1/actions/a%201/publish",
    start: (store) =>
      store.dispatch(actionsApi.endpoints.toggleAction.initiate({ ...bareAction, id: "a 1" })),
  },
  {
    call: "POST /v1/actions/{id}/unpublish",
    path: "/v1/actions/a%201/unpublish",
    start: (store) =>
      store.dispatch(
        actionsApi.endpoints.toggleAction.initiate({ ...bareAction, id: "a 1", isPublished: true }),
      ),
  },
  {
    call: "GET /v1/drafts",
    start: (store) => store.dispatch(draftsApi.endpoints.drafts.initiate()),
  },
  {
    call: "GET /v1/drafts/{id}",
    path: "/v1/drafts/d%201",
    start: (store) => store.dispatch(draftsApi.endpoints.draft.initiate("d 1")),
  },
  {
    call: "PUT /v1/drafts/{id}",
    path: "/v1/drafts/d1",
    body: edit,
    start: (store) =>
      store.dispatch(
        draftsApi.endpoints.saveDraft.initiate({ id: "d1", ...saved(edit), thenPublish: false }),
      ),
  },
  {
    call: "POST /v1/drafts/{id}/publish",
    path: "/v1/drafts/d1/publish",
    start: (store) => store.dispatch(draftsApi.endpoints.publishDraft.initiate({ id: "d1", name: "" })),
  },
  {
    call: "GET /v1/runs",
    start: (store) => store.dispatch(runsApi.endpoints.runs.initiate({ status: null, env: null })),
  },
  {
    call: "GET /v1/runs",
    path: "/v1/runs?status=failed&env=prod",
    start: (store) => store.dispatch(runsApi.endpoints.runs.initiate({ status: "failed", env: "prod" })),
  },
  {
    call: "GET /v1/runs/{id}",
    path: "/v1/runs/r1",
    start: (store) => store.dispatch(runsApi.endpoints.run.initiate("r1")),
  },
  {
    call: "PUT /v1/site",
    body: {
      name: siteExample.name,
      ...Object.fromEntries(
        Object.entries(siteExample.domains).map(([name, domain]) => [`domain_${name}`, domain]),
      ),
    },
    start: (store) => store.dispatch(siteFormsApi.endpoints.saveSite.initiate(saved(siteFormOf(site)))),
  },
  {
    call: "PUT /v1/site/settings",
    body: siteExample.settings,
    start: (store) =>
      store.dispatch(
        siteFormsApi.endpoints.saveSettings.initiate(saved(settingsForm(site.settings, product))),
      ),
  },
  {
    call: "GET /v1/keys/list",
    start: (store) => store.dispatch(keysApi.endpoints.keys.initiate()),
  },
  {
    call: "POST /v1/keys",
    body: { name: "Build", site_id: "s1" },
    start: (store) => store.dispatch(keysApi.endpoints.createKey.initiate({ name: "Build", siteId: "s1" })),
    needsAnswer: true,
  },
  {
    call: "DELETE /v1/keys/{id}",
    path: "/v1/keys/k1",
    start: (store) =>
      store.dispatch(keysApi.endpoints.revokeKey.initiate({ ...bareKey, id: "k1", index: 0 })),
  },
  {
    call: "POST /v1/billing/checkout",
    body: { plan: "pro" },
    start: (store) => store.dispatch(billingApi.endpoints.checkout.initiate("pro")),
    needsAnswer: true,
  },
  {
    call: "GET /v1/billing/portal",
    start: (store) => store.dispatch(billingApi.endpoints.portal.initiate()),
  },
  {
    call: "GET /v1/members",
    start: (store) => store.dispatch(teamApi.endpoints.members.initiate()),
  },
  {
    call: "POST /v1/invite",
    body: invitation,
    start: (store) => store.dispatch(teamApi.endpoints.invite.initiate(invitation)),
  },
  {
    call: "DELETE /v1/members/{id}",
    path: "/v1/members/m1",
    start: (store) => store.dispatch(teamApi.endpoints.changeMember.initiate({ kind: "remove", member })),
  },
  {
    call: "PUT /v1/members/{id}/role",
    path: "/v1/members/m1/role",
    body: { role: "owner" },
    start: (store) =>
      store.dispatch(teamApi.endpoints.changeMember.initiate({ kind: "role", member, role: "owner" })),
  },
];

export const calls = known.map(({ call, ...others }) => {
  const [method = "", pattern = ""] = call.split(" ");
  return { path: pattern, needsAnswer: method === "GET", ...others, call, method, pattern };
});
