interface Clip {
  end: number;
  isClipped: boolean;
}

const rem = () => Number.parseFloat(getComputedStyle(document.documentElement).fontSize);

const isShown = (element: Element) =>
  element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
  element.closest("option, [aria-hidden=true], [inert]") === null;

/** Texts that are cut off, or have a line for each letter. */
export function textProblems(): string[] {
  const found: string[] = [];
  const clips = new Map<Element | null, Clip>([[null, { end: Infinity, isClipped: false }]]);
  /** The area to which the element and its ancestors clip its content. */
  const clipOf = (element: Element | null): Clip => {
    const known = clips.get(element);
    if (known !== undefined || element === null) return known ?? { end: Infinity, isClipped: false };
    const around = clipOf(element.parentElement);
    const { overflowX, clipPath } = getComputedStyle(element);
    const clip = {
      end: overflowX === "visible" ? around.end : Math.min(around.end, element.getBoundingClientRect().right),
      isClipped: around.isClipped || clipPath !== "none" || element.tagName === "PRE",
    };
    clips.set(element, clip);
    return clip;
  };

  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
    const words = text.textContent?.trim() ?? "";
    const parent = text.parentElement;
    if (words.length < 4 || parent === null || !isShown(parent)) continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    const lineCount = new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
    if (lineCount > 1 && words.length / lineCount < 3) found.push(`“${words}” has a line for each letter`);
    const { left, right } = range.getBoundingClientRect();
    const { end, isClipped } = clipOf(parent);
    const least = parent.closest("[data-row]") ? 3 * rem() : Math.max(80, 3 * rem());
    if (!isClipped && end - left < Math.min(right - left, least) - 1) found.push(`“${words}” is cut off`);
  }
  return found;
}

/** Pairs of controls, one on top of the other. */
function overlaps(): string[] {
  return [...document.querySelectorAll("header, [role=search]")].flatMap((row) => {
    const controls = [...row.querySelectorAll("button, input")].filter((control) =>
      control.checkVisibility(),
    );
    return controls.flatMap((control, index) => {
      const a = control.getBoundingClientRect();
      return controls.slice(index + 1).flatMap((other) => {
        const b = other.getBoundingClientRect();
        const areApart = a.right <= b.left || b.right <= a.left || a.bottom <= b.top || b.bottom <= a.top;
        return areApart ? [] : [`“${control.textContent}” is over “${other.textContent}”`];
      });
    });
  });
}

/** What doesn't fit into the window. */
export function windowProblems(): string[] {
  const found = overlaps();
  const { scrollWidth } = document.documentElement;
  if (scrollWidth > window.innerWidth) found.push(`the page is ${scrollWidth} px wide`);
  const sidebar = document.querySelector("nav")?.parentElement?.offsetWidth ?? 0;
  if (sidebar > window.innerWidth / 4) found.push("the sidebar takes more than a quarter");
  const header = document.querySelector("header")?.offsetHeight ?? 0;
  if (header >= 60 && rem() === 16) found.push("the header has a second line");
  for (const paragraph of document.querySelectorAll("p"))
    if (paragraph.scrollWidth > paragraph.clientWidth + 1 && isShown(paragraph))
      found.push(`“${paragraph.textContent}” is wider than its paragraph`);
  return found;
}

/** Values that can be seen in rows, lists and facts, but aren't in the accessibility tree. */
export function unheardTexts(tree: string): string[] {
  // The quotes and backslashes of the tree's YAML.
  const plain = (text: string) => text.replaceAll(/["'\\\s]/g, "");
  const heard = plain(tree);
  const found: string[] = [];
  const texts = document.createTreeWalker(
    document.querySelector("main") ?? document.body,
    NodeFilter.SHOW_TEXT,
  );
  for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
    const words = text.textContent ?? "";
    const parent = text.parentElement;
    if (words.trim() === "" || !parent?.checkVisibility() || !parent.closest("[data-row], li, dl")) continue;
    // A popover opens on demand.
    if (!parent.closest("[popover], svg") && !heard.includes(plain(words)))
      found.push(`screen readers don't find “${words}”`);
  }
  return found;
}
