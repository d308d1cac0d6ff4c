/** The one vocabulary for how something stands; every coloured part of the house speaks it. */
export const tones = ["good", "bad", "warning", "info", "neutral"] as const;
export type Tone = (typeof tones)[number];

/** A tone's five uses. `text` reads on `soft` and on every surface, `onSolid` reads on `solid`. */
export type ToneColors = {
  text: string;
  soft: string;
  border: string;
  solid: string;
  onSolid: string;
};

/** What changes between light and dark. Named by intent, never by hue. */
export type Colors = {
  surface: {
    /** The page itself. */
    canvas: string;
    /** Cards, tables, dialogs: where content stands. */
    card: string;
    /** Wells inside cards: code, table heads, read-only fields. */
    sunken: string;
    /** What floats above: menus, tooltips, dialogs. */
    raised: string;
    /** A row or item under the pointer. */
    hover: string;
  };
  text: { main: string; muted: string; link: string };
  line: {
    /** Separates; carries no meaning of its own. */
    soft: string;
    /** The edge of something one can operate: at least 3:1. */
    control: string;
    /** The edge of a button. Its words say already that one can press it, so it may stand back behind them. */
    button: string;
    focus: string;
  };
  accent: { solid: string; solidHover: string; onSolid: string; soft: string; onSoft: string };
  danger: { solid: string; solidHover: string; onSolid: string };
  /** The frame around every page: dark by day and by night, like the wings of a stage. */
  chrome: {
    back: string;
    text: string;
    muted: string;
    hover: string;
    active: string;
    onActive: string;
    mark: string;
    line: string;
  };
  tone: Record<Tone, ToneColors>;
  /** What lies behind an open dialog. */
  veil: string;
  shadow: { low: string; high: string };
};

/** What is the same by day and by night. */
export type Scales = {
  /** One grid of quarter rems: `space["4"]` is 1rem. */
  space: Record<"0" | "1" | "2" | "3" | "4" | "5" | "6" | "8" | "10" | "12" | "16", string>;
  font: { body: string; code: string };
  size: Record<"tiny" | "small" | "body" | "lead" | "title" | "page" | "display", string>;
  leading: { tight: string; body: string };
  weight: { body: string; medium: string; strong: string };
  radius: { small: string; medium: string; large: string; round: string };
  motion: { quick: string; calm: string; ease: string };
  layer: { beside: string; sticky: string; drawer: string; overlay: string };
  /** How tall a control is, and a comfortable measure of text. */
  control: { small: string; medium: string };
  measure: string;
};

export type Space = keyof Scales["space"];

export type Tokens = Colors & Scales;
