const halfPairAtEnd = /[\uD800-\uDBFF]$/;

/** The first characters of a text, without half a surrogate pair at the end. */
export const beginning = (text: string, longest: number): string =>
  text.slice(0, longest).replace(halfPairAtEnd, "");

/** The text with an ellipsis instead of what goes beyond the length. */
export const shorten = (text: string, longest: number): string =>
  text.length > longest ? `${beginning(text, longest - 1)}…` : text;
