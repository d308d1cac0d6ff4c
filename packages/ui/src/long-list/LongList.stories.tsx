import type { Meta, StoryObj } from "@storybook/react-vite";
import { Button } from "../button/Button";
import { LongList } from "./LongList";

const meta = {
  title: "Components/Data/LongList",
  component: LongList,
  args: {
    "aria-label": "Steps",
    count: 5,
    itemKey: String,
    renderItem: (index) => (
      <div style={{ padding: index % 3 ? 12 : 24 }}>
        Row {index + 1} <Button size="small">Details</Button>
      </div>
    ),
  },
} satisfies Meta<typeof LongList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Short: Story = {};

export const FiftyItems: Story = { args: { count: 50, markedIndex: 40 } };

export const TwentyThousandItems: Story = {
  args: { count: 20_000, markedIndex: 15_000 },
};
