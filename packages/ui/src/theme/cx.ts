/** Joins class names and skips falsy values. */
export const cx = (...names: (string | false | undefined)[]) => names.filter(Boolean).join(" ");
