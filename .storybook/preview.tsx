import "@understudy/ui/global";
import { afterEach as checkAccessibility } from "@storybook/addon-a11y/preview";
import type { Preview } from "@storybook/react-vite";
import { lazy, StrictMode, Suspense, useLayoutEffect, type ComponentProps, type ReactNode } from "react";
import { applyDisplay, displayOf } from "./display";
import "./globals";
import { routeOfTitle } from "./map";
import { modes } from "./modes";
import type { PageFrame } from "./PageFrame";
import { readableArgType } from "./readable-arg-type";
import { setStoryTime, useStoryTime } from "./clock";
// Not from the packages' entry points: the dev server would compile every component before the first story.
import { Announcer } from "../packages/ui/src/announcer/Announcer";
import { UiProvider } from "../packages/ui/src/provider/UiProvider";
import { pageContainer } from "../packages/ui/src/theme/widths";
import { recordAnnouncements } from "../scripts/testing/announcements";
import { waitFor } from "storybook/test";
import { widths } from "./widths";

declare const __STORY_TESTS__: true | undefined;
const isTested = typeof __STORY_TESTS__ !== "undefined";

// Tests simulate the pointer. The browser's own rests in a corner, where it would enter and leave a hint that appears.
if (isTested)
  for (const type of ["pointerover", "pointerout"])
    window.addEventListener(type, (event) => event.isTrusted && event.stopImmediatePropagation(), {
      capture: true,
    });

let errors: string[] = [];
const announcements = isTested ? recordAnnouncements() : null;

/** What changes with the time alone is not news. */
async function checkTwoMinutesLater() {
  announcements?.take();
  for (const seconds of [60, 120]) {
    setStoryTime(seconds * 1_000);
    // Announcements follow in effects.
    await new Promise((done) => setTimeout(done));
  }
  const said = announcements?.take() ?? [];
  if (said.length > 0) throw new Error(`In two minutes, screen readers say: ${said.join(" | ")}`);
}

const Timed = ({ children }: { children: ReactNode }) => (
  <UiProvider now={useStoryTime()} timeZone="UTC">
    {children}
  </UiProvider>
);

interface DisplayedProps {
  globals: Record<string, unknown>;
  title: string;
  /** Loaded for pages only. */
  Frame: typeof PageFrame | undefined;
  children: ReactNode;
}

function Displayed({ globals, title, Frame, children }: DisplayedProps) {
  const { theme, text, motion, contrast, frame } = displayOf(globals);
  useLayoutEffect(() => applyDisplay({ theme, text, motion, contrast }), [theme, text, motion, contrast]);
  const route = routeOfTitle(title);
  if (route === undefined || Frame === undefined || frame === "off")
    return <div style={pageContainer}>{children}</div>;
  return (
    <Frame key={frame} route={route.name} collapsed={frame === "collapsed"}>
      {children}
    </Frame>
  );
}

type AfterEach = Exclude<NonNullable<Preview["afterEach"]>, readonly unknown[]>;
type Enhancer = NonNullable<Preview["argTypesEnhancers"]>[number];

const readableTypes: Enhancer = ({ argTypes, initialArgs }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => [name, readableArgType(argType, initialArgs[name])]),
  );

const loadFrame = async () => ({ Frame: (await import("./PageFrame")).PageFrame });
// Beside the story's own modules, and before Storybook preloads its neighbors.
if (/[?&]id=pages-/.test(location.search)) void loadFrame();

// Docs pages add half a megabyte that stories don't need.
const ThemedDocs = lazy(() => import("./overview/ThemedDocs"));
const Overview = lazy(() => import("./overview/Overview"));

/** Describing every element that passes, and parsing stylesheets for a disabled rule, would take a third of the time. */
const testOptions = { resultTypes: ["violations"], preload: { assets: ["media"] } };
/** Those that look at colors, and take longer than all others. */
const colorRules = ["color-contrast", "link-in-text-block"];
/** Off by default in axe. */
const rules = { "target-size": { enabled: true } };
const rulesWithoutColors = {
  ...rules,
  ...Object.fromEntries(colorRules.map((rule) => [rule, { enabled: false }])),
};

/** Themes only change CSS variables, so other rules can't differ in the dark one. */
const darkOptions = { ...testOptions, runOnly: colorRules };

async function check(context: Parameters<AfterEach>[0], options: object) {
  const a11y = { ...context.parameters["a11y"], options, test: "error" };
  await checkAccessibility({ ...context, parameters: { ...context.parameters, a11y } });
}

async function checkInDark(context: Parameters<AfterEach>[0]) {
  const { dataset } = document.documentElement;
  dataset["theme"] = "dark";
  try {
    await check(context, darkOptions);
  } catch (error) {
    throw new Error(`In the dark theme: ${String(error)}`, { cause: error });
  } finally {
    dataset["theme"] = "light";
  }
}

/**
 * An interaction begins with a story that was checked. The colors of pages are those of components and of `Ready`; at
 * night, those of all states are checked.
 */
const checkStory: AfterEach = async (context) => {
  const { parameters, tags, title, name } = context;
  if (parameters["a11y"].disable === true || tags.includes("interaction")) return;
  const hasColors = title.startsWith("Components/") || name === "Ready" || import.meta.env["NIGHTLY"];
  await check(context, { ...testOptions, rules: hasColors ? rules : rulesWithoutColors });
  if (hasColors) await checkInDark(context);
};

interface Claims {
  shows?: readonly string[];
  hides?: readonly string[];
}

/** What a state shows and what it doesn't, in the texts beside its sentence. Announcements come after the first rendering. */
const checkClaims: AfterEach = async ({ parameters, tags }) => {
  const { shows = [], hides = [] }: Claims = parameters;
  if (tags.includes("interaction")) return;
  const seen = () => document.body.innerText.replaceAll(/\s+/g, " ");
  await waitFor(() => {
    const missing = shows.filter((text) => !seen().includes(text));
    if (missing.length > 0) throw new Error(`The story says that it shows “${missing.join("”, “")}”`);
  });
  const found = hides.filter((text) => seen().includes(text));
  if (found.length > 0) throw new Error(`The story says that it hides “${found.join("”, “")}”`);
};

/** A menu in the toolbar, which shows the chosen title. */
const choice = (
  description: string,
  icon: "lightning" | "mirror" | "paragraph" | "contrast" | "sidebar",
  titles: Record<string, string>,
) => ({
  description,
  toolbar: {
    icon,
    items: Object.entries(titles).map(([value, title]) => ({ value, title })),
    dynamicTitle: true,
  },
});

const preview: Preview = {
  tags: ["autodocs"],
  globalTypes: {
    theme: choice("Light or dark", "mirror", { light: "Light", dark: "Dark" }),
    frame: choice("The console’s frame around a page", "sidebar", {
      on: "With frame",
      collapsed: "Collapsed frame",
      off: "Without frame",
    }),
    text: choice("The browser’s text size", "paragraph", {
      normal: "Normal text",
      large: "Text at 150%",
      huge: "Text at 200%",
    }),
    contrast: choice("The system’s contrast theme", "contrast", {
      normal: "Own colors",
      forced: "Forced colors",
    }),
    motion: choice("The system’s motion preference", "lightning", {
      full: "Full motion",
      reduced: "Reduced motion",
    }),
  },
  initialGlobals: {
    theme: "light",
    text: "normal",
    motion: "full",
    contrast: "normal",
    frame: "on",
  },
  beforeAll: async () => {
    await Promise.all(
      ["400 16px", "640 16px"].map((font) => document.fonts.load(`${font} "Inter Variable"`)),
    );
  },
  beforeEach: () => {
    errors = [];
    setStoryTime(0);
    const real = console.error;
    console.error = (...args: unknown[]) => {
      // Storybook logs what a play function threw, for example after a control was changed, and shows the story.
      if (isTested || !(args[0] instanceof Error)) errors.push(args.map(String).join(" "));
      real(...args);
    };
    return () => {
      console.error = real;
    };
  },
  afterEach: async (context) => {
    await checkClaims(context);
    if (isTested) await checkStory(context);
    if (isTested) await checkTwoMinutesLater();
    if (document.querySelector("[role=status] [role=alert]"))
      throw new Error("Screen readers read an alert inside a live region twice");
    for (const list of context.canvasElement.querySelectorAll("ul:not([role]), ol:not([role])"))
      if (getComputedStyle(list).listStyleType === "none")
        throw new Error(`Safari drops the role of lists without bullets: use List for ${list.outerHTML}`);
    if (errors.length > 0) throw new Error(`console.error was called:\n${errors.join("\n")}`);
  },
  argTypesEnhancers: [readableTypes],
  loaders: [({ title }) => (routeOfTitle(title) === undefined ? {} : loadFrame())],
  decorators: [
    (Story, { globals, title, loaded }) => (
      <StrictMode>
        <Timed>
          <Announcer>
            <Displayed globals={globals} title={title} Frame={loaded["Frame"]}>
              <Story />
            </Displayed>
          </Announcer>
        </Timed>
      </StrictMode>
    ),
  ],
  parameters: {
    // Tests choose what to check.
    a11y: { test: isTested ? "off" : "error", options: { rules } },
    layout: "padded",
    viewport: {
      options: Object.fromEntries(
        [...widths].map(([key, { width, height }]) => [
          key,
          {
            name: String(width),
            styles: { width: `${width}px`, height: `${height}px` },
            type: width < 768 ? "mobile" : width < 1280 ? "tablet" : "desktop",
          },
        ]),
      ),
    },
    chromatic: { modes },
    docs: {
      toc: { headingSelector: "h2", title: "On this page" },
      container: (props: ComponentProps<typeof ThemedDocs>) => (
        <Suspense>
          <ThemedDocs {...props} />
        </Suspense>
      ),
      // Suspends its container: the table of contents lists the headings that exist when the container mounts.
      page: () => <Overview />,
    },
    options: {
      storySort: {
        order: [
          "Guide",
          ["Start here", "Review a change"],
          "Pages",
          [
            "Dashboard",
            "Actions",
            "Action",
            "Drafts",
            "Edit Draft",
            "Runs",
            "Run Details",
            "Settings",
            "Site Settings",
            "Chat Widget",
            "API Keys",
            "Billing & Subscription",
            "Team",
            "*",
            "Login",
          ],
          "Around pages",
          "Components",
          [
            "Foundations",
            ["Tokens", "Colors", "Typography", "Icons"],
            "Buttons",
            "Forms",
            "Data",
            "Feedback",
            "Navigation",
            "Layout",
          ],
          "Development",
          ["How a screen is made", "How to write a component", "API conventions"],
        ],
      },
    },
  },
};

export default preview;
