/** What a colour means, everywhere in the console. */
export type Tone = "good" | "bad" | "warning" | "info" | "neutral";

/** A badge: its word says what its colour says. */
export interface Mark {
  tone: Tone;
  word: string;
}

/** Stands for a value that is missing or cannot be read. */
export const dash = "—";
