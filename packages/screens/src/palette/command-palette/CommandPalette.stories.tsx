import type { Meta, StoryObj } from "@storybook/react-vite";
import type { ComponentProps } from "react";
import { fn } from "storybook/test";
import { ActionsIcon, DarkThemeIcon, KeyboardIcon, RunsIcon } from "@understudy/ui";
import { useControlledValue } from "@understudy/ui/testing";
import { CommandPalette } from "./CommandPalette";

export const groups: ComponentProps<typeof CommandPalette>["groups"] = [
  {
    key: "pages",
    label: "Pages",
    items: [
      { key: "actions", label: "Actions", icon: ActionsIcon },
      { key: "runs", label: "Runs", detail: "Everything that ran", icon: RunsIcon },
    ],
  },
  {
    key: "commands",
    label: "Commands",
    items: [
      { key: "dark", label: "Dark theme", icon: DarkThemeIcon, current: true },
      { key: "shortcuts", label: "Keyboard shortcuts", icon: KeyboardIcon, keys: "?" },
    ],
  },
];

const meta = {
  title: "Components/Navigation/CommandPalette",
  excludeStories: ["groups"],
  component: CommandPalette,
  args: {
    "aria-label": "Go to or do",
    placeholder: "A page, an action, a run",
    query: "",
    groups,
    status: "4 results",
    onQueryChange: fn(),
    onSelect: fn(),
    onClose: fn(),
  },
  render: function Controlled(args) {
    const [query, onQueryChange] = useControlledValue(args.query, args.onQueryChange);
    return <CommandPalette {...args} query={query} onQueryChange={onQueryChange} />;
  },
  parameters: { docs: { story: { inline: false, height: "36rem" } } },
} satisfies Meta<typeof CommandPalette>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
