/** The build writes it into the document, so that a new commit alone doesn't change the name of a chunk. */
const written =
  typeof document === "undefined"
    ? null
    : document.querySelector<HTMLMetaElement>('meta[name="console-version"]');

/** How often the console looks for a new version, at most. */
export const versionCheckMs = 600_000;

/** `1.2.3+abc1234`. */
export const version = written?.content ?? "development";
