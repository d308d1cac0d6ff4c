import type { Meta, StoryObj } from "@storybook/react-vite";
import { useMemo, useState } from "react";
import { expect, fn, userEvent, waitFor } from "storybook/test";
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
  component: PaletteScreen,
  argTypes: { theme: { control: "inline-radio", options: themeChoices } },
  args: {
    query: "",
    found: find(""),
    lists: { state: "ready" },
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
export const ReadyInteraction: Story = {
  ...Ready,
  tags: ["interaction"],
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole("combobox", { name: "Search" })).toHaveFocus();
    await waitFor(() => expect(canvas.getByRole("status")).toHaveTextContent(/^\d+ results$/));
    await userEvent.keyboard("{Enter}");
    await expect(args.onChoose).toHaveBeenLastCalledWith({
      kind: "go",
      href: "/actions/act_book_room",
      to: "action",
    });
    await userEvent.clear(canvas.getByRole("combobox"));
    await userEvent.keyboard("sign o");
    await userEvent.keyboard("{Enter}");
    await expect(args.onChoose).toHaveBeenLastCalledWith({ kind: "signOut" });
    await userEvent.clear(canvas.getByRole("combobox"));
    await userEvent.keyboard("book");
  },
};

/** Each letter changes the number of results, but only the last one is announced. */
export const AnnouncedOnce: Story = {
  tags: ["interaction"],
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    const region = canvas.getByRole("status");
    const said: string[] = [];
    const listening = new MutationObserver(() => said.push(region.textContent));
    listening.observe(region, { childList: true, characterData: true, subtree: true });
    await userEvent.keyboard("ro");
    await waitFor(() => expect(region).toHaveTextContent(/^\d+ results?$/));
    listening.disconnect();
    await expect(said).toHaveLength(1);
  },
};

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
/** The lists are still loading, so the number of results may grow. */
export const Loading: Story = {
  tags: ["loading"],
  args: {
    query: "sett",
    found: commandFinder({ actions: [], drafts: [], runs: [] }, [])("sett"),
    lists: { state: "loading" },
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole("status")).toHaveTextContent(/results? so far$/));
  },
};
const retry = fn();
/** Actions and drafts failed to load; everything else can be found. */
export const LoadFailed: Story = {
  tags: ["error"],
  args: {
    query: "sett",
    found: commandFinder({ ...known, actions: [], drafts: [] }, [])("sett"),
    lists: { state: "failed", lists: ["actions", "drafts"], onRetry: retry },
  },
};
export const LoadFailedInteraction: Story = {
  ...LoadFailed,
  tags: ["interaction"],
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Failed to load actions. Failed to load drafts.")).toBeVisible();
    retry.mockClear();
    await userEvent.click(canvas.getByRole("button", { name: "Retry" }));
    await expect(retry).toHaveBeenCalledOnce();
  },
};

/** Drafts failed to load. */
export const PartlyFailed: Story = {
  tags: ["error"],
  args: {
    query: "book",
    found: commandFinder({ ...known, drafts: [] }, [])("book"),
    lists: { state: "failed", lists: ["drafts"], onRetry: retry },
  },
};
/** Nothing matches, so searching runs and actions is offered. */
export const NoMatches: Story = {
  tags: ["empty"],
  args: { query: "zeppelin", found: find("zeppelin") },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole("status")).toHaveTextContent("No results"));
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
export const UnknownIdInteraction: Story = {
  ...UnknownId,
  tags: ["interaction"],
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole("option", { selected: true })).toHaveTextContent("View run run_4711");
    await expect(canvas.queryByText("No results")).not.toBeInTheDocument();
    await userEvent.keyboard("{Enter}");
    await expect(args.onChoose).toHaveBeenLastCalledWith({ kind: "go", href: "/runs/run_4711", to: "run" });
  },
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
