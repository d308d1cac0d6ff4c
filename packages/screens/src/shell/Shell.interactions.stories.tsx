import type { StoryObj } from "@storybook/react-vite";
import { expect, fireEvent, userEvent, within } from "storybook/test";
import stories, {
  includeHidden,
  Ready,
  DrawerOpen,
  Collapsed,
  UserWithoutName,
  NewVersion,
  FailedAfterLeaving,
} from "./Shell.stories";

export default {
  ...stories,
  title: "Around pages/Shell",
  tags: ["interaction", "!autodocs"],
  parameters: { ...stories.parameters, chromatic: { disableSnapshot: true } },
};
type Story = StoryObj<typeof stories>;

export const ReadyInteraction: Story = {
  ...Ready,
  play: async ({ args, canvas }) => {
    const main = within(canvas.getByRole("navigation", { name: "Main", ...includeHidden }));
    const links = main.getAllByRole("link", includeHidden);
    await expect(links.map((link) => [link.textContent, link.getAttribute("href")])).toEqual([
      ["Home", "/"],
      ["Actions", "/actions"],
      ["Drafts", "/drafts"],
      ["Runs", "/runs"],
      ["Settings", "/settings"],
      ["Billing", "/billing"],
    ]);
    await expect(main.getByRole("link", { name: "Runs", ...includeHidden })).toHaveAttribute(
      "aria-current",
      "page",
    );
    await expect(canvas.getByText("Ines Okafor")).toBeInTheDocument();
    await expect(canvas.getByText("ines@harbourstay.example")).toBeInTheDocument();
    const account = canvas.getByRole("button", { name: /^Account menu Ines Okafor/ });
    await userEvent.click(account);
    await userEvent.click(await canvas.findByRole("menuitemradio", { name: "Dark" }));
    await expect(args.theme.onChange).toHaveBeenCalledWith("dark");
    await userEvent.keyboard("{Escape}");
    await userEvent.click(canvas.getByRole("button", { name: /^Search/ }));
    await expect(args.onShow).toHaveBeenCalledWith("palette");
    await expect(canvas.getByText("I", { exact: true })).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Sign Out" }));
    await expect(args.onSignOut).toHaveBeenCalledOnce();
  },
};

export const DrawerOpenInteraction: Story = {
  ...DrawerOpen,
  play: async ({ args, canvas }) => {
    const drawer = canvas.getByRole("dialog", { name: "Understudy" });
    await userEvent.click(within(drawer).getByRole("button", { name: "Close" }));
    await expect(args.drawer.onClose).toHaveBeenCalledOnce();
    const backdrop = { clientX: innerWidth - 1, clientY: 1 };
    await fireEvent.pointerDown(drawer, backdrop);
    await fireEvent.click(drawer, backdrop);
    await expect(args.drawer.onClose).toHaveBeenCalledTimes(2);
  },
};

export const CollapsedInteraction: Story = {
  ...Collapsed,
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole("link", { name: "Drafts", ...includeHidden })).toBeInTheDocument();
    await userEvent.click(canvas.getByRole("button", { name: "Expand sidebar", ...includeHidden }));
    await expect(args.sidebar.onToggle).toHaveBeenCalledOnce();
  },
};

export const UserWithoutNameInteraction: Story = {
  ...UserWithoutName,
  play: async ({ canvas }) => {
    await expect(canvas.getByText("tomasz")).toBeInTheDocument();
    await expect(canvas.getByText("T", { exact: true })).toBeVisible();
  },
};

export const NewVersionInteraction: Story = {
  ...NewVersion,
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Reload to update" }));
    await expect(args.onReload).toHaveBeenCalledOnce();
  },
};

export const FailedAfterLeavingInteraction: Story = {
  ...FailedAfterLeaving,
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole("alert")).toHaveTextContent("Failed to update role");
    await expect(canvas.getByRole("link", { name: "Open Team" })).toHaveAttribute("href", "/team");
    await userEvent.click(canvas.getByRole("button", { name: "Dismiss" }));
    await expect(args.onDismissFailure).toHaveBeenCalledWith("role");
  },
};
