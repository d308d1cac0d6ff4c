const highSurrogateAtEnd = /[\uD800-\uDBFF]$/;

/** The first characters of a text. Never ends with half a surrogate pair. */
export const firstCharacters = (text: string, count: number): string =>
  text.slice(0, count).replace(highSurrogateAtEnd, "");

/** Cuts a text that is longer than `maxLength` and ends it with an ellipsis. */
export const truncate = (text: string, maxLength: number): string =>
  text.length > maxLength ? `${firstCharacters(text, maxLength - 1)}…` : text;

/** For labels and chips: laying out a megabyte of text takes 0.1 s. */
export const maxLabelLength = 500;
