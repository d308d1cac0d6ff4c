/** The statuses that components can show. */
export const tones = ["good", "bad", "warning", "info", "neutral"] as const;
export type Tone = (typeof tones)[number];
