const halfPairAtEnd = /[\uD800-\uDBFF]$/;

/** The first characters of a text, none of them cut in two: half an emoji shows as a question mark. */
export const beginning = (text: string, longest: number): string =>
  text.slice(0, longest).replace(halfPairAtEnd, "");
