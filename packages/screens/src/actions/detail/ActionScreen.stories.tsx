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

/** The action’s name, and links to its runs and back to the list. */
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

/** Opened by its address, before any list has loaded the name. */
export const NameUnknown: Story = { args: { name: null } };

/** A name of two lines. */
export const LongName: Story = {
  args: {
    name: "Move a reservation to another restaurant of the same group and keep its seating preferences",
  },
};
