import type { Meta, StoryObj } from "@storybook/react-vite";
import { useMemo, useState } from "react";
import { expect, fn, waitFor, within } from "storybook/test";
import { action, actions, drafts, run, runs } from "@understudy/model/fixtures";
import { commandFinder, type Searchable, themeChoices, visitedCommand } from "@understudy/model";
import { PaletteScreen } from "./PaletteScreen";
import { pageModes } from "../testing/page-modes";

const known: Searchable = { actions, drafts, runs };
const visited = [
  visitedCommand("run", "/runs/run_8840", "run_8840", known),
  visitedCommand("chatSettings", "/settings/chat", undefined, known),
  visitedCommand("draft", "/drafts/drf_gone", "drf_gone", known),
];
const find = commandFinder(known, visited);

const meta = {
  title: "Around pages/Command palette",
  tags: ["dialog"],
  component: PaletteScreen,
  argTypes: { theme: { control: "inline-radio", options: themeChoices } },
  args: {
    query: "",
    found: find(""),
    theme: "dark",
    onQueryChange: fn(),
    onChoose: fn(),
    onClose: fn(),
  },
  render: function Controlled(args) {
    const [query, setQuery] = useState(args.query);
    const found = useMemo(() => (query === args.query ? args.found : find(query)), [query, args]);
    return <PaletteScreen {...args} query={query} found={found} onQueryChange={setQuery} />;
  },
  parameters: {
    chromatic: { modes: pageModes },
    layout: "fullscreen",
    docs: { story: { inline: false, height: "40rem" } },
  },
} satisfies Meta<typeof PaletteScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Actions, drafts and runs that match “book”. */
export const Ready: Story = { tags: ["success"], args: { query: "book", found: find("book") } };

/** Recently visited pages first, then all pages and commands. */
export const BeforeTyping: Story = {
  tags: ["empty"],
  play: async ({ canvas }) => {
    await expect(
      canvas.getAllByRole("group").map((group) => group.getAttribute("aria-labelledby") !== null),
    ).toEqual([true, true, true]);
    await expect(canvas.getByRole("option", { selected: true })).toHaveTextContent("Run Details · run_8840");
    await expect(canvas.getByRole("option", { name: /Dark theme/ })).toHaveAccessibleName(
      "Dark theme Current",
    );
  },
};
/** Nothing was visited yet, so it starts with the pages. */
export const FirstVisit: Story = { args: { found: commandFinder(known, [])("") } };
/** Nothing matches, so searching runs and actions is offered. */
export const NoMatches: Story = {
  tags: ["empty"],
  args: { query: "zeppelin", found: find("zeppelin") },
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(within(canvas.getByRole("dialog")).getByRole("status")).toHaveTextContent("No results"),
    );
    await expect(canvas.getAllByRole("option").map((option) => option.textContent)).toEqual([
      "Search runs for “zeppelin”",
      "Search actions for “zeppelin”",
    ]);
  },
};
/** A run’s ID can be opened even if the run isn’t loaded. */
export const UnknownId: Story = {
  args: { query: "run_4711", found: find("run_4711") },
};

const long: Searchable = {
  actions: [
    action({
      name: "Reserve the large sauna for a company evening with dinner, towels, a late check-out and a birthday cake for the managing director",
    }),
  ],
  drafts: [],
  runs: [
    run({
      id: "run_01JQ8Z6T3N5V7X9B2D4F6H8K0M_01JQ8Z6T3N5V7X9B2D4F6H8K0M",
      actionName: "حجز الساونا الكبيرة لأمسية الشركة مع العشاء والمناشف",
    }),
    run({ key: "x", id: "run_x", actionName: "Sauna".repeat(40) }),
  ],
};
/** Long names, an Arabic one, and a long ID. */
export const LongNames: Story = {
  args: { query: "sa", found: commandFinder(long, [])("sa") },
  play: async ({ canvas }) => {
    const detail = canvas.getByText("Success · run_x");
    await expect(detail.scrollWidth).toBe(detail.clientWidth);
  },
};
