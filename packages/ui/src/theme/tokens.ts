/** The statuses that components can show. */
export const tones = ["good", "bad", "warning", "info", "neutral"] as const;
export type Tone = (typeof tones)[number];

/** A tone's colors. `text` is legible on `soft` and on every surface, `onSolid` on `solid`. */
export type ToneColors = {
  text: string;
  soft: string;
  border: string;
  solid: string;
  onSolid: string;
};

/** Tokens that differ between the light and dark theme. Named by purpose, which `descriptions.ts` states. */
export type Colors = {
  surface: { canvas: string; card: string; sunken: string; raised: string; hover: string };
  text: { main: string; muted: string; link: string };
  line: { soft: string; control: string; button: string; focus: string };
  accent: { solid: string; solidHover: string; onSolid: string; soft: string; onSoft: string };
  danger: { solid: string; solidHover: string; onSolid: string };
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
  veil: string;
  shadow: { low: string; high: string };
};

/** Tokens that are the same in both themes. */
export type Scales = {
  /** In quarter rems: `space["4"]` is 1rem. */
  space: Record<"0" | "1" | "2" | "3" | "4" | "5" | "6" | "8" | "10" | "12" | "16", string>;
  font: { body: string; code: string };
  size: Record<"tiny" | "small" | "body" | "lead" | "title" | "page" | "display", string>;
  leading: { tight: string; body: string };
  weight: { body: string; medium: string; strong: string };
  radius: { small: string; medium: string; large: string; round: string };
  motion: { quick: string; calm: string; ease: string };
  layer: { beside: string; sticky: string; drawer: string; overlay: string };
  /** Heights of controls and the maximum width of text. */
  control: { small: string; medium: string };
  measure: string;
};

export type Space = keyof Scales["space"];
