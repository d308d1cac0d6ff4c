/** The meaning of a color, everywhere in the console. */
export type Tone = "good" | "bad" | "warning" | "info" | "neutral";

/** A badge. Its word has the same meaning as its color. */
export interface Mark {
  tone: Tone;
  word: string;
}

/** Shown for a value that is missing or can't be read. */
export const dash = "—";
