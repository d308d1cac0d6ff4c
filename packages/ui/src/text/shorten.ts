/** The beginning of a text for a label or a chip: layout of a megabyte takes 0.1 s. */
export const shorten = (text: string, longest = 500): string =>
  text.length > longest ? `${text.slice(0, longest)}…` : text;
