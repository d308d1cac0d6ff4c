/** The text as a pattern that matches exactly it. */
export const escapedPattern = (text: string) => text.replaceAll(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`);
