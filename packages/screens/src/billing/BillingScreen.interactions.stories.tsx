import type { StoryObj } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import stories, { Ready, LoadFailed, Free, LeavingForPortal } from "./BillingScreen.stories";

export default {
  ...stories,
  title: "Pages/Billing & Subscription",
  tags: ["interaction", "!autodocs"],
  parameters: { ...stories.parameters, chromatic: { disableSnapshot: true } },
};
type Story = StoryObj<typeof stories>;

export const ReadyInteraction: Story = {
  ...Ready,
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole("heading", { level: 1, name: "Billing & Subscription" })).toBeVisible();
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

export const LoadFailedInteraction: Story = {
  ...LoadFailed,
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole("alert", { name: "Failed to load billing information" })).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Retry" }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const FreeInteraction: Story = {
  ...Free,
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

export const LeavingForPortalInteraction: Story = {
  ...LeavingForPortal,
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Manage Billing" }));
    await expect(args.onPortal).not.toHaveBeenCalled();
  },
};
