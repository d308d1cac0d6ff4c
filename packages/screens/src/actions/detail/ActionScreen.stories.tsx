import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { action, failed, loading, ready, sessionFailure, staleRefresh } from "../../fixtures";
import { ActionScreen } from "./ActionScreen";

const meta = {
  title: "Pages/Action",
  component: ActionScreen,
  args: { known: ready(action()) },
} satisfies Meta<typeof ActionScreen>;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story["play"]>>[0]["canvas"];

async function expectFrame(canvas: Canvas) {
  await expect(canvas.getByRole("heading", { level: 1, name: "Action" })).toBeInTheDocument();
  await expect(canvas.getByText("Action detail view coming soon")).toBeInTheDocument();
  await expect(canvas.getByRole("link", { name: "Back to Actions" })).toHaveAttribute("href", "/actions");
}

export const Ready: Story = {
  play: async ({ canvas }) => {
    await expectFrame(canvas);
    await expect(canvas.getByRole("region", { name: "Book a room" })).toHaveTextContent("7 steps");
    await expect(canvas.getByRole("link", { name: "View Runs" })).toHaveAttribute(
      "href",
      "/runs?action=act_book_room",
    );
  },
};

export const Loading: Story = { args: { known: loading }, play: ({ canvas }) => expectFrame(canvas) };

export const LoadFailed: Story = {
  args: { known: failed() },
  play: async ({ canvas }) => {
    await expectFrame(canvas);
    await expect(canvas.queryByRole("alert")).toBeNull();
    await expect(canvas.queryByRole("button", { name: "Retry" })).toBeNull();
  },
};

export const SessionOver: Story = {
  args: { known: failed(sessionFailure) },
  play: async ({ canvas }) => {
    await expectFrame(canvas);
    await expect(canvas.getByRole("alert", { name: "Your session ended" })).toBeVisible();
  },
};

export const NotFound: Story = { args: { known: ready(null) }, play: ({ canvas }) => expectFrame(canvas) };

export const Stale: Story = {
  args: { known: ready(action(), staleRefresh) },
  play: ({ canvas }) => expectFrame(canvas),
};

export const LittleKnown: Story = {
  args: {
    known: ready(
      action({
        id: null,
        name: null,
        description: "",
        stepCount: null,
        intents: [],
        version: null,
        isPublished: false,
      }),
    ),
  },
};
