import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { ActionScreen } from "./ActionScreen";
import { pageModes } from "../../testing/page-modes";

const meta = {
  title: "Pages/Action",
  component: ActionScreen,
  args: { id: "act_book_room", name: "Book a room" },
  parameters: { chromatic: { modes: pageModes } },
} satisfies Meta<typeof ActionScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  tags: ["success"],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { level: 1, name: "Action Book a room" })).toBeInTheDocument();
    await expect(canvas.getByText("Action detail view coming soon")).toBeInTheDocument();
    await expect(canvas.getByRole("link", { name: "Back to Actions" })).toHaveAttribute("href", "/actions");
    await expect(canvas.getByRole("link", { name: "View Runs" })).toHaveAttribute(
      "href",
      "/runs?action=act_book_room",
    );
  },
};

export const NameUnknown: Story = { args: { name: null } };

export const LongName: Story = {
  args: {
    name: "Move a reservation to another restaurant of the same group and keep its seating preferences",
  },
};
