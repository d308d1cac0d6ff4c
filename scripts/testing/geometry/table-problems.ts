/** Columns of short values, which are always complete. */
const short = new Set([
  "Status",
  "Steps",
  "Version",
  "Duration",
  "Environment",
  "Created",
  "Started",
  "Last Used",
  "Invited",
]);

type Box = Pick<DOMRect, "left" | "right" | "top" | "bottom">;

const rem = () => Number.parseFloat(getComputedStyle(document.documentElement).fontSize);

/** The visible and the full width of each text in a cell. */
function textWidths(cell: Element): { full: number; visible: number; box: Box }[] {
  const field = cell.querySelector("select")?.getBoundingClientRect();
  if (field) return [{ full: 8 * rem(), visible: field.width, box: field }];
  const texts = [];
  const walker = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT);
  for (let text = walker.nextNode(); text?.parentElement; text = walker.nextNode()) {
    // A closed popover is part of the cell, but not rendered. A space between elements has no place.
    const { clipPath } = getComputedStyle(text.parentElement);
    // On phones, a chevron covers the link of a run.
    const isShown = text.parentElement.checkVisibility({ opacityProperty: true });
    if (!isShown || clipPath !== "none" || text.textContent?.trim() === "") continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    const { left, right, top, bottom, width } = range.getBoundingClientRect();
    let [start, end] = [left, right];
    for (let around: Element = text.parentElement; ; around = around.parentElement ?? cell) {
      if (getComputedStyle(around).overflowX !== "visible") {
        const clip = around.getBoundingClientRect();
        [start, end] = [Math.max(start, clip.left), Math.min(end, clip.right)];
      }
      if (around === cell) break;
    }
    texts.push({ full: width, visible: end - start, box: { left: start, right: end, top, bottom } });
  }
  return texts;
}

const areOver = (one: Box, other: Box) =>
  one.left < other.right - 1 &&
  one.right > other.left + 1 &&
  one.top < other.bottom - 1 &&
  one.bottom > other.top + 1;

/** Controls that have less than 4 px above or below them. */
function crowded(row: Element): string[] {
  // Controls, badges and code have a border.
  const framed = [...row.querySelectorAll("*")].filter(
    (element) => element.checkVisibility() && getComputedStyle(element).borderTopWidth !== "0px",
  );
  return framed
    .filter((element) => element.matches("a, button, select"))
    .flatMap((control) => {
      const box = control.getBoundingClientRect();
      return framed.flatMap((other) => {
        const { left, right, top, bottom } = other.getBoundingClientRect();
        if (other === control || left >= box.right || right <= box.left) return [];
        const gap = Math.max(top - box.bottom, box.top - bottom);
        // A popover's button is smaller, with space around its text.
        const least = [control, other].some((element) => element.matches("[popovertarget]")) ? 2 : 4;
        return gap < least - 0.1 ? [`“${other.textContent}” is ${gap.toFixed(1)} px from a control`] : [];
      });
    });
}

/** Values of a row that can't be read, at the window's current width. */
function rowProblems(row: Element, heads: readonly string[], isListOfRuns: boolean, isPhone: boolean) {
  const found: string[] = [];
  const [header, ...cells] = [...row.children].map(({ role }) => role);
  if (header !== "rowheader" || cells.length !== heads.length - 1 || cells.some((role) => role !== "cell"))
    found.push("a row lacks a header or a cell");
  const outer = row.getBoundingClientRect();
  const earlier: [string, Box][] = [];
  for (const [at, cell] of [...row.children].entries()) {
    const head = heads[at] ?? "";
    const texts = textWidths(cell);
    const link = cell.querySelector("a");
    const isCovered = link !== null && getComputedStyle(link).opacity === "0";
    if (texts.length === 0 && !(isCovered && cell.querySelector("svg")?.checkVisibility()))
      found.push(`${head} is missing`);
    const wraps = [...cell.querySelectorAll("time")].some((date) => {
      const [first, ...others] = date.getClientRects();
      return others.some(({ top }) => first !== undefined && top >= first.bottom);
    });
    if (wraps && window.innerWidth >= 1024) found.push(`${head} wraps`);
    // Tabular numerals also widen hyphens and spaces.
    const isTabular = getComputedStyle(cell).fontVariantNumeric.includes("tabular");
    if (isTabular && /[a-z]{3}/i.test(cell.textContent)) found.push(`${head} is not a column of numbers`);
    for (const [nth, { full, visible, box }] of texts.entries()) {
      if (box.top < outer.top + 2 || box.bottom > outer.bottom - 2)
        found.push(`${head} touches the row's edge`);
      // The status, the name and the time of a run are on one line of a phone. A reason gets the rest beside its mark.
      const leastName = isPhone && isListOfRuns ? 4.5 : 12;
      const least = at > 0 || nth === 1 ? 5 : nth === 0 ? leastName : 3.5;
      if (visible < (short.has(head) ? full : Math.min(full, least * rem())) - 1)
        found.push(`${head} is cut off`);
      for (const [other, place] of earlier) if (areOver(box, place)) found.push(`${head} overlaps ${other}`);
    }
    earlier.push(...texts.map(({ box }): [string, Box] => [head, box]));
    const box = cell.getBoundingClientRect();
    if (box.left < outer.left || box.right > outer.right + 1) found.push(`${head} is beside its row`);
    if (box.top < outer.top - 1 || box.bottom > outer.bottom + 1) found.push(`${head} is outside its row`);
  }
  // The height that its layout gives it. Rows of a long list are all as high as the highest.
  const allowed = Number.parseFloat(getComputedStyle(row).minBlockSize);
  if (allowed > 0 && isPhone && window.innerWidth >= 360 && outer.height > allowed)
    found.push(`a row is ${outer.height} px high, ${allowed} are allowed`);
  return [...found, ...crowded(row)];
}

/** What can't be read in the rows of a page's tables, at the window's current width. */
export const tableProblems = (): string[] =>
  [...document.querySelectorAll("[role=table][aria-label]")].flatMap((table) => {
    // Stacked rows hide them from sight, but not from the accessibility tree.
    const heads = [...table.querySelectorAll("[role=columnheader]")]
      .filter((head) => head.checkVisibility())
      .map((head) => head.querySelector("button")?.textContent ?? head.textContent);
    const isPhone = table.clientWidth < 40 * rem();
    return [...table.querySelectorAll("[data-row]")].flatMap((row) =>
      rowProblems(row, heads, table.ariaLabel === "Runs", isPhone),
    );
  });

/** What more space between letters pushes out of a cell or a row. */
export const spacingProblems = (): string[] =>
  [...document.querySelectorAll("[data-row]")].flatMap((row) => {
    const { bottom } = row.getBoundingClientRect();
    const outside = [...row.querySelectorAll("time, a, span")].filter(
      (part) => part.getBoundingClientRect().bottom > bottom + 0.5,
    );
    // No date, no status and no button where there are columns, and never a duration.
    const complete = window.innerWidth < 1024 ? "" : ":has(time, button, a[aria-describedby], svg), svg + *";
    const cutOff = [...row.querySelectorAll("*")]
      .filter((part) => /^[\d.]+m?s$/.test(part.textContent) || (complete !== "" && part.matches(complete)))
      .filter(({ scrollWidth, clientWidth }) => clientWidth > 0 && scrollWidth > clientWidth + 1);
    return [
      ...outside.map(({ textContent }) => `“${textContent}” reaches out of its row`),
      ...cutOff.map(({ textContent }) => `“${textContent}” is cut off`),
    ];
  });
