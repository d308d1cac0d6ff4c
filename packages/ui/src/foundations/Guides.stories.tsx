import { composeStories, type Meta, type StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import type { ComponentGuide } from "./guide";

const guides = import.meta.glob<{ guide: ComponentGuide }>("../*/*.guide.tsx");
const stories = import.meta.glob<Parameters<typeof composeStories>[0]>(["../*/*.stories.tsx", "!./*"]);

type Composed = Record<string, { run: (context: { canvasElement: HTMLElement }) => Promise<void> }>;

const meta = {
  title: "Components/Foundations/Guides",
  tags: ["interaction", "!autodocs"],
  render: () => <div />,
} satisfies Meta;
export default meta;

/** The parts that a guide names and its stories don't show. */
async function missingParts(path: string): Promise<string[]> {
  const { guide } = (await guides[path]?.()) ?? {};
  const module = await stories[path.replace(".guide.", ".stories.")]?.();
  if (guide === undefined || module === undefined) return [`${path} has no stories`];
  const composed: Composed = composeStories(module);
  const shown = guide.examples.flatMap((pair) => [pair.do.story, pair.dont.story]);
  const unknown = shown.filter((story) => story !== undefined && !(story in composed));
  const root = document.body.appendChild(document.createElement("div"));
  await composed[guide.anatomy.story]?.run({ canvasElement: root });
  const missing = guide.anatomy.parts.filter(([, selector]) => root.querySelector(selector) === null);
  root.remove();
  return [...unknown, ...missing.map(([name]) => name)].map((name) => `${path}: ${name}`);
}

export const PartsAreInTheStories: StoryObj = {
  play: async () => {
    const missing: string[] = [];
    for (const path of Object.keys(guides)) missing.push(...(await missingParts(path)));
    await expect(missing).toEqual([]);
  },
};
