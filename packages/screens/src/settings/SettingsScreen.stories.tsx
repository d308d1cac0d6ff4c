import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { settings, site } from "@understudy/model/fixtures";
import { SettingsScreen } from "./SettingsScreen";
import { pageModes } from "../testing/page-modes";

const meta = {
  title: "Pages/Settings",
  component: SettingsScreen,
  parameters: { chromatic: { modes: pageModes } },
  args: { site: site() },
} satisfies Meta<typeof SettingsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A card for each page, with what is set now. */
export const Ready: Story = {
  tags: ["success"],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { level: 1, name: "Settings" })).toBeInTheDocument();
    // Not the links of the sidebar around the page.
    const links = canvas.getAllByRole("link", { name: /^(?:Site Settings|Chat Widget|API Keys|Team)$/ });
    await expect(links.map((link) => [link.textContent, link.getAttribute("href")])).toEqual([
      ["Site Settings", "/settings/site"],
      ["Chat Widget", "/settings/chat"],
      ["API Keys", "/settings/keys"],
      ["Team", "/team"],
    ]);
    await expect(canvas.getByText("Site name, ID and domains")).toBeVisible();
    await expect(canvas.getByText("Appearance, position and pages")).toBeVisible();
  },
};

/** The launcher is an outline. */
export const WidgetOff: Story = {
  args: { site: site({ settings: settings({ widgetEnabled: false }) }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("#1F6F5C · Off")).toBeVisible();
  },
};

/** Opened before any page has loaded the site: the cards describe themselves. */
export const SiteNotLoaded: Story = {
  args: { site: null },
  play: async ({ canvas }) => {
    const heightOf = (description: string) =>
      canvas.getByText(description).parentElement?.getBoundingClientRect().height;
    // No line is kept free: this page doesn't load the site.
    await expect(heightOf("Site name, ID and domains")).toBe(heightOf("Members and roles"));
  },
};
