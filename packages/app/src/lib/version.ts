/** The build writes the version into the document, so that a new commit alone doesn't change chunk names. */
const written =
  typeof document === "undefined"
    ? null
    : document.querySelector<HTMLMetaElement>('meta[name="console-version"]');

/** `1.2.3+abc1234`. */
export const version = written?.content ?? "development";
