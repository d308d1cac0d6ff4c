import type { Meta, StoryObj } from "@storybook/react-vite";
import { fn } from "storybook/test";
import { inUi } from "../testing/inUi";
import { InlineCode } from "./InlineCode";

export const takes = fn(async () => true);

const meta = {
  title: "Components/Data/InlineCode",
  excludeStories: ["takes"],
  component: InlineCode,
  args: { children: "#confirm-booking" },
} satisfies Meta<typeof InlineCode>;
export default meta;
type Story = StoryObj<typeof meta>;

export const InText: Story = {
  render: (args) => (
    <p>
      Clicked <InlineCode {...args} /> and waited.
    </p>
  ),
};
export const Copyable: Story = {
  args: { copyable: true },
  decorators: inUi({ copyText: takes }),
};

export const Long: Story = { args: { children: "body > main > div:nth-child(3) > ".repeat(12) } };
