import {
  decodeActions,
  decodeDraft,
  decodeDrafts,
  type Decoded,
  decodeDrift,
  decodeKeys,
  decodeMembers,
  decodeRun,
  decodeRuns,
  decodeSite,
  decodeTimeseries,
  decodeUsageSummary,
  unreadable,
} from "@understudy/api";
import { allApiFields } from "@understudy/api/testing";
import {
  ActionsScreen,
  attentionOf,
  BillingScreen,
  ChatSettingsScreen,
  DashboardScreen,
  DraftScreen,
  DraftsScreen,
  KeysScreen,
  RunScreen,
  RunsScreen,
  SiteSettingsScreen,
  TeamScreen,
} from "@understudy/screens";
import { SetupGuide } from "@understudy/screens/setup-guide";
import {
  allActions,
  allDrafts,
  allMembers,
  allRuns,
  FailureGrouper,
  breakOf,
  driftOnsetOf,
  sameFailures,
  settingsForm,
  siteFormOf,
} from "@understudy/model";
import { fixedNow, product, ready } from "@understudy/model/fixtures";
import * as fc from "fast-check";
import type { ReactElement } from "react";
import { renderToString } from "react-dom/server";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";

const nothing = () => {};
const idle = { state: "idle" } as const;
const listOf = <Row, Query>(query: Query, rows: readonly Row[]) => ({
  query,
  view: ready({ rows, total: rows.length }),
  onQueryChange: nothing,
  onReload: nothing,
});
const settingsActions = {
  onSave: nothing,
  onRestore: nothing,
  onDiscard: nothing,
  onConfirmDiscard: nothing,
  onCancel: nothing,
};
const none: ReadonlySet<string> = new Set();

/** Values that must never appear on a page. */
const never = /\bNaN\b|\bundefined\b|\bnull\b|Invalid Date|\bInfinity\b|\[object /;

const names = [...allApiFields, "__proto__", "constructor", "toString"];
const wrappers = "actions drafts draft runs run keys members drift_alerts timeseries".split(" ");
const telling = [
  "running",
  "failed",
  "timeout",
  "success",
  "dev",
  "prod",
  "owner",
  "admin",
  "free",
  "enterprise",
  "2026-03-04",
  "2026-03-04T15:06:00Z",
  "#4CAF50",
  "#zz",
  "cmd+k",
  "https://x.example/a.png",
];
const hostile = [
  "",
  " ",
  "<script>alert(1)</script>",
  "\u202Egnp.exe",
  "\u0000",
  "😀",
  "\uD800",
  "__proto__",
  "javascript:alert(1)",
  "..",
  "x".repeat(3_000),
  "1e999",
];
const numbers = [0, -0, -1, 1e308, -1e308, 1e-9, 2 ** 53, 12.7, 8.64e15 + 1];
const leaf = fc.oneof(
  fc.constantFrom(...telling),
  fc.constantFrom(...hostile),
  fc.constantFrom(...numbers),
  fc.constantFrom(null, true, false),
);
const { thing } = fc.letrec<{ thing: unknown; value: unknown }>((tie) => ({
  thing: fc.dictionary(fc.constantFrom(...names), tie("value"), { minKeys: 4, maxKeys: 30 }),
  value: fc.oneof(
    { weight: 6, arbitrary: leaf },
    { weight: 1, arbitrary: fc.array(leaf, { maxLength: 3 }) },
    { weight: 1, arbitrary: tie("thing") },
  ),
}));
const list = fc.array(fc.oneof({ weight: 5, arbitrary: thing }, { weight: 1, arbitrary: leaf }), {
  maxLength: 5,
});
/** Like the result of `JSON.parse`, where `__proto__` is an ordinary key. */
const parsed = (body: unknown): unknown => JSON.parse(JSON.stringify(body));
const bodies = fc
  .oneof(
    thing,
    list,
    fc.tuple(fc.constantFrom(...wrappers), fc.oneof(list, thing)).map(([name, inner]) => ({ [name]: inner })),
  )
  .map(parsed);

interface Shown {
  page: string;
  /** `null` for an unreadable response, for which the page shows an error panel. */
  show: (body: unknown) => ReactElement | null;
}

const of = <T,>(
  page: string,
  read: (body: unknown) => Decoded<T>,
  draw: (data: T) => ReactElement,
): Shown => ({
  page,
  show(body) {
    const data = read(body);
    return data === unreadable ? null : draw(data);
  },
});

const dashboard = {
  site: { state: "loading" },
  summary: { state: "loading" },
  timeseries: { state: "loading" },
  actions: { state: "loading" },
  drift: { state: "loading" },
} as const;
const drawDashboard = (part: Partial<Parameters<typeof DashboardScreen>[0]["data"]>) => (
  <DashboardScreen
    product={product}
    data={{ ...dashboard, ...part }}
    attention={attentionOf({ ...dashboard, ...part }, fixedNow)}
    guide={{ state: "closed" }}
    lastVisit={{ attentionLines: 0, setup: "complete" }}
    onRetry={nothing}
    onOpenGuide={nothing}
    onCloseGuide={nothing}
    onReload={nothing}
  />
);

const pages: readonly Shown[] = [
  of("the dashboard’s site", decodeSite, (site) => drawDashboard({ site: ready(site) })),
  of("the setup guide’s site", decodeSite, (site) => (
    <SetupGuide product={product} site={ready(site)} onRetry={nothing} onClose={nothing} />
  )),
  of("the dashboard’s cards", decodeUsageSummary, (summary) => drawDashboard({ summary: ready(summary) })),
  of("the dashboard’s trends", decodeTimeseries, (timeseries) =>
    drawDashboard({ timeseries: ready(timeseries) }),
  ),
  of("the dashboard’s actions", decodeActions, (actions) => drawDashboard({ actions: ready(actions) })),
  of("the dashboard’s drift", decodeDrift, (drift) => drawDashboard({ drift: ready(drift) })),
  of("actions", decodeActions, (rows) => (
    <ActionsScreen
      list={listOf(allActions, rows)}
      toggled={{ busy: none, outcome: idle, done: null, onToggle: nothing }}
      published={null}
    />
  )),
  of("drafts", decodeDrafts, (drafts) => <DraftsScreen list={listOf(allDrafts, drafts)} />),
  of("a draft", decodeDraft, (draft) => (
    <DraftScreen
      draft={ready({
        draft,
        edit: draft,
        unsaved: [],
        conflicts: [],
        offer: null,
        collisions: [],
      })}
      activity={idle}
      question={null}
      keptEdits={[]}
      onReload={nothing}
      onChange={nothing}
      onResolve={nothing}
      onSave={nothing}
      onPublish={nothing}
      onDiscard={nothing}
      onRestore={nothing}
      answers={{
        onConfirmPublish: nothing,
        onConfirmDiscard: nothing,
        onCancel: nothing,
      }}
    />
  )),
  of("runs", decodeRuns, (rows) => (
    <RunsScreen
      list={{
        ...listOf({ ...allRuns, problem: true }, rows),
        view: ready({ rows, total: null, extent: "complete" }),
      }}
      addressed={allRuns}
      actionName={null}
      live={{ state: "off" }}
      newRuns={{ count: 0, onShow: nothing, onUse: nothing }}
      failures={new FailureGrouper().add(rows).groups()}
      undated={0}
      clockErrorMs={0}
      exporting={{ state: "idle", onExport: nothing }}
    />
  )),
  of("a run", decodeRun, (run) => (
    <RunScreen
      run={ready(run)}
      onReload={nothing}
      list={{ href: "/runs", position: null }}
      name={null}
      hasFailed={false}
      address="https://x.example/"
      comparison={{
        state: "ready",
        success: { run, href: "/runs/x", broke: breakOf([run], run) },
        driftOnset: driftOnsetOf([run], run),
        same: sameFailures([run], run),
        onHide: nothing,
      }}
      screenshot={{ view: "inline", onOpen: nothing, onClose: nothing }}
    />
  )),
  of("site settings", decodeSite, (site) => (
    <SiteSettingsScreen
      settings={ready({ siteId: site.id, edit: siteFormOf(site), unsaved: [], conflicts: [], offer: null })}
      activity={idle}
      question={null}
      onReload={nothing}
      onChange={nothing}
      onResolve={nothing}
      actions={settingsActions}
    />
  )),
  of("chat settings", decodeSite, ({ settings }) => (
    <ChatSettingsScreen
      settings={ready({
        siteName: "x",
        isInstalled: true,
        edit: settingsForm(settings, product),
        unsaved: [],
        conflicts: [],
        offer: null,
      })}
      activity={idle}
      question={null}
      preview={{ look: { pane: "shown", panel: "open" }, onLook: nothing }}
      setup={null}
      onReload={nothing}
      onChange={nothing}
      onResolve={nothing}
      actions={settingsActions}
    />
  )),
  of("keys", decodeKeys, (keys) => (
    <KeysScreen
      list={listOf({ sort: null }, keys)}
      siteId={ready("")}
      rows={{ busy: none, created: null, revoked: null, outcome: idle, onRevoke: nothing }}
      setup={null}
      dialog={null}
      onCreate={nothing}
    />
  )),
  of("billing", decodeSite, (site) => (
    <BillingScreen
      billing={ready(site)}
      isPlanChanged={false}
      redirect={idle}
      onRetry={nothing}
      onCheckout={nothing}
      onPortal={nothing}
    />
  )),
  of("the team", decodeMembers, (members) => (
    <TeamScreen
      list={listOf(allMembers, members)}
      rows={{ busy: none, invited: null, onChange: nothing }}
      notice={null}
      dialog={null}
      onInvite={nothing}
    />
  )),
];

// The only browser API that rendering needs.
beforeAll(() => void vi.stubGlobal("CSS", { supports: () => false }));
afterAll(() => void vi.unstubAllGlobals());

describe("every page renders any response", () => {
  test.each(pages)("$page", { timeout: 60_000 }, ({ show }) => {
    fc.assert(
      fc.property(bodies, (body) => {
        const drawn = show(body);
        const html = drawn === null ? "" : renderToString(drawn);
        expect(html.replaceAll(/<[^>]*>/g, " ")).not.toMatch(never);
        expect(html).not.toMatch(
          /<script|href="javascript:|src="(?!https:|data:|http:\/\/(localhost|127\.))/i,
        );
      }),
      { numRuns: 25 },
    );
  });
});
