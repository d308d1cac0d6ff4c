import type { Meta, StoryObj } from "@storybook/react-vite";
import { LoadingRegion } from "./LoadingRegion";
import { Skeleton } from "./Skeleton";

const meta = {
  title: "Components/Feedback/LoadingRegion",
  component: LoadingRegion,
  args: { "aria-label": "Loading runs", children: <Skeleton shape="row" count={5} /> },
} satisfies Meta<typeof LoadingRegion>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = {
  parameters: { shows: ["Loading runs"], hides: ["Still loading"] },
};
