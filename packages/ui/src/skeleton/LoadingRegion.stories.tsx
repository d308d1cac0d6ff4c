import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
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
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("status")).toHaveTextContent("Loading runs");
    await expect(canvas.queryByText("Still loading")).not.toBeInTheDocument();
  },
};
