/**
 * Records what a screen reader says without being asked: alerts, and what changes in a live region that was there
 * before. Self-contained, because Playwright sends its source to pages.
 */
export function recordAnnouncements(): { take: () => string[] } {
  const live = "[role=status], [role=alert], [aria-live]";
  const known = new WeakSet<Element>();
  const last = new WeakMap<Element, string>();
  let said: string[] = [];

  const textOf = (node: Node): string => {
    if (node instanceof Text) return node.data;
    if (!(node instanceof Element) || node.matches("[aria-hidden=true], [inert]")) return "";
    // Not `checkVisibility`, which is false with `display: contents`.
    const { display, visibility } = getComputedStyle(node);
    if (display === "none" || visibility !== "visible") return "";
    const inside = [...node.childNodes].map(textOf).join("");
    return display.startsWith("inline") ? inside : ` ${inside} `;
  };
  const wordsOf = (node: Node) => textOf(node).replaceAll(/\s+/g, " ").trim();
  const isAtomic = (region: Element) =>
    region.ariaAtomic === "true" || (region.ariaAtomic === null && region.role !== null);

  const say = (region: Element, changed: readonly Node[]) => {
    const isNew = !known.has(region);
    const words = isAtomic(region) || isNew ? wordsOf(region) : changed.map(wordsOf).join(" ").trim();
    const isRepeated = isAtomic(region) && last.get(region) === words;
    last.set(region, words);
    const isHeard = region.role === "alert" || !isNew;
    if (words !== "" && !isRepeated && isHeard) said.push(words);
  };

  const read = (mutations: readonly MutationRecord[]) => {
    const changed = new Map<Element, Node[]>();
    const change = (region: Element, nodes: readonly Node[]) =>
      changed.set(region, [...(changed.get(region) ?? []), ...nodes]);
    for (const { type, target, addedNodes } of mutations) {
      const nodes = type === "characterData" ? [target] : [...addedNodes];
      const region = (target instanceof Element ? target : target.parentElement)?.closest(live);
      if (region?.isConnected && region.ariaLive !== "off") change(region, nodes);
      for (const node of nodes)
        if (node instanceof Element && node.isConnected)
          for (const each of [node, ...node.querySelectorAll("*")]) if (each.matches(live)) change(each, []);
    }
    for (const [region, nodes] of changed) say(region, nodes);
    for (const region of changed.keys()) known.add(region);
  };

  for (const region of document.querySelectorAll(live)) known.add(region);
  const observer = new MutationObserver(read);
  observer.observe(document, { childList: true, characterData: true, subtree: true });
  return {
    /** What was said since the last call. */
    take() {
      read(observer.takeRecords());
      const taken = said;
      said = [];
      return taken;
    },
  };
}
