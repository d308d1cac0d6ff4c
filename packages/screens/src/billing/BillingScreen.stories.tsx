import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import {
  failed,
  loading,
  noUsage,
  ready,
  sessionFailure,
  sessionRefresh,
  site,
  staleRefresh,
} from "@understudy/model/fixtures";
import { billingMessages, type PlanName, type PlanUsage, type Refresh } from "@understudy/model";
import { BillingScreen } from "./BillingScreen";
import { alerted } from "../testing/BrowserAlert";
import { pageModes } from "../testing/page-modes";
import { showsRetry } from "../testing/shows-retry";
import { billingTexts } from "./billing-texts";

const planOf = (plan: PlanName, usage?: Partial<PlanUsage>, refresh?: Refresh) =>
  ready(site({ plan, usage: { ...site().usage, ...usage } }), refresh);

const meta = {
  title: "Pages/Billing & Subscription",
  component: BillingScreen,
  args: {
    billing: planOf("starter"),
    isPlanChanged: false,
    redirect: { state: "idle" },
    onRetry: fn(),
    onCheckout: fn(),
    onPortal: fn(),
  },
  parameters: { chromatic: { modes: pageModes } },
} satisfies Meta<typeof BillingScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The Starter plan with its price and its two limits. */
export const Ready: Story = {
  tags: ["success"],
};

/** Skeletons in the shape of the plan and its limits. */
export const Loading: Story = { tags: ["loading"], args: { billing: loading } };
/** The server’s reason, and Retry. */
export const LoadFailed: Story = {
  tags: ["error"],
  args: {
    billing: failed({ kind: "answer", status: 502, message: "API error 502 Bad Gateway" }),
  },
};

/** Without a paid plan, the three plans are offered, and Most Popular stands out. */
export const Free: Story = {
  name: "Free, Pro is Most Popular",
  args: { billing: planOf("free", { runsSuccessful: 402, runsFailed: 18, actionsPublished: 2 }) },
  play: async ({ canvas }) => {
    const [starter, pro, enterprise] = ["Starter", "Pro", "Enterprise"].map(
      (plan) => getComputedStyle(canvas.getByRole("button", { name: `Upgrade to ${plan}` })).backgroundColor,
    );
    await expect(starter).toBe(enterprise);
    await expect(pro).not.toBe(starter);
  },
};

/** From 75% of a limit, its bar is yellow; from 90%, red. */
export const UsageWarning: Story = {
  args: { billing: planOf("starter", { runsSuccessful: 8_000, runsFailed: 240, actionsPublished: 23 }) },
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
  args: { billing: planOf("free", { runsSuccessful: 1_180, runsFailed: 61, actionsPublished: 5 }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("241 runs over your limit.")).toBeVisible();
    await expect(canvas.getByText(/Limit reached/)).toBeVisible();
  },
};
/** Back from checkout, a banner confirms the new plan. */
export const PlanChanged: Story = {
  tags: ["success"],
  args: { billing: planOf("pro"), isPlanChanged: true },
  parameters: { shows: [billingTexts.planChanged("Pro")] },
};
/** The Pro plan. */
export const Pro: Story = { args: { billing: planOf("pro") } };
/** A custom price, and limits in the hundred thousands. */
export const Enterprise: Story = {
  args: {
    billing: planOf("enterprise", { runsSuccessful: 412_300, runsFailed: 9_120, actionsPublished: 312 }),
  },
};
/** No runs and no actions yet. */
export const UnusedAccount: Story = { args: { billing: planOf("free", noUsage) } };
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

/** The browser’s alert after checkout failed without a message of the server’s. */
export const CheckoutFailed: Story = {
  tags: ["error"],
  args: { ...Free.args },
  decorators: alerted(billingMessages.checkoutFailed),
};
/** The browser’s alert after the portal failed without a message of the server’s. */
export const PortalFailed: Story = { tags: ["error"], decorators: alerted(billingMessages.portalFailed) };

/** The payment provider asks to wait: after the browser’s alert, the wait stands above the plan. */
export const CheckoutLater: Story = {
  tags: ["error"],
  args: { redirect: { state: "idle", note: "Try again in 30 seconds." } },
  parameters: { shows: ["Try again in 30 seconds."] },
};

/** The session ended before the redirect, so signing in again is offered. */
export const SessionLost: Story = {
  tags: ["error"],
  args: {
    billing: planOf("starter", {}, sessionRefresh),
    redirect: { state: "sessionEnded", failure: sessionFailure },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("alert", { name: "Your session ended" })).toBeVisible();
  },
};
/** The last refresh failed: the previous figures stay, with their age and Retry. */
export const Stale: Story = {
  tags: ["error"],
  args: {
    billing: planOf("starter", {}, staleRefresh),
  },
  play: showsRetry,
};
