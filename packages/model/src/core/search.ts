/** The form for comparison: lowercase, without accents. */
function folded(text: string): string {
  const lower = text.toLowerCase();
  // oxlint-disable-next-line no-control-regex -- most texts are ASCII and have no accents to remove
  if (/^[\x00-\x7f]*$/.test(lower)) return lower;
  // Lowercase depends on the position: ΣΊΣΥΦΟΣ ends with another sigma than ΣΊΣ begins.
  return lower.normalize("NFD").replaceAll(/\p{M}/gu, "").replaceAll("ς", "σ");
}

/** Every word of the query must be part of the text, in any case and without accents. */
export function matcherOf(query: string): (text: string) => boolean {
  const words = folded(query.trim()).split(/\s+/);
  return (text) => {
    const read = folded(text);
    return words.every((word) => read.includes(word));
  };
}
