import type { Meta, StoryObj } from "@storybook/react-vite";
import { choice } from "../testing/argTypes";
import { Text } from "../text/Text";
import { gap as gaps } from "./gap.css";
import { Stack } from "./Stack";

const meta = {
  title: "Components/Layout/Stack",
  component: Stack,
  argTypes: { gap: choice(gaps) },
  args: {
    children: ["Recorded on the booking page", "Reviewed by Mira", "Published as version 3"].map((line) => (
      <Text key={line}>{line}</Text>
    )),
  },
} satisfies Meta<typeof Stack>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Tight: Story = { args: { gap: "1" } };
