import type { StoryObj } from "@storybook/react-vite";
import { driftAlert, onboarding, ready, site } from "@understudy/model/fixtures";
import { inUi } from "@understudy/ui/testing";
import { expect, fn, userEvent, within } from "storybook/test";
import { useState } from "react";
import { DashboardScreen } from "./DashboardScreen";
import stories, {
  midway,
  Ready,
  NeedsAttention,
  DriftFailed,
  LoadFailed,
  SetupGuide,
  SomePartsFailed,
  Stale,
  ManyAlerts,
} from "./DashboardScreen.stories";

export default {
  ...stories,
  title: "Pages/Dashboard",
  tags: ["interaction", "!autodocs"],
  parameters: { ...stories.parameters, chromatic: { disableSnapshot: true } },
};
type Story = StoryObj<typeof stories>;

/** About two screens of a phone. */
const mostOnPhones = 1_920;

export const FiveAlertsOnAPhone: Story = {
  args: {
    ...NeedsAttention.args,
    data: {
      ...midway,
      drift: ready(
        Array.from({ length: 5 }, (_, at) =>
          driftAlert({ key: `drift_${at}`, actionName: `Step ${at + 1}` }),
        ),
      ),
    },
  },
  globals: { viewport: { value: "390px" } },
  play: async ({ canvas }) => {
    for (const name of ["Needs attention", "Complete your setup", "Quick Start", "Drift Alerts"])
      await expect(canvas.getByRole("region", { name })).toBeVisible();
    await expect(canvas.getByRole("figure", { name: "Runs by day" })).toBeVisible();
    const { scrollHeight } = document.documentElement;
    await expect(scrollHeight).toBeGreaterThan(1_600);
    await expect(scrollHeight).toBeLessThanOrEqual(mostOnPhones);
  },
};

export const ReadyInteraction: Story = {
  ...Ready,
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole("heading", { level: 1, name: "Dashboard" })).toBeVisible();
    for (const badge of ["Trending", "Published"]) {
      const shape = getComputedStyle(canvas.getAllByText(badge)[0]?.parentElement ?? document.body);
      await expect([shape.borderTopStyle, shape.borderTopWidth]).toEqual(["solid", "1px"]);
      await expect(shape.borderTopColor).not.toBe("rgba(0, 0, 0, 0)");
    }
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
      ["Failure Rate", "in the last 7 days"],
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
    const trends = within(canvas.getByRole("region", { name: "Usage Trends" }));
    const bars = within(trends.getByRole("figure", { name: "Runs by day" }));
    const days = bars.getAllByRole("link", { name: /success, \d+ failed, \d+ timeout$/ });
    await expect(days).toHaveLength(7);
    await expect(days[0]).toHaveAccessibleName("Feb 26: 281 success, 10 failed, 3 timeout");
    await expect(days[0]).toHaveAttribute("href", "/runs?day=2026-02-26");
    await expect(days[6]).toHaveAccessibleName(/^Today: 308 success, 10 failed, 1 timeout$/);
    const drift = within(canvas.getByRole("region", { name: "Drift Alerts" }));
    await expect(drift.getByText("Last 7 days")).toBeVisible();
    await expect(drift.getByText("2 actions")).toBeVisible();
    const [alert] = drift.getAllByRole("listitem");
    for (const words of ["Apply a gift voucher", "6 drifts", /50(\.0)?% recovered/, "Mar 2, 2026"])
      await expect(alert).toHaveTextContent(words);
  },
};

export const NeedsAttentionInteraction: Story = {
  ...NeedsAttention,
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

export const LoadFailedInteraction: Story = {
  ...LoadFailed,
  play: async ({ args, canvas }) => {
    await expect(canvas.getAllByRole("alert")).toHaveLength(1);
    await expect(canvas.getByRole("alert", { name: "Failed to load dashboard" })).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Retry" }));
    await expect(args.onRetry).toHaveBeenCalledWith("failed");
  },
};

const copyText = fn(async (_text: string) => true);

export const SetupGuideInteraction: Story = {
  ...SetupGuide,
  decorators: inUi({ copyText }),
  play: async ({ args, canvas }) => {
    const guide = within(await canvas.findByRole("dialog", { name: "Setup Guide" }));
    await expect(guide.getByRole("progressbar")).toHaveAttribute("aria-valuetext", "3 of 6 complete");
    const steps = guide.getAllByRole("listitem");
    await expect(steps).toHaveLength(6);
    await expect(guide.getAllByText("Done")).toHaveLength(3);
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

export const SomePartsFailedInteraction: Story = {
  ...SomePartsFailed,
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole("alert", { name: "Failed to load dashboard" })).toBeVisible();
    await expect(canvas.getByRole("region", { name: "Recent Actions" })).toBeVisible();
    await expect(canvas.queryByRole("region", { name: "Drift Alerts" })).toBeNull();
    await userEvent.click(canvas.getByRole("button", { name: "Retry" }));
    await expect(args.onRetry).toHaveBeenCalledWith("failed");
  },
};

export const DriftFailedInteraction: Story = {
  ...DriftFailed,
  play: async ({ args, canvas }) => {
    const alerts = within(canvas.getByRole("region", { name: "Drift Alerts" }));
    await expect(alerts.getByRole("alert", { name: "Failed to load drift alerts" })).toBeVisible();
    await userEvent.click(alerts.getByRole("button", { name: "Retry" }));
    await expect(args.onRetry).toHaveBeenCalledWith("drift");
  },
};

export const StaleInteraction: Story = {
  ...Stale,
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText(/Couldn’t refresh/)).toHaveLength(1);
  },
};

export const ManyAlertsInteraction: Story = {
  ...ManyAlerts,
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Step 5 of the booking")).toBeVisible();
    await expect(canvas.queryByText("Step 6 of the booking")).toBeNull();
    await userEvent.click(canvas.getByRole("button", { name: "43 more alerts" }));
    await expect(canvas.getByText("Step 6 of the booking")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Show fewer" }));
    await expect(canvas.queryByText("Step 6 of the booking")).toBeNull();
  },
};

/** Under “Last 7 days”, and each leads to its runs, also without the action's ID. */
export const RecentAlertsInteraction: Story = {
  args: {
    data: {
      ...midway,
      drift: ready([
        driftAlert({ key: "nameOnly", actionId: null, actionName: "Book a table" }),
        driftAlert({ key: "old", actionName: "Book a boat", latestOccurrence: "2026-01-01T08:00:00Z" }),
      ]),
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: "Book a table" })).toHaveAttribute(
      "href",
      "/runs?action=Book+a+table&drift=1&since=7d",
    );
    await expect(canvas.queryByText("Book a boat")).toBeNull();
    await expect(canvas.getByText("1 action")).toBeVisible();
  },
};

/** Its button does the next step instead of closing it. */
export const SetupStepDone: Story = {
  ...SetupGuide,
  render: function Progressing(args) {
    const [isRecorded, setRecorded] = useState(false);
    const data = {
      ...args.data,
      site: ready(site({ onboarding: { ...onboarding, firstRecording: isRecorded } })),
    };
    return <DashboardScreen {...args} data={data} onCloseGuide={() => setRecorded(true)} />;
  },
  play: async ({ canvas }) => {
    const guide = within(await canvas.findByRole("dialog", { name: "Setup Guide" }));
    const said = () => guide.getAllByRole("status").map(({ textContent }) => textContent);
    await expect(said().join("")).toBe("");
    await userEvent.click(guide.getByRole("button", { name: "Later" }));
    await expect(said()).toContain("Done: Record your first action");
  },
};
