// A hundred thousand runs share a few names, messages and statuses, so each is tested once.
export function memoized(test: (text: string) => boolean): (text: string | null) => boolean {
  const known = new Map<string, boolean>();
  return (text) => {
    if (text === null) return false;
    const before = known.get(text);
    if (before !== undefined) return before;
    const passes = test(text);
    known.set(text, passes);
    return passes;
  };
}
