import "@understudy/ui/global";
import { UiProvider } from "@understudy/ui";
import { fixedNow } from "@understudy/screens/fixtures";
import type { Preview } from "@storybook/react-vite";
import { lazy, StrictMode, Suspense, useLayoutEffect, type ComponentProps, type ReactNode } from "react";
import { looksOf } from "../scripts/visual/looks";
import { applyDisplay, displayOf } from "./display";
import { routeOfFile } from "./map";
import { PageFrame } from "./PageFrame";
import { readableArgType } from "./readable-arg-type";
import { widths } from "./widths";

declare const __STORY_THEME__: "light" | "dark" | undefined;
const testedTheme = typeof __STORY_THEME__ === "undefined" ? undefined : __STORY_THEME__;

let errors: string[] = [];

interface DisplayedProps {
  globals: Record<string, unknown>;
  file: unknown;
  children: ReactNode;
}

function Displayed({ globals, file, children }: DisplayedProps) {
  const { theme, text, motion, frame } = displayOf(globals);
  useLayoutEffect(() => applyDisplay({ theme, text, motion }), [theme, text, motion]);
  const route = typeof file === "string" ? routeOfFile(file) : undefined;
  if (route === undefined || frame === "off") return children;
  return <PageFrame route={route.name}>{children}</PageFrame>;
}

type Enhancer = NonNullable<Preview["argTypesEnhancers"]>[number];

// Parameters by layer: an enhancer is Storybook's only hook that runs once for each story.
const setChromatic: Enhancer = ({ argTypes, parameters, tags }) => {
  const looks = looksOf(String(parameters["fileName"]));
  parameters["chromatic"] = {
    // The pictures that the local review takes.
    disableSnapshot: tags.includes("interaction"),
    modes: Object.fromEntries(
      looks.map(({ name, theme, width, height }) => [name, { theme, viewport: { width, height } }]),
    ),
  };
  return argTypes;
};

const readableTypes: Enhancer = ({ argTypes, initialArgs }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => [name, readableArgType(argType, initialArgs[name])]),
  );

// Docs pages add half a megabyte that stories don't need.
const ThemedDocs = lazy(() => import("./overview/ThemedDocs"));
const Overview = lazy(() => import("./overview/Overview"));

const preview: Preview = {
  tags: ["autodocs"],
  globalTypes: {
    frame: {
      description: "Pages inside the console’s frame, at their real width",
      toolbar: {
        title: "Frame",
        icon: "sidebaralt",
        items: [
          { value: "on", title: "With frame" },
          { value: "off", title: "Without frame" },
        ],
        dynamicTitle: true,
      },
    },
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
      description: "The browser’s text size",
      toolbar: {
        title: "Text size",
        icon: "zoom",
        items: [
          { value: "normal", title: "Text 100%" },
          { value: "large", title: "Text 150%" },
          { value: "huge", title: "Text 200%" },
        ],
        dynamicTitle: true,
      },
    },
    motion: {
      description: "The system’s motion preference",
      toolbar: {
        title: "Motion",
        icon: "lightning",
        items: [
          { value: "full", title: "Full motion" },
          { value: "reduced", title: "Reduced motion" },
        ],
        dynamicTitle: true,
      },
    },
  },
  initialGlobals: {
    theme: testedTheme ?? "light",
    text: "normal",
    motion: "full",
    // Tests are about the page; the frame has stories of its own.
    frame: testedTheme === undefined ? "on" : "off",
  },
  beforeAll: async () => {
    await Promise.all(
      ["400 16px", "640 16px"].map((font) => document.fonts.load(`${font} "Inter Variable"`)),
    );
  },
  beforeEach: () => {
    errors = [];
    const real = console.error;
    console.error = (...args: unknown[]) => {
      errors.push(args.map(String).join(" "));
      real(...args);
    };
    return () => {
      console.error = real;
    };
  },
  afterEach: () => {
    if (errors.length > 0) throw new Error(`console.error was called:\n${errors.join("\n")}`);
  },
  argTypesEnhancers: [readableTypes, setChromatic],
  decorators: [
    (Story, { globals, parameters }) => (
      <StrictMode>
        <UiProvider now={fixedNow} timeZone="UTC">
          <Displayed globals={globals} file={parameters["fileName"]}>
            <Story />
          </Displayed>
        </UiProvider>
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
    docs: {
      container: (props: ComponentProps<typeof ThemedDocs>) => (
        <Suspense>
          <ThemedDocs {...props} />
        </Suspense>
      ),
      page: () => (
        <Suspense>
          <Overview />
        </Suspense>
      ),
    },
    options: {
      // Storybook evaluates this function alone: it can't use anything from outside, types included.
      storySort: (a = { title: "", name: "" }, b = { title: "", name: "" }) => {
        const order = [
          "Guide/Start here",
          "Guide/Review a change",
          "Guide/How a screen is made",
          "Guide/Copy",
          "Guide/Visual changelog",
          "Guide",
          "Pages/Dashboard",
          "Pages/Actions",
          "Pages/Action",
          "Pages/Drafts",
          "Pages/Edit Draft",
          "Pages/Runs",
          "Pages/Run Details",
          "Pages/Settings",
          "Pages/Site Settings",
          "Pages/Chat Widget",
          "Pages/API Keys",
          "Pages/Billing & Subscription",
          "Pages/Team",
          "Pages/Login",
          "Pages/Shell",
          "Pages",
          "Components/Foundations",
          "Components/How to write a component",
          "Components",
        ];
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
        const rank = (list = [""], name = "") => (list.includes(name) ? list.indexOf(name) : list.length);
        const rankOf = (title = "") =>
          order.includes(title) ? order.indexOf(title) : rank(order, title.split("/")[0]);
        if (a.title !== b.title)
          return (
            rankOf(a.title) - rankOf(b.title) || (a.title.toLowerCase() < b.title.toLowerCase() ? -1 : 1)
          );
        return rank(states, a.name) - rank(states, b.name);
      },
    },
  },
};

export default preview;
