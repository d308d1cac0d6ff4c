import type { Meta, StoryObj } from "@storybook/react-vite";
import { UiProvider } from "@understudy/ui";
import { expect, fn, userEvent, within } from "storybook/test";
import {
  action,
  actions,
  completeOnboarding,
  driftAlert,
  driftAlerts,
  emptyUsageSummary,
  failed,
  fixedNow,
  loading,
  newOnboarding,
  noUsage,
  onboarding,
  product,
  quietTimeseries,
  ready,
  serverFailure,
  sessionFailure,
  site,
  staleRefresh,
  timeseries,
  usagePoint,
  usageSummary,
} from "@understudy/model/fixtures";
import { type AttentionData, needsAttention } from "@understudy/model";
import type { DashboardData } from "./DashboardScreen";
import { DashboardScreen } from "./DashboardScreen";
import type { Attention } from "./NeedsAttention";
// Loaded ahead, so that stories with the guide open don't wait for it.
import "./SetupGuide";
import { expectRoles } from "../testing/expect-roles";
import { pageModes } from "../testing/page-modes";

const arrived: DashboardData = {
  site: ready(site({ onboarding: completeOnboarding })),
  summary: ready(usageSummary()),
  timeseries: ready(timeseries),
  actions: ready(actions),
  drift: ready(driftAlerts),
};
const all = <T,>(value: T) => ({
  site: value,
  summary: value,
  timeseries: value,
  actions: value,
  drift: value,
});
const calm: Attention = { state: "ready", items: [] };

/** What the page finds in its data. */
const found = (over: Partial<AttentionData>): Attention => ({
  state: "ready",
  items: needsAttention({ site: null, summary: null, timeseries: [], drift: [], ...over }, fixedNow),
});
const midway = { ...arrived, site: ready(site({ onboarding })) };

const meta = {
  title: "Pages/Dashboard",
  component: DashboardScreen,
  args: {
    product,
    data: midway,
    attention: calm,
    guide: "closed",
    setup: "pending",
    onRetry: fn(),
    onOpenGuide: fn(),
    onCloseGuide: fn(),
  },
  parameters: { chromatic: { modes: pageModes } },
} satisfies Meta<typeof DashboardScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Three of six setup steps are done; every part has data. */
export const Ready: Story = { tags: ["success"] };
export const ReadyInteraction: Story = {
  ...Ready,
  tags: ["interaction"],
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole("progressbar", { name: "Complete your setup" })).toHaveAttribute(
      "aria-valuetext",
      "3 of 6 complete",
    );
    await userEvent.click(canvas.getByRole("button", { name: "Continue Setup" }));
    await expect(args.onOpenGuide).toHaveBeenCalledOnce();
    for (const [name, words] of [
      ["Successful Runs (Month)", "1,012"],
      ["Failure Rate", "3.7%"],
      ["Failure Rate", "Trending"],
      ["Failure Rate", /^\d+(\.\d)?% in the last 7 days$/],
      ["Published Actions", "9"],
      ["Total Runs", "1,051"],
    ] as const)
      await expect(within(canvas.getByRole("group", { name })).getByText(words)).toBeVisible();
    const recent = within(canvas.getByRole("region", { name: "Recent Actions" }));
    await expect(recent.getAllByRole("listitem").map((row) => row.textContent)).toEqual([
      "Book a room7 steps · v3Published",
      "Apply a gift voucher4 steps · v2Published",
      "Ask for a late check-out5 steps · v1Published",
      "Cancel a booking6 steps · v4Disabled",
    ]);
    const quickStart = within(canvas.getByRole("region", { name: "Quick Start" }));
    await expect(quickStart.getByRole("link", { name: "View Drafts" })).toHaveAttribute("href", "/drafts");
    await expect(quickStart.getByRole("link", { name: "API Keys" })).toHaveAttribute(
      "href",
      "/settings/keys",
    );
    await userEvent.click(quickStart.getByRole("button", { name: "Setup Guide" }));
    await expect(args.onOpenGuide).toHaveBeenCalledTimes(2);
    const bars = within(canvas.getByRole("group", { name: "Runs by day" }));
    const days = bars.getAllByRole("link", { name: /success, \d+ failed, \d+ timeout$/ });
    await expect(days).toHaveLength(7);
    await expect(days[0]).toHaveAccessibleName("Feb 26: 281 success, 10 failed, 3 timeout");
    await expect(days[6]).toHaveAccessibleName(/^Mar 4.*: 308 success, 10 failed, 1 timeout$/);
    await userEvent.click(canvas.getByRole("button", { name: "Show as table" }));
    await expect(canvas.getByRole("row", { name: "Feb 26 281 10 3" })).toBeVisible();
    const drift = within(canvas.getByRole("region", { name: "Drift Alerts" }));
    await expect(drift.getByText("Last 7 days")).toBeVisible();
    await expect(drift.getByText("3 actions")).toBeVisible();
    const [alert, ...others] = drift.getAllByRole("listitem");
    await expect(others.map((row) => row.textContent.endsWith(" · older"))).toEqual([false, true]);
    for (const words of ["Apply a gift voucher", "6 drifts", /^50(\.0)?% recovered/, /^Mar 2, 2026/])
      await expect(within(alert ?? document.body).getByText(words)).toBeVisible();
  },
};

const overLimit = site({
  plan: "free",
  usage: { runsSuccessful: 1_190, runsFailed: 50, actionsPublished: 9 },
  onboarding: completeOnboarding,
});
const failingOften = usageSummary({ failureRate: 7.2 });

/** Drift, a reached limit and a high failure rate come first, one line each. */
export const NeedsAttention: Story = {
  args: {
    data: { ...arrived, site: ready(overLimit), summary: ready(failingOften) },
    attention: found({ site: overLimit, summary: failingOften, drift: driftAlerts }),
  },
};
export const NeedsAttentionInteraction: Story = {
  ...NeedsAttention,
  tags: ["interaction"],
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    const lines = within(canvas.getByRole("region", { name: "Needs attention" }));
    await expect(lines.getAllByRole("listitem").map((line) => line.textContent)).toEqual([
      "240 runs over your limit.",
      "4 actions over your limit.",
      "7.2% of this month’s runs failed",
    ]);
    const links = lines.getAllByRole("link");
    await expect(links.map((link) => link.getAttribute("href"))).toEqual([
      "/billing",
      "/billing",
      "/runs?problem=1",
    ]);
  },
};
/** Lines with a long name of an action and an Arabic one. */
export const NeedsAttentionLongNames: Story = {
  args: {
    data: { ...arrived, drift: ready(driftAlerts) },
    attention: found({
      drift: [
        driftAlert({ actionName: "احجز غرفة لشخصين مع إطلالة على المرفأ", driftCount: 9, recoveryRate: 33.3 }),
        driftAlert({
          key: "drift_long",
          actionName: "Book the same room for every guest of a wedding party that arrives on different days",
          driftCount: 5,
          recoveryRate: 0,
        }),
      ],
    }),
  },
  play: async ({ canvas }) => {
    const lines = within(canvas.getByRole("region", { name: "Needs attention" }));
    await expect(lines.getByText(/6 drifts not recovered$/)).toBeVisible();
    await expect(lines.getByRole("link", { name: /different days 5 drifts not recovered$/ })).toBeVisible();
  },
};

/** Skeletons in the shape of every part. */
export const Loading: Story = {
  tags: ["loading"],
  args: { data: all(loading), attention: { state: "loading", lines: 0 } },
};
/** Reserves as many lines for what needs attention as the last visit had. */
export const LoadingWithAttention: Story = {
  tags: ["loading"],
  args: { data: all(loading), setup: "complete", attention: { state: "loading", lines: 2 } },
};
/** No space is reserved for the setup banner once setup is complete. */
export const LoadingAfterSetup: Story = {
  tags: ["loading"],
  args: { data: all(loading), setup: "complete", attention: { state: "loading", lines: 0 } },
};
/** Every part failed for the same reason, so one panel replaces them. */
export const LoadFailed: Story = { tags: ["error"], args: { data: all(failed()) } };
export const LoadFailedInteraction: Story = {
  ...LoadFailed,
  tags: ["interaction"],
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args, canvas }) => {
    await expect(canvas.getAllByRole("alert")).toHaveLength(1);
    await expect(canvas.getByRole("alert", { name: "Failed to load dashboard" })).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Retry" }));
    await expect(args.onRetry).toHaveBeenCalledWith("all");
  },
};

/** No response arrived, so the panel has no reason from the server. */
export const NoConnection: Story = {
  args: { data: all(failed({ kind: "network" })) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("alert")).toHaveTextContent("Failed to load dashboard data");
  },
};
/** The session ended before any data arrived. */
export const SessionLost: Story = {
  tags: ["error"],
  args: { data: all(failed({ kind: "session", status: 401 })) },
};
const refused = { state: "failed", failure: sessionFailure, isRetrying: false } as const;
/** The session ended during a refresh: the previous data stays below one message. */
export const SessionLostOnRefresh: Story = {
  tags: ["error"],
  args: {
    data: {
      site: ready(site({ onboarding }), refused),
      summary: ready(usageSummary(), refused),
      timeseries: ready(timeseries, refused),
      actions: ready(actions, refused),
      drift: ready(driftAlerts, refused),
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("alert")).toHaveLength(1);
    await expect(canvas.getByRole("alert", { name: "Your session ended" })).toBeVisible();
    await expect(canvas.getByRole("group", { name: "Total Runs" })).toBeVisible();
  },
};
/** A new account: zeros, and a next step in each empty part. */
export const Empty: Story = {
  tags: ["empty"],
  args: {
    data: {
      site: ready(site({ plan: "free", usage: noUsage, onboarding: newOnboarding })),
      summary: ready(emptyUsageSummary),
      timeseries: ready(quietTimeseries),
      actions: ready([]),
      drift: ready([]),
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("group", { name: "Total Runs" })).toHaveTextContent("0");
    const recent = within(canvas.getByRole("region", { name: "Recent Actions" }));
    await expect(recent.getByText("Actions appear here after you publish drafts")).toBeVisible();
    await expect(recent.getByRole("link", { name: "View Drafts" })).toHaveAttribute("href", "/drafts");
    await expect(
      within(canvas.getByRole("region", { name: "Quick Start" })).getByRole("button", {
        name: "Setup Guide",
      }),
    ).toBeVisible();
    await expect(canvas.getByRole("region", { name: "Drift Alerts" })).toBeVisible();
  },
};
/** No actions and no runs yet, and drift alerts that failed to load. */
export const EmptyPartlyFailed: Story = {
  tags: ["empty"],
  args: { data: { ...arrived, timeseries: ready(quietTimeseries), actions: ready([]), drift: failed() } },
  play: async ({ canvas }) => {
    await expect(
      within(canvas.getByRole("region", { name: "Drift Alerts" })).getByRole("alert"),
    ).toBeVisible();
  },
};
/** Its code arrives later. */
const showsGuide: Story["play"] = async ({ canvas }) =>
  expect(await canvas.findByRole("dialog", { name: "Setup Guide" })).toBeVisible();

/** The guide with three of six steps done. */
export const SetupGuide: Story = {
  args: { guide: "open" },
  play: showsGuide,
};
const copyText = fn(async (_text: string) => true);
export const SetupGuideInteraction: Story = {
  ...SetupGuide,
  tags: ["interaction"],
  parameters: { chromatic: { disableSnapshot: true } },
  decorators: [
    (Story) => (
      <UiProvider copyText={copyText}>
        <Story />
      </UiProvider>
    ),
  ],
  play: async ({ args, canvas }) => {
    const guide = within(await canvas.findByRole("dialog", { name: "Setup Guide" }));
    await expect(guide.getByRole("progressbar")).toHaveAttribute("aria-valuetext", "3 of 6 complete");
    const steps = guide.getAllByRole("listitem");
    await expect(steps).toHaveLength(6);
    await expect(guide.getAllByRole("heading", { level: 3, name: / \(done\)$/ })).toHaveLength(3);
    const links = steps.flatMap((step) => within(step).queryAllByRole("link"));
    await expect(links.map((link) => [link.textContent, link.getAttribute("href")])).toEqual([
      ["View Drafts", "/drafts"],
      ["View Drafts", "/drafts"],
      ["Open Chat Widget", "/settings/chat"],
    ]);
    await expect(guide.getByText("Review & Publish (Admin-only)")).toBeVisible();
    const quickCopy = within(guide.getByRole("group", { name: "Quick Copy" }));
    const siteId = "site_harbourstay_7Q2M";
    const scriptTag = `<script src="https://cdn.understudy.example/sdk.js?understudy=dev" data-site-id="${siteId}" data-widget="off" async></script>`;
    await expect(quickCopy.getByText(siteId)).toBeVisible();
    await expect(quickCopy.getByRole("region", { name: "Script tag" })).toHaveTextContent(scriptTag);
    await userEvent.click(quickCopy.getByRole("button", { name: "Copy Site ID" }));
    await expect(copyText).toHaveBeenLastCalledWith(siteId);
    await userEvent.click(quickCopy.getByRole("button", { name: "Copy script tag" }));
    await expect(copyText).toHaveBeenLastCalledWith(scriptTag);
    await userEvent.click(guide.getByRole("button", { name: "Later" }));
    await expect(args.onCloseGuide).toHaveBeenCalledOnce();
  },
};

/** The guide before its first step. */
export const SetupGuideFromTheStart: Story = {
  args: { guide: "open", data: { ...arrived, site: ready(site({ onboarding: newOnboarding })) } },
  play: showsGuide,
};
/** The guide when the site has no ID to copy. */
export const SetupGuideWithoutSiteId: Story = {
  args: { guide: "open", data: { ...arrived, site: ready(site({ id: "", onboarding: newOnboarding })) } },
  play: showsGuide,
};
/** Once setup is complete, the guide shows only the script tag. */
export const SetupGuideAfterSetup: Story = {
  args: { guide: "open", data: arrived, setup: "complete" },
  play: async ({ canvas }) => {
    const guide = within(await canvas.findByRole("dialog", { name: "Install the script" }));
    await expect(guide.getByRole("button", { name: "Copy script tag" })).toBeVisible();
    await expect(guide.queryByRole("progressbar")).toBeNull();
  },
};
/** No setup banner once all six steps are done. */
export const SetupComplete: Story = {
  tags: ["success"],
  args: { data: arrived },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText("Complete your setup")).toBeNull();
  },
};
/** Usage trends and drift alerts failed, each with its own reason and Retry. */
export const SomePartsFailed: Story = {
  tags: ["error"],
  args: { data: { ...midway, timeseries: failed(), drift: failed({ kind: "network" }) } },
};
export const SomePartsFailedInteraction: Story = {
  ...SomePartsFailed,
  tags: ["interaction"],
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args, canvas }) => {
    await expect(canvas.getAllByRole("alert")).toHaveLength(2);
    await expect(canvas.getByRole("region", { name: "Recent Actions" })).toBeVisible();
    await userEvent.click(
      within(canvas.getByRole("region", { name: "Drift Alerts" })).getByRole("button", { name: "Retry" }),
    );
    await expect(args.onRetry).toHaveBeenCalledWith("drift");
  },
};

/** Only the setup progress failed to load. */
export const SiteFailed: Story = {
  tags: ["error"],
  args: { data: { ...arrived, site: failed(serverFailure) } },
};
/** The figures failed; the chart, the actions and the alerts are there. */
export const NumbersFailed: Story = {
  tags: ["error"],
  args: { data: { ...arrived, summary: failed(serverFailure) } },
};
/** The last refresh of every part failed: one line says how old the data is. */
export const Stale: Story = {
  args: {
    data: {
      site: ready(site({ onboarding: completeOnboarding }), staleRefresh),
      summary: ready(usageSummary(), staleRefresh),
      timeseries: ready(timeseries, staleRefresh),
      actions: ready(actions, staleRefresh),
      drift: ready(driftAlerts, staleRefresh),
    },
  },
};
export const StaleInteraction: Story = {
  ...Stale,
  tags: ["interaction"],
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText(/Couldn’t refresh/)).toHaveLength(1);
  },
};
/** Only the setup progress couldn’t be refreshed. */
export const SetupStale: Story = {
  args: { data: { ...midway, site: ready(site({ onboarding }), staleRefresh) } },
  play: async ({ canvas }) => {
    await expect(
      within(canvas.getByRole("region", { name: "Complete your setup" })).getByText(/Couldn’t refresh/),
    ).toBeVisible();
  },
};
/** Only the chart couldn’t be refreshed. */
export const PartlyStale: Story = {
  args: { data: { ...arrived, timeseries: ready(timeseries, staleRefresh) } },
};
/** At 5%, the failure rate is red and has lost its badge. */
export const FailureRateAtFive: Story = {
  args: { data: { ...arrived, summary: ready(usageSummary({ failureRate: 5 })) } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText("Trending")).toBeNull();
  },
};
/** Long names and an Arabic one in recent actions and drift alerts. */
export const LongNames: Story = {
  args: {
    data: {
      ...arrived,
      actions: ready(
        actions.map((each) => ({
          ...each,
          name: `${each.name} — for guests who travel with more luggage than the form was ever meant to hold`,
        })),
      ),
      drift: ready([
        driftAlert({ actionName: "احجز غرفة لشخصين مع إطلالة على المرفأ والصنوبر وفطور متأخر" }),
        driftAlert({
          key: "act_long_name",
          actionName: "Book the same room for every guest of a wedding party that arrives on different days",
          driftCount: 27,
        }),
        ...driftAlerts.slice(1),
      ]),
    },
  },
  play: async ({ canvas }) => {
    const count = document.createRange();
    count.selectNodeContents(canvas.getByText("27 drifts"));
    await expect(count.getClientRects()).toHaveLength(1);
  },
};
/** 48 drift alerts. */
export const ManyAlerts: Story = {
  args: {
    data: {
      ...arrived,
      drift: ready(
        Array.from({ length: 48 }, (_, at) =>
          driftAlert({ key: `drift_${at}`, actionName: `Step ${at + 1} of the booking` }),
        ),
      ),
    },
  },
};
export const ManyAlertsInteraction: Story = {
  ...ManyAlerts,
  tags: ["interaction"],
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Step 3 of the booking")).toBeVisible();
    await expect(canvas.queryByText("Step 4 of the booking")).toBeNull();
    await userEvent.click(canvas.getByRole("button", { name: "45 more alerts" }));
    await expect(canvas.getByText("Step 4 of the booking")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Show fewer" }));
    await expect(canvas.queryByText("Step 4 of the booking")).toBeNull();
  },
};
/** Nine-digit numbers in the figures and in the chart. */
export const HugeNumbers: Story = {
  args: {
    data: {
      ...arrived,
      site: ready(
        site({
          plan: "enterprise",
          usage: { runsSuccessful: 98_412_077, runsFailed: 25_044_712, actionsPublished: 9 },
          onboarding: completeOnboarding,
        }),
      ),
      summary: ready(
        usageSummary({ successfulRunsMonth: 98_412_077, totalRunsMonth: 123_456_789, failureRate: 20.28 }),
      ),
      timeseries: ready(
        timeseries.map(({ day, success }) => usagePoint(day, success * 91_234, 1_203_977, 40_112)),
      ),
    },
  },
};
/** No runs this month, so the failure rate is a dash without a badge. */
export const MonthWithoutRuns: Story = {
  args: {
    data: {
      ...arrived,
      site: ready(site({ usage: noUsage, onboarding: completeOnboarding })),
      timeseries: ready(quietTimeseries),
      summary: ready(usageSummary({ successfulRunsMonth: 0, totalRunsMonth: 0, failureRate: 0 })),
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("group", { name: "Failure Rate" })).toHaveTextContent(/^Failure Rate—$/);
  },
};
/** The server left out most fields; each is a dash. */
export const MostFieldsMissing: Story = {
  args: {
    data: {
      ...arrived,
      summary: ready({
        successfulRunsMonth: null,
        totalRunsMonth: null,
        failureRate: null,
        publishedActions: null,
        totalActions: null,
      }),
      timeseries: ready([]),
      actions: ready([action({ name: null, stepCount: null, version: null, id: null })]),
      drift: ready([
        driftAlert({
          actionId: null,
          actionName: null,
          driftCount: null,
          recoveryRate: null,
          latestOccurrence: null,
        }),
      ]),
    },
  },
};
/** Setup is under way, with no actions or alerts yet. */
export const NoActionsYet: Story = {
  tags: ["empty"],
  args: { data: { ...midway, actions: ready([]), drift: ready([]) } },
};
export const SpecifiedInteraction: Story = {
  ...Ready,
  tags: ["interaction"],
  parameters: { chromatic: { disableSnapshot: true } },
  play: ({ canvas }) =>
    expectRoles(canvas, {
      heading: ["Dashboard", "Recent Actions", "Quick Start", "Usage Trends"],
      text: [
        "Complete your setup",
        "Successful Runs (Month)",
        "Failure Rate",
        "Published Actions",
        "Total Runs",
      ],
      button: ["Continue Setup", "Setup Guide"],
      link: ["View Drafts", "API Keys"],
    }),
};
