/**
 * Tokens that differ between the light and dark theme. Named by purpose, which `descriptions.ts` states. A tone's `text`
 * is legible on its `soft` and on every surface.
 */
export const light = {
  surface: { canvas: "#f7f5f2", card: "#ffffff", sunken: "#f1eeea", raised: "#ffffff", hover: "#f3eef2" },
  text: { main: "#211b25", muted: "#645b69", link: "#6d2a63" },
  line: { soft: "#e3deda", control: "#8a818d", button: "#cbc3c9", focus: "#9b3f8d" },
  accent: { solid: "#6d2a63", solidHover: "#581f50", onSolid: "#ffffff", soft: "#f6ebf4", onSoft: "#6d2a63" },
  mark: { recorded: "#a0608f", performed: "#6d2a63" },
  danger: { solid: "#b3261e", solidHover: "#931d16", onSolid: "#ffffff" },
  chrome: {
    back: "#241a2a",
    text: "#d9d0dd",
    muted: "#ab9fb1",
    hover: "#32263a",
    active: "#43334d",
    onActive: "#ffffff",
    mark: "#e08fd3",
    line: "#3a2d43",
  },
  tone: {
    good: { text: "#1a673a", soft: "#e5f4ea", border: "#b5dcc2", solid: "#24804a" },
    bad: { text: "#a3211b", soft: "#fcebe8", border: "#f1c3bd", solid: "#c33b32" },
    warning: { text: "#774b00", soft: "#fcf0d2", border: "#e9d18c", solid: "#b57900" },
    info: { text: "#1d52a0", soft: "#e7effb", border: "#bbd1f0", solid: "#3371cc" },
    neutral: { text: "#57505b", soft: "#efebed", border: "#d8d2d6", solid: "#756d79" },
  },
  veil: "rgb(33 22 38 / 0.5)",
  shadow: {
    low: "0 1px 2px rgb(33 22 38 / 0.06), 0 1px 1px rgb(33 22 38 / 0.04)",
    high: "0 16px 40px rgb(33 22 38 / 0.18), 0 2px 6px rgb(33 22 38 / 0.1)",
  },
};

export type Colors = typeof light;

export const dark: Colors = {
  surface: { canvas: "#17131a", card: "#1f1a23", sunken: "#19151c", raised: "#2a2330", hover: "#362d3c" },
  text: { main: "#f1edf2", muted: "#b3a9b7", link: "#e3a9d9" },
  line: { soft: "#352d3a", control: "#857b8a", button: "#4f4555", focus: "#e3a9d9" },
  accent: { solid: "#d187c5", solidHover: "#dd9fd3", onSolid: "#24101f", soft: "#3b2438", onSoft: "#ecbde3" },
  mark: { recorded: "#a98aa4", performed: "#d187c5" },
  danger: { solid: "#f08a80", solidHover: "#f5a29a", onSolid: "#2b0a07" },
  chrome: {
    back: "#0f0b12",
    text: "#d3cad7",
    muted: "#a397a9",
    hover: "#1e1823",
    active: "#31263a",
    onActive: "#ffffff",
    mark: "#e08fd3",
    line: "#2b2331",
  },
  tone: {
    good: { text: "#85d3a2", soft: "#16301f", border: "#2a5539", solid: "#46a86c" },
    bad: { text: "#f5a49c", soft: "#3a1a19", border: "#6b302c", solid: "#e0655b" },
    warning: { text: "#ecc56a", soft: "#352807", border: "#614a12", solid: "#d09b2b" },
    info: { text: "#9dc2f6", soft: "#17273f", border: "#2c4a77", solid: "#5b93e6" },
    neutral: { text: "#c1b8c5", soft: "#2d2732", border: "#483f4e", solid: "#8f8594" },
  },
  veil: "rgb(5 3 6 / 0.66)",
  shadow: {
    low: "0 1px 2px rgb(0 0 0 / 0.4)",
    high: "0 18px 44px rgb(0 0 0 / 0.6), 0 2px 6px rgb(0 0 0 / 0.5)",
  },
};

const size = {
  /** Axes and keys. */
  tiny: "0.75rem",
  /** Tables, labels and hints. */
  small: "0.8125rem",
  body: "0.875rem",
  section: "0.9375rem",
  title: "1.75rem",
  figure: "2.25rem",
};
const leading = { tight: "1.2", snug: "1.4", body: "1.5" };
const weight = { body: "420", medium: "540", strong: "600" };

/** Tokens that are the same in both themes. */
export const scales = {
  /** In quarter rems: `space["4"]` is 1rem. Half steps are for the inside of a component. */
  space: {
    "0.5": "0.125rem",
    "1": "0.25rem",
    "1.5": "0.375rem",
    "2": "0.5rem",
    "2.5": "0.625rem",
    "3": "0.75rem",
    "4": "1rem",
    "5": "1.25rem",
    "6": "1.5rem",
    "8": "2rem",
    "10": "2.5rem",
    "12": "3rem",
  },
  font: {
    body: '"Inter Variable", ui-sans-serif, system-ui, sans-serif',
    code: 'ui-monospace, "SF Mono", "Cascadia Mono", "DejaVu Sans Mono", Menlo, monospace',
  },
  size,
  leading,
  weight,
  /** Roles of text, to spread into a style. Other text inherits the body's, or changes its size alone. */
  type: {
    section: {
      fontSize: size.section,
      fontWeight: weight.strong,
      lineHeight: leading.snug,
      letterSpacing: "-0.006em",
    },
    title: {
      fontSize: size.title,
      fontWeight: weight.strong,
      lineHeight: leading.tight,
      letterSpacing: "-0.022em",
    },
    figure: {
      fontSize: size.figure,
      fontWeight: weight.strong,
      lineHeight: leading.tight,
      letterSpacing: "-0.03em",
    },
  },
  radius: {
    small: "0.25rem",
    medium: "0.5rem",
    large: "0.75rem",
    round: "999px",
  },
  motion: { quick: "120ms", calm: "220ms", ease: "cubic-bezier(0.2, 0, 0, 1)" },
  layer: { beside: "1", sticky: "10", overlay: "30" },
  /** Heights of controls and the maximum width of text. */
  control: { small: "1.875rem", medium: "2.25rem" },
  measure: "42rem",
};

export type Scales = typeof scales;
export type Space = keyof Scales["space"];
