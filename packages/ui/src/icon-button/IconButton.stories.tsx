import type { Meta, StoryObj } from "@storybook/react-vite";
import { fn } from "storybook/test";
import { CloseIcon, ForwardIcon, SearchIcon, type Icon } from "../icon/icons";
import { vars } from "../theme/vars.css";
import { IconButton, IconLink } from "./IconButton";
import { choice } from "../testing/argTypes";
import { size, variant } from "./IconButton.css";

const meta = {
  title: "Components/Buttons/IconButton",
  component: IconButton,
  argTypes: { variant: choice(variant), size: choice(size) },
  args: { label: "Remove phrase", icon: CloseIcon as Icon, onClick: fn() },
} satisfies Meta<typeof IconButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Quiet: Story = {};

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
export const Disabled: Story = { args: { disabled: true } };
export const Busy: Story = {
  args: { busy: true },
};

export const AsLink: Story = {
  render: () => <IconLink label="Next run" icon={ForwardIcon} href="#next" />,
};
