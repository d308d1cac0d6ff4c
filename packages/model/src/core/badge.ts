import type { Tone } from "@understudy/base";

/** A badge. Its word has the same meaning as its color. */
export interface Badge {
  tone: Tone;
  word: string;
}
