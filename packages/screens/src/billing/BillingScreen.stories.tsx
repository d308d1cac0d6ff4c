import type { Meta, StoryObj } from "@storybook/react-vite";
import { UiProvider } from "@understudy/ui";
import { expect, fn, userEvent, within } from "storybook/test";
import { fixedNow, noUsage, sessionRefresh, site } from "@understudy/model/fixtures";
import type { PlanName, PlanUsage, Remote, Site } from "@understudy/model";
import { BillingScreen } from "./BillingScreen";
import { expectRoles } from "../testing/expect-roles";
import { pageModes } from "../testing/page-modes";

const ready = (plan: PlanName, usage?: Partial<PlanUsage>): Extract<Remote<Site>, { state: "ready" }> => {
  const { usage: usual } = site();
  return {
    state: "ready",
    data: site({ plan, usage: { ...usual, ...usage } }),
    asOf: fixedNow,
    refresh: { state: "idle" },
  };
};

const meta = {
  title: "Pages/Billing & Subscription",
  component: BillingScreen,
  args: {
    billing: ready("starter"),
    isPlanChanged: false,
    redirect: { state: "none" },
    onRetry: fn(),
    onCheckout: fn(),
    onPortal: fn(),
  },
  parameters: { chromatic: { modes: pageModes } },
} satisfies Meta<typeof BillingScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The Starter plan with its price, its two limits and the estimate for this month. */
export const Ready: Story = { tags: ["success"] };
export const ReadyInteraction: Story = {
  ...Ready,
  tags: ["interaction"],
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args, canvas }) => {
    await expect(
      within(canvas.getByRole("region", { name: "Current plan" })).getByText("Starter"),
    ).toBeVisible();
    for (const [name, text] of [
      ["Runs this month", "1,051 / 10,000"],
      ["Published actions", "9 / 25"],
    ] as const)
      await expect(canvas.getByRole("meter", { name })).toHaveAttribute("aria-valuetext", text);
    await expect(canvas.getByRole("meter", { name: "Runs this month" })).toHaveAttribute(
      "aria-valuenow",
      "11",
    );
    await expect(canvas.queryByRole("region", { name: "Available plans" })).toBeNull();
    await userEvent.click(canvas.getByRole("button", { name: "Change Plan" }));
    await expect(args.onCheckout).toHaveBeenCalledWith("starter");
    await userEvent.click(canvas.getByRole("button", { name: "Manage Billing" }));
    await expect(args.onPortal).toHaveBeenCalledOnce();
  },
};

/** Skeletons in the shape of the plan and its limits. */
export const Loading: Story = { tags: ["loading"], args: { billing: { state: "loading" } } };
/** The server’s reason, and Retry. */
export const LoadFailed: Story = {
  tags: ["error"],
  args: {
    billing: {
      state: "failed",
      failure: { kind: "answer", status: 502, message: "API error 502 Bad Gateway" },
    },
  },
};
export const LoadFailedInteraction: Story = {
  ...LoadFailed,
  tags: ["interaction"],
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole("alert", { name: "Failed to load billing information" })).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Retry" }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

/** Without a paid plan, the three plans are offered; the cheapest one that fits is the primary button. */
export const Free: Story = {
  args: { billing: ready("free", { runsSuccessful: 402, runsFailed: 18, actionsPublished: 2 }) },
};
export const FreeInteraction: Story = {
  ...Free,
  tags: ["interaction"],
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args, canvas }) => {
    const plans = within(canvas.getByRole("region", { name: "Available plans" })).getAllByRole("listitem");
    for (const [plan, at, words] of [
      ["starter", 0, ["$29/mo", "10,000 runs per month", "25 published actions", "Priority support"]],
      ["pro", 4, ["$99/mo", "100,000 runs per month", "100 published actions", "Most Popular"]],
      ["enterprise", 8, ["Custom", "1,000,000 runs per month", "1,000 published actions"]],
    ] as const) {
      const offer = within(plans[at] ?? document.body);
      for (const text of words) await expect(offer.getByText(text)).toBeVisible();
      await userEvent.click(offer.getByRole("button", { name: /^Upgrade to/ }));
      await expect(args.onCheckout).toHaveBeenLastCalledWith(plan);
    }
    for (const name of ["Change Plan", "Manage Billing"])
      await expect(canvas.queryByRole("button", { name })).toBeNull();
  },
};

/** From 75% of a limit, its bar is yellow; from 90%, red. */
export const UsageWarning: Story = {
  args: { billing: ready("starter", { runsSuccessful: 8_000, runsFailed: 240, actionsPublished: 23 }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("You’ve used 82% of your runs.")).toBeVisible();
    const [runs, actions] = canvas
      .getAllByRole("meter")
      .map(({ firstElementChild: bar }) => bar && getComputedStyle(bar).backgroundColor);
    // Yellow and red.
    await expect(runs).not.toBe(actions);
  },
};
/** Runs and actions are over the free plan’s limits. */
export const LimitReached: Story = {
  args: { billing: ready("free", { runsSuccessful: 1_180, runsFailed: 61, actionsPublished: 5 }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("241 runs over your limit.")).toBeVisible();
    await expect(canvas.getByText(/Limit reached/)).toBeVisible();
  },
};
/** Back from checkout, a banner confirms the new plan. */
export const PlanChanged: Story = {
  args: { billing: ready("pro"), isPlanChanged: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("You’re on the Pro plan now.")).toBeVisible();
  },
};
/** The Pro plan. */
export const Pro: Story = { args: { billing: ready("pro") } };
/** A custom price, and limits in the hundred thousands. */
export const Enterprise: Story = {
  args: {
    billing: ready("enterprise", { runsSuccessful: 412_300, runsFailed: 9_120, actionsPublished: 312 }),
  },
};
/** No runs and no actions yet, so nothing is estimated. */
export const UnusedAccount: Story = {
  args: { billing: ready("free", noUsage) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/Estimate/)).toBeNull();
  },
};
/** On the first two days of a month, nothing is estimated. */
export const NoEstimateYet: Story = {
  decorators: [
    (Story) => (
      <UiProvider now={Date.UTC(2026, 2, 2, 12)}>
        <Story />
      </UiProvider>
    ),
  ],
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/Estimate/)).toBeNull();
  },
};
/** The chosen plan’s button waits for the payment provider’s page. */
export const LeavingForCheckout: Story = {
  tags: ["loading"],
  args: { ...Free.args, redirect: { state: "loading", to: "pro" } },
};
/** Manage Billing waits for the payment provider’s page. */
export const LeavingForPortal: Story = {
  tags: ["loading"],
  args: { redirect: { state: "loading", to: "portal" } },
};
export const LeavingForPortalInteraction: Story = {
  ...LeavingForPortal,
  tags: ["interaction"],
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Manage Billing" }));
    await expect(args.onPortal).not.toHaveBeenCalled();
  },
};

/** The session ended before the redirect, so signing in again is offered. */
export const SessionLost: Story = {
  tags: ["error"],
  args: { billing: { ...ready("starter"), refresh: sessionRefresh }, redirect: { state: "sessionEnded" } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("alert", { name: "Your session ended" })).toBeVisible();
  },
};
/** The last refresh failed: the previous figures stay, with their age and Retry. */
export const Stale: Story = {
  args: {
    billing: {
      state: "ready",
      data: site(),
      asOf: fixedNow - 900_000,
      refresh: { state: "failed", failure: { kind: "network" }, isRetrying: false },
    },
  },
};
export const SpecifiedInteraction: Story = {
  ...Ready,
  tags: ["interaction"],
  parameters: { chromatic: { disableSnapshot: true } },
  play: ({ canvas }) =>
    expectRoles(canvas, {
      heading: ["Billing & Subscription"],
      button: ["Change Plan", "Manage Billing"],
      meter: ["Runs this month", "Published actions"],
    }),
};
