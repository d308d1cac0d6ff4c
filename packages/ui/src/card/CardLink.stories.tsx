import type { Meta, StoryObj } from "@storybook/react-vite";
import { iconArgType } from "../testing/argTypes";
import { SettingsIcon, TeamIcon, type Icon } from "../icon/icons";
import { Columns } from "../layout/Columns";
import { CardLink } from "./CardLink";

const meta = {
  title: "Components/Navigation/CardLink",
  component: CardLink,
  argTypes: { icon: iconArgType },
  args: {
    href: "#site",
    title: "Site Settings",
    children: "Site name and domains",
    icon: SettingsIcon as Icon,
  },
} satisfies Meta<typeof CardLink>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const WithoutIcon: Story = {
  render: () => (
    <CardLink href="#site" title="Site Settings">
      Site name and domains
    </CardLink>
  ),
};
export const Together: Story = {
  render: (args) => (
    <Columns>
      <CardLink {...args} />
      <CardLink href="#team" title="Team" icon={TeamIcon}>
        Who works here, and what each may do
      </CardLink>
    </Columns>
  ),
};
