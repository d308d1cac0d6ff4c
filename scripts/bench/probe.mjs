// Measures inside the page. Installed before the page's own scripts; independent of what it measures.

/** Runs in the page. */
export function installProbe() {
  const afterPaint = () =>
    new Promise((resolve) => {
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.addEventListener("message", () => resolve(performance.now()), { once: true });
        port1.start();
        port2.postMessage(null);
      });
    });

  const painted = async (isThere) => {
    for (;;) {
      const at = await afterPaint();
      if (isThere()) return at;
    }
  };

  const isShown = (selector) => document.querySelector(selector) !== null;
  /** Text of the first visible row. */
  const firstRow = (part) => {
    const box = document.querySelector(part.box).getBoundingClientRect();
    const head = part.head ? document.querySelector(part.head).getBoundingClientRect().height : 0;
    return (
      document.elementFromPoint(box.left + 60, box.top + head + 20)?.closest(part.row)?.textContent ?? ""
    );
  };

  const isBlank = (part) => {
    const { left, top, bottom } = document.querySelector(part.box).getBoundingClientRect();
    return [0.3, 0.6, 0.9].some(
      (share) =>
        !document.elementFromPoint(left + 60, top + (bottom - top) * share)?.closest(part.row)?.textContent,
    );
  };

  /** Chained timers: the longest gap is at least the longest task. */
  function waits() {
    let [last, most] = [performance.now(), 0];
    const tick = () => {
      const now = performance.now();
      most = Math.max(most, now - last);
      last = now;
      timer = setTimeout(tick, 4);
    };
    let timer = setTimeout(tick, 4);
    return () => {
      clearTimeout(timer);
      return most - 4;
    };
  }

  const shifts = [];
  /** @type {(list: { getEntries: () => any[] }) => void} */
  const note = (list) =>
    shifts.push(
      ...list
        .getEntries()
        .filter((entry) => !entry.hadRecentInput)
        .map(({ value }) => value),
    );
  new PerformanceObserver(note).observe({
    type: "layout-shift",
    buffered: true,
  });

  /** Time from the next event of that type to the paint that it causes. */
  function listen(name, isDone = () => true) {
    globalThis.heard = new Promise((resolve) => {
      addEventListener(name, async ({ timeStamp }) => resolve((await painted(isDone)) - timeStamp), {
        once: true,
        capture: true,
      });
    });
  }

  globalThis.probe = {
    shift: () => shifts.reduce((sum, value) => sum + value, 0),
    listen: (name) => listen(name),
    /** Waits until the first row changes or contains a word. */
    listenForRows(name, part, word = "") {
      const before = firstRow(part);
      listen(name, () =>
        word === "" ? firstRow(part) !== before : firstRow(part).toLowerCase().includes(word),
      );
    },
    /** Time from a click to the first painted row and to the last one, and the longest wait of a timer. */
    async open(click, part, count) {
      const began = performance.now();
      if (click === null) void globalThis.peer.open();
      else document.querySelector(click).click();
      const first = await painted(() => isShown(part.cell));
      const stopWaiting = waits();
      const isWhole = () =>
        count === null ||
        [...document.querySelectorAll("main [role=status]")].some(({ textContent }) => textContent === count);
      const all = isWhole() ? first : await painted(isWhole);
      await new Promise((resolve) => setTimeout(resolve, 300));
      return { first: first - began, all: all - began, wait: stopWaiting() };
    },
    /** Scrolls through the whole list in the given time. */
    async scroll(part, ms) {
      const box = document.querySelector(part.scroller);
      box.scrollTop = 0;
      await afterPaint();
      const began = performance.now();
      const frames = [];
      let blanks = 0;
      for (let last = began; last - began < ms;) {
        box.scrollTop = Math.min(1, (last - began + 16.7) / ms) * box.scrollHeight;
        const now = await afterPaint();
        frames.push(now - last);
        blanks += Number(isBlank(part));
        last = now;
      }
      const sorted = frames.toSorted((a, b) => a - b);
      return {
        frames: frames.length,
        typical: sorted[sorted.length >> 1],
        longest: sorted.at(-1),
        over: frames.filter((frame) => frame > 50).length,
        blanks,
      };
    },
  };
}

export const median = (values) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

export async function heapOf(cdp) {
  await cdp.send("HeapProfiler.collectGarbage");
  return (await cdp.send("Runtime.getHeapUsage")).usedSize;
}

export async function signIn(page, { url, sandbox }, path = "/settings") {
  await page.goto(url + path);
  await page.getByRole("button", { name: "Sign in with SSO" }).click();
  await page.getByRole("main").getByText(sandbox.people[0].email).click();
  await page.getByRole("navigation", { name: "Main" }).waitFor();
}
