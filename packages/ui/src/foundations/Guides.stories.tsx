import { composeStories, type Meta, type StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import type { ComponentGuide } from "./guide";

const guides = import.meta.glob<{ guide: ComponentGuide }>("../*/*.guide.tsx");
const stories = import.meta.glob<Parameters<typeof composeStories>[0]>(["../*/*.stories.tsx", "!./*"]);

const meta = {
  title: "Components/Foundations/Guides",
  tags: ["interaction", "!autodocs"],
  render: () => <div />,
} satisfies Meta;
export default meta;

/** The stories that a guide names and that don't exist. */
async function missingStories(path: string): Promise<string[]> {
  const { guide } = (await guides[path]?.()) ?? {};
  const module = await stories[path.replace(".guide.", ".stories.")]?.();
  if (guide === undefined || module === undefined) return [`${path} has no stories`];
  const composed = composeStories(module);
  const shown = [guide, guide.more].flatMap((pair) => [pair?.do.story, pair?.dont.story]);
  const unknown = shown.filter((story) => story !== undefined && !(story in composed));
  return unknown.map((name) => `${path}: ${name}`);
}

export const ExamplesAreStories: StoryObj = {
  play: async () => {
    const missing: string[] = [];
    for (const path of Object.keys(guides)) missing.push(...(await missingStories(path)));
    await expect(missing).toEqual([]);
  },
};
