import "@understudy/ui/global";
import { UiProvider } from "@understudy/ui";
import { fixedNow } from "@understudy/screens/fixtures";
import type { Preview } from "@storybook/react-vite";
import { lazy, StrictMode, Suspense, useLayoutEffect, type ComponentProps, type ReactNode } from "react";
import { pageLooks } from "../scripts/visual/looks";
import { dressed, wear } from "./dress";
import { widths } from "./widths";

declare const __STORY_THEME__: "light" | "dark" | undefined;
const testedTheme = typeof __STORY_THEME__ === "undefined" ? undefined : __STORY_THEME__;

// The global Date stays real: Vitest's browser runner keys set-up files by it. Components get the time as a prop.
let complaints: string[] = [];

function Dressed({ globals, children }: { globals: Record<string, unknown>; children: ReactNode }) {
  const { theme, text, motion } = dressed(globals);
  useLayoutEffect(() => wear({ theme, text, motion }), [theme, text, motion]);
  return children;
}

// Pages of documentation come with half a megabyte that no story needs.
const Paper = lazy(() => import("./overview/Paper"));
const Overview = lazy(() => import("./overview/Overview"));

const preview: Preview = {
  tags: ["autodocs"],
  globalTypes: {
    theme: {
      description: "Light or dark",
      toolbar: {
        title: "Theme",
        icon: "mirror",
        items: [
          { value: "light", title: "Light" },
          { value: "dark", title: "Dark" },
        ],
        dynamicTitle: true,
      },
    },
    text: {
      description: "How large somebody set the text in their browser",
      toolbar: {
        title: "Text size",
        icon: "zoom",
        items: [
          { value: "normal", title: "Text 100 %" },
          { value: "large", title: "Text 150 %" },
          { value: "huge", title: "Text 200 %" },
        ],
        dynamicTitle: true,
      },
    },
    motion: {
      description: "As for somebody whose system asks for less motion",
      toolbar: {
        title: "Motion",
        icon: "lightning",
        items: [
          { value: "full", title: "Motion" },
          { value: "reduced", title: "Less motion" },
        ],
        dynamicTitle: true,
      },
    },
  },
  initialGlobals: { theme: testedTheme ?? "light", text: "normal", motion: "full" },
  beforeAll: async () => {
    await Promise.all(
      ["400 16px", "640 16px"].map((font) => document.fonts.load(`${font} "Inter Variable"`)),
    );
  },
  beforeEach: () => {
    complaints = [];
    const real = console.error;
    console.error = (...args: unknown[]) => {
      complaints.push(args.map(String).join(" "));
      real(...args);
    };
    return () => {
      console.error = real;
    };
  },
  afterEach: () => {
    if (complaints.length > 0) throw new Error(`console.error was called:\n${complaints.join("\n")}`);
  },
  decorators: [
    (Story, { globals }) => (
      <StrictMode>
        <Dressed globals={globals}>
          <UiProvider now={fixedNow} timeZone="UTC">
            <Story />
          </UiProvider>
        </Dressed>
      </StrictMode>
    ),
  ],
  parameters: {
    a11y: { test: "error" },
    layout: "padded",
    viewport: {
      options: Object.fromEntries(
        Object.entries(widths).map(([key, { name, width, height }]) => [
          key,
          { name, styles: { width: `${width}px`, height: `${height}px` }, type: "other" },
        ]),
      ),
    },
    chromatic: {
      modes: Object.fromEntries(
        pageLooks.map(({ name, theme, width, height }) => [name, { theme, viewport: { width, height } }]),
      ),
    },
    docs: {
      container: (props: ComponentProps<typeof Paper>) => (
        <Suspense>
          <Paper {...props} />
        </Suspense>
      ),
      page: () => (
        <Suspense>
          <Overview />
        </Suspense>
      ),
    },
    options: {
      // Read out of this file and run by itself: it can use nothing from outside, not even a type.
      storySort: (a = { title: "", name: "", type: "" }, b = { title: "", name: "", type: "" }) => {
        const roots = ["guide", "screens", "ui"];
        const guide = ["Start here", "How to review", "How a screen is made", "Copy", "Changes of looks"];
        const pages = [
          "dashboard",
          "actions",
          "actions/detail",
          "drafts",
          "drafts/detail",
          "runs",
          "runs/detail",
          "settings",
          "settings/site",
          "settings/chat",
          "settings/keys",
          "billing",
          "team",
          "login",
          "shell",
          "palette",
          "shortcuts",
          "route-fault",
          "startup",
          "shared",
        ];
        const foundations = ["Foundations", "How to write a component"];
        const states = [
          "Overview",
          "Ready",
          "Loading",
          "Load Failed",
          "Empty",
          "No Matches",
          "Not Found",
          "Saving",
          "Saved",
          "Save Failed",
        ];
        const place = (known = [""], name = "") =>
          known.includes(name) ? known.indexOf(name) : known.length;
        const ranks = ({ title = "" }) => {
          const [root = "", ...rest] = title.split("/");
          const folder = rest.slice(0, -1).join("/") || rest.join("/").toLowerCase();
          if (root === "guide") return [0, place(guide, rest[0]), 0];
          if (root === "screens") return [place(roots, root), place(pages, folder), title];
          return [place(roots, root), place(foundations, rest[0]), rest.join("/").toLowerCase()];
        };
        const [one, other] = [ranks(a), ranks(b)];
        for (const index of [0, 1])
          if (one[index] !== other[index]) return Number(one[index]) - Number(other[index]);
        if (one[2] !== other[2]) return String(one[2]) < String(other[2]) ? -1 : 1;
        return place(states, a.name) - place(states, b.name);
      },
    },
  },
};

export default preview;
