import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor } from "storybook/test";
import { CloseIcon, ForwardIcon, SearchIcon, type Icon } from "../icon/icons";
import { vars } from "../theme/vars.css";
import { IconButton, IconLink } from "./IconButton";
import { choice } from "../foundations/argTypes";
import { size, variant } from "./IconButton.css";

const meta = {
  title: "Components/Actions/IconButton",
  component: IconButton,
  argTypes: { variant: choice(variant), size: choice(size) },
  args: { label: "Remove phrase", icon: CloseIcon as Icon, onClick: fn() },
} satisfies Meta<typeof IconButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Quiet: Story = {};
export const QuietInteraction: Story = {
  ...Quiet,
  tags: ["interaction"],
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole("button", { name: "Remove phrase" })).toHaveFocus();
    await waitFor(() => expect(canvas.getByText("Remove phrase")).toBeVisible());
    await userEvent.keyboard("{Enter} ");
    await expect(args.onClick).toHaveBeenCalledTimes(2);
    await userEvent.keyboard("{Escape}");
    await expect(canvas.getByText("Remove phrase")).not.toBeVisible();
  },
};

export const Outlined: Story = { args: { variant: "outlined", icon: SearchIcon, label: "Search" } };
export const OnChrome: Story = {
  args: { variant: "chrome", icon: SearchIcon, label: "Search" },
  decorators: [
    (Story) => (
      <div style={{ background: vars.color.chrome.back, padding: vars.space["4"] }}>
        <Story />
      </div>
    ),
  ],
};
export const Small: Story = { args: { size: "small" } };
export const Pressed: Story = { args: { pressed: true, icon: SearchIcon, label: "Zoom" } };
export const Disabled: Story = { args: { disabled: true } };
export const Busy: Story = {
  args: { busy: true },
};
export const BusyInteraction: Story = {
  ...Busy,
  tags: ["interaction"],
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole("button"));
    await expect(args.onClick).not.toHaveBeenCalled();
  },
};

export const AsLink: Story = {
  render: () => <IconLink label="Next run" icon={ForwardIcon} href="#next" variant="outlined" shortcut="j" />,
};
export const AsLinkInteraction: Story = {
  ...AsLink,
  tags: ["interaction"],
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    const link = canvas.getByRole("link", { name: "Next run" });
    await expect(link).toHaveAttribute("aria-keyshortcuts", "j");
    await userEvent.tab();
    await expect(link).toHaveFocus();
    await waitFor(() => expect(canvas.getByText("Next run (j)")).toBeVisible());
  },
};
