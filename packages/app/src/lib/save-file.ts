/** As long as a browser may take to begin reading what it was handed. */
const keptMs = 60_000;

/** Puts a file among the person's downloads. */
export function saveFile(name: string, contents: Blob): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(contents);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), keptMs);
}
