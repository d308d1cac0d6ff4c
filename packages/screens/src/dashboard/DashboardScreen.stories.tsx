import type { Meta, StoryObj } from "@storybook/react-vite";
import { useNow } from "@understudy/ui";
import { holdTimers, inUi } from "@understudy/ui/testing";
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
  networkFailure,
  newOnboarding,
  noUsage,
  onboarding,
  product,
  quietTimeseries,
  ready,
  serverFailure,
  sessionFailure,
  sessionRefresh,
  site,
  staleRefresh,
  timeseries,
  usagePoint,
  usageSummary,
} from "@understudy/model/fixtures";
import { attentionOf, type DashboardData } from "./data";
import { DashboardScreen, type SetupGuideState } from "./DashboardScreen";
import { SetupGuide as Guide } from "./SetupGuide";
import { pageModes } from "../testing/page-modes";
import { showsRetry } from "../testing/shows-retry";

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
export const midway = { ...arrived, site: ready(site({ onboarding })) };

const meta = {
  title: "Pages/Dashboard",
  excludeStories: ["midway"],
  component: DashboardScreen,
  args: {
    product,
    data: midway,
    attention: null,
    lastVisit: { attentionLines: 0, setup: "pending" },
    guide: { state: "closed" },
    onRetry: fn(),
    onOpenGuide: fn(),
    onCloseGuide: fn(),
    onReload: fn(),
  },
  render: function Dashboard(args) {
    return <DashboardScreen {...args} attention={attentionOf(args.data, useNow())} />;
  },
  parameters: { chromatic: { modes: pageModes } },
} satisfies Meta<typeof DashboardScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Three of six setup steps are done; every part has data. */
export const Ready: Story = { tags: ["success"] };

const overLimit = site({
  plan: "free",
  usage: { runsSuccessful: 1_190, runsFailed: 50, actionsPublished: 9 },
  onboarding: completeOnboarding,
});
const failingOften = usageSummary({ failureRate: 7.2 });

/** A reached limit and a high failure rate come first, one line each. */
export const NeedsAttention: Story = {
  args: { data: { ...arrived, site: ready(overLimit), summary: ready(failingOften) } },
};
const silentSince = (days: number) =>
  timeseries.map((point, index) =>
    index < timeseries.length - days - 1 ? point : usagePoint(point.day, 0, 0, 0),
  );

/** Two whole days without runs, on a site that had hundreds: the rate keeps its badge. */
export const Silence: Story = {
  args: { data: { ...arrived, timeseries: ready(silentSince(2)) } },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole("link", { name: "No runs since Mar 1; about 270 a day before" }),
    ).toHaveAttribute("href", "/runs");
    await expect(canvas.getByText("Trending")).toBeVisible();
  },
};

/** Open for three days: nothing is said about days after the data was read, and none of the bars is today. */
export const LeftOpen: Story = {
  args: { data: arrived },
  decorators: inUi({ now: fixedNow + 3 * 86_400_000 }),
  play: async ({ canvas }) => {
    const chart = within(canvas.getByRole("figure", { name: "Runs by day" }));
    await expect(chart.getAllByRole("link").at(-1)).toHaveAccessibleName(/^Mar 4: /);
    await expect(canvas.getByText("Trending")).toBeVisible();
  },
};

/** Lines with a long name of an action and an Arabic one. */
export const NeedsAttentionLongNames: Story = {
  args: {
    data: {
      ...arrived,
      drift: ready([
        driftAlert({ actionName: "احجز غرفة لشخصين مع إطلالة على المرفأ", driftCount: 9, recoveryRate: 33.3 }),
        driftAlert({
          key: "drift_long",
          actionName: "Book the same room for every guest of a wedding party that arrives on different days",
          driftCount: 5,
          recoveryRate: 0,
        }),
      ]),
    },
  },
  play: async ({ canvas }) => {
    const lines = within(canvas.getByRole("region", { name: "Needs attention" }));
    await expect(lines.getByText(/drifted 6 times, not recovered$/)).toBeVisible();
    await expect(
      lines.getByRole("link", { name: /different days drifted 5 times, not recovered$/ }),
    ).toBeVisible();
  },
};

/** Skeletons in the shape of every part. */
export const Loading: Story = {
  tags: ["loading"],
  args: { data: all(loading) },
};
/** Reserves as many lines for what needs attention as the last visit had, and none for the setup that is complete. */
export const LoadingWithAttention: Story = {
  tags: ["loading"],
  args: { data: all(loading), lastVisit: { attentionLines: 2, setup: "complete" } },
};
/** Every part failed for the same reason, so one panel replaces them. */
export const LoadFailed: Story = { tags: ["error"], args: { data: all(failed()) } };

/** No response arrived, so the panel has no reason from the server. */
export const NoConnection: Story = {
  tags: ["error"],
  args: { data: all(failed(networkFailure)) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("alert")).toHaveTextContent("Failed to load dashboard data");
  },
};
/** The session ended before any data arrived. */
export const SessionLost: Story = {
  tags: ["error"],
  args: { data: all(failed(sessionFailure)) },
};
/** The session ended during a refresh: the previous data stays below one message. */
export const SessionLostOnRefresh: Story = {
  tags: ["error"],
  args: {
    data: {
      site: ready(site({ onboarding }), sessionRefresh),
      summary: ready(usageSummary(), sessionRefresh),
      timeseries: ready(timeseries, sessionRefresh),
      actions: ready(actions, sessionRefresh),
      drift: ready(driftAlerts, sessionRefresh),
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("alert")).toHaveLength(1);
    await expect(canvas.getByRole("alert", { name: "Your session ended" })).toBeVisible();
    await expect(canvas.getByRole("group", { name: "Total Runs" })).toBeVisible();
  },
};
const newAccount: DashboardData = {
  site: ready(site({ plan: "free", usage: noUsage, onboarding: newOnboarding })),
  summary: ready(emptyUsageSummary),
  timeseries: ready(quietTimeseries),
  actions: ready([]),
  drift: ready([]),
};
/** A new account: zeros, and a next step in each empty part. */
export const Empty: Story = {
  tags: ["empty"],
  args: { data: newAccount },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("group", { name: "Total Runs" })).toHaveTextContent("0");
    await expect(canvas.getByText("No runs yet")).toBeVisible();
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
const open: SetupGuideState = { state: "open", SetupGuide: Guide };

/** The guide with three of six steps done. */
export const SetupGuide: Story = {
  tags: ["dialog"],
  args: { guide: open },
};

/** “Copied!” replaces the label of a button that copied, for two seconds. */
export const SetupGuideCopied: Story = {
  tags: ["shown-by-play", "success", "dialog"],
  args: { guide: open },
  decorators: inUi({ copyText: async () => true }),
  play: async ({ canvas }) => {
    const guide = within(await canvas.findByRole("dialog", { name: "Setup Guide" }));
    // It stays for as long as the story is shown.
    holdTimers(2000);
    await userEvent.click(guide.getByRole("button", { name: "Copy Site ID" }));
    await expect(await guide.findByRole("button", { name: "Copied!" })).toBeVisible();
  },
};
/** The guide before its first step, when the site has no ID to copy. */
export const SetupGuideWithoutSiteId: Story = {
  tags: ["dialog"],
  args: { guide: open, data: { ...arrived, site: ready(site({ id: "", onboarding: newOnboarding })) } },
};
/** The guide was opened before the site had loaded. */
export const SetupGuideLoading: Story = {
  tags: ["dialog"],
  args: { guide: open, data: { ...arrived, site: { state: "loading" } } },
};
/** The guide was opened, but the site can't be loaded. */
export const SetupGuideFailed: Story = {
  tags: ["error", "dialog"],
  args: { guide: open, data: { ...arrived, site: failed(networkFailure) } },
};
/** The guide was opened without a connection, before its code had loaded: the page stays. */
export const SetupGuideMissing: Story = {
  tags: ["error", "dialog"],
  args: { guide: { state: "missing", reason: "offline" } },
};
/** Once setup is complete, the guide still offers the script tag, with all six steps checked. */
export const SetupGuideAfterSetup: Story = {
  tags: ["dialog"],
  args: { guide: open, data: arrived },
  play: async ({ canvas }) => {
    const guide = within(await canvas.findByRole("dialog", { name: "Setup Guide" }));
    await expect(guide.getByRole("progressbar")).toHaveAttribute("aria-valuetext", "6 of 6 complete");
    await expect(guide.getAllByText("Done")).toHaveLength(6);
    await expect(guide.getByRole("button", { name: "Copy script tag" })).toBeVisible();
  },
};
/** No setup banner once all six steps are done. */
export const SetupComplete: Story = {
  tags: ["success"],
  args: { data: arrived },
  parameters: { hides: ["Complete your setup"] },
};
/** Usage trends and drift alerts failed: one panel with one Retry, above what arrived. */
export const SomePartsFailed: Story = {
  tags: ["error"],
  args: { data: { ...midway, timeseries: failed(), drift: failed(networkFailure) } },
};

/** Only the drift alerts failed: their card says so, with its own Retry. */
export const DriftFailed: Story = {
  tags: ["error"],
  args: { data: { ...midway, drift: failed(networkFailure) } },
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
  tags: ["error"],
  args: {
    data: {
      site: ready(site({ onboarding: completeOnboarding }), staleRefresh),
      summary: ready(usageSummary(), staleRefresh),
      timeseries: ready(timeseries, staleRefresh),
      actions: ready(actions, staleRefresh),
      drift: ready(driftAlerts, staleRefresh),
    },
  },
  play: showsRetry,
};
/** Only the setup progress couldn’t be refreshed. */
export const SetupStale: Story = {
  tags: ["error"],
  args: { data: { ...midway, site: ready(site({ onboarding }), staleRefresh) } },
  play: async ({ canvas }) => {
    await expect(
      within(canvas.getByRole("region", { name: "Complete your setup" })).getByText(/Couldn’t refresh/),
    ).toBeVisible();
  },
};
/** Only the chart couldn’t be refreshed. */
export const PartlyStale: Story = {
  tags: ["error"],
  args: { data: { ...arrived, timeseries: ready(timeseries, staleRefresh) } },
};
/** At 5%, the failure rate is red and has lost its badge. */
export const FailureRateAtFive: Story = {
  args: { data: { ...arrived, summary: ready(usageSummary({ failureRate: 5 })) } },
  parameters: { hides: ["Trending"] },
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
/** All of the drift alerts. */
export const AlertsExpanded: Story = {
  ...ManyAlerts,
  tags: ["shown-by-play"],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "43 more alerts" }));
    await expect(canvas.getByText("Step 48 of the booking")).toBeVisible();
  },
};
/** The trends as a table. */
export const TrendsAsTable: Story = {
  tags: ["shown-by-play"],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Show as table" }));
    await expect(canvas.getByRole("row", { name: "Feb 26 281 10 3" })).toBeVisible();
    await expect(canvas.getByRole("row", { name: "Today 308 10 1" })).toBeVisible();
  },
};
/** Nine-digit numbers in the figures and in the chart, and a version that is longer than its action’s name. */
export const HugeNumbers: Story = {
  tags: ["every-width"],
  args: {
    data: {
      ...arrived,
      actions: ready([action({ version: "2026.11.26-release-candidate-4+build.1234" }), ...actions.slice(1)]),
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
      drift: ready([]),
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
