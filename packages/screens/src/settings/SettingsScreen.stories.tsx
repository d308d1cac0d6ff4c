import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { SettingsScreen } from "./SettingsScreen";

const meta = { component: SettingsScreen } satisfies Meta<typeof SettingsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { level: 1, name: "Settings" })).toBeInTheDocument();
    const links = canvas.getAllByRole("link").map((link) => [link.textContent, link.getAttribute("href")]);
    await expect(links).toEqual([
      ["Site Settings", "/settings/site"],
      ["Chat Widget", "/settings/chat"],
      ["API Keys", "/settings/keys"],
      ["Team", "/team"],
    ]);
  },
};
