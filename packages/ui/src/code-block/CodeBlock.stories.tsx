import type { Meta, StoryObj } from "@storybook/react-vite";
import { fn } from "storybook/test";
import { inUi } from "../testing/inUi";
import { CodeBlock } from "./CodeBlock";

export const takes = fn(async () => true);

const meta = {
  title: "Components/Data/CodeBlock",
  excludeStories: ["takes"],
  component: CodeBlock,
  args: {
    label: "SDK script tag",
    code: '<script src="https://cdn.example.com/sdk.js?understudy=dev" data-site-id="site_8f2k" data-widget="off" async></script>',
  },
  decorators: inUi({ copyText: takes }),
} satisfies Meta<typeof CodeBlock>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OneLine: Story = {};

export const ManyLines: Story = {
  args: { label: "Report", code: "# Run failed\n\n- Action: Book a table\n- Step 3: Click Confirm" },
};
