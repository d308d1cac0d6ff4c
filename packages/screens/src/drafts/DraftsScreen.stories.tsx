import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { drafts, failed, loading, product, ready, staleRefresh } from "../fixtures";
import { DraftsScreen } from "./DraftsScreen";

const meta = {
  title: "Pages/Drafts",
  component: DraftsScreen,
  args: { drafts: ready(drafts), onReload: fn() },
} satisfies Meta<typeof DraftsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { level: 1, name: "Drafts" })).toBeInTheDocument();
    const untitled = within(canvas.getByRole("row", { name: /^Untitled Draft/ }));
    await expect(untitled.getByRole("link", { name: "Untitled Draft" })).toHaveAttribute(
      "href",
      "/drafts/drf_untitled",
    );
    await expect(untitled.getAllByRole("cell")[1]).toHaveTextContent("—");
    await expect(untitled.getByRole("link", { name: "Edit" })).toHaveAccessibleDescription("Untitled Draft");
    await expect(untitled.getByText("Draft")).toBeInTheDocument();
  },
};

export const Loading: Story = { args: { drafts: loading } };

export const LoadFailed: Story = {
  args: { drafts: failed() },
};
export const LoadFailedInteraction: Story = {
  ...LoadFailed,
  tags: ["interaction"],
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole("alert", { name: "Failed to load drafts" })).toBeInTheDocument();
    await userEvent.click(canvas.getByRole("button", { name: "Retry" }));
    await expect(args.onReload).toHaveBeenCalledOnce();
  },
};

export const Empty: Story = {
  args: { drafts: ready([]), docsUrl: product.docsUrl },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: "Go to API Keys" })).toHaveAttribute(
      "href",
      "/settings/keys",
    );
    await expect(canvas.getByRole("link", { name: "Read the docs" })).toHaveAttribute(
      "href",
      "https://understudy.example/docs",
    );
  },
};

export const Stale: Story = { args: { drafts: ready(drafts, staleRefresh) } };
