/** How a story ended: well, or with the reason why it cannot be trusted. */
export type Outcome = { state: "shown" } | { state: "broken"; why: string };

/** What the page offers to whoever takes pictures of it. */
export interface Stage {
  /** Settles when the story that the address names has been played. */
  finished: Promise<Outcome>;
  /** Settles when the story wears it, or has been asked to for long enough. */
  theme(theme: string): Promise<Outcome>;
  /** Waits until nothing moves, and says how tall the page is; a modal dialog is seen through the window only. */
  settle(): Promise<{ height: number; modal: boolean }>;
}

interface Channel {
  on(event: string, listener: (payload: unknown) => void): void;
  emit(event: string, payload: unknown): void;
}

declare global {
  interface Window {
    stage: Stage;
    __STORYBOOK_ADDONS_CHANNEL__: Channel;
  }
}

/** Runs in the page before Storybook does; it is sent there as text, and so must stand alone. */
export function installStage(): void {
  /** Timers that wait longer are of the “clears after 2 s” kind: they never fire while a story is looked at. */
  const long = 400;
  const patience = { story: 30_000, theme: 5_000, settle: 5_000 };
  /** While a story is being drawn, Storybook may miss what it is asked. */
  const askAgainEvery = 500;

  const real = {
    setTimeout: window.setTimeout.bind(window),
    clearTimeout: window.clearTimeout.bind(window),
    setInterval: window.setInterval.bind(window),
  };
  const short = new Set<number>();
  let held = false;

  function setTimeout(handler: TimerHandler, delay = 0, ...args: unknown[]): number {
    const id: number = real.setTimeout(() => {
      short.delete(id);
      if (held && delay >= long) return;
      if (typeof handler === "function") handler(...args);
    }, delay);
    if (delay < long) short.add(id);
    return id;
  }
  function clearTimeout(id?: number): void {
    if (id !== undefined) short.delete(id);
    real.clearTimeout(id);
  }
  function setInterval(handler: TimerHandler, delay = 0, ...args: unknown[]): number {
    return real.setInterval(() => {
      if (!held && typeof handler === "function") handler(...args);
    }, delay);
  }
  Object.assign(window, { setTimeout, clearTimeout, setInterval });

  const faults: string[] = [];
  let channel: Channel | undefined;
  let resolve: ((outcome: Outcome) => void) | undefined;
  const finished = new Promise<Outcome>((settle) => {
    resolve = settle;
  });
  function end(outcome: Outcome) {
    held = true;
    resolve?.(outcome);
  }
  real.setTimeout(
    () => end({ state: "broken", why: `Not finished after ${patience.story / 1000} s.` }),
    patience.story,
  );

  const fieldOf = (value: unknown, key: string) =>
    value !== null && typeof value === "object"
      ? Object.entries(value).find(([name]) => name === key)?.[1]
      : undefined;
  // Testing Library puts the whole document into its messages; what went wrong stands in the first line.
  const wordsOf = (value: unknown) =>
    String(fieldOf(value, "message") ?? fieldOf(value, "description") ?? JSON.stringify(value)).split(
      "\n",
    )[0] ?? "";

  function attach(to: Channel): void {
    for (const event of [
      "storyThrewException",
      "storyErrored",
      "playFunctionThrewException",
      "unhandledErrorsWhilePlaying",
    ]) {
      to.on(event, (payload) => faults.push(wordsOf(Array.isArray(payload) ? payload[0] : payload)));
    }
    to.on("storyMissing", () => end({ state: "broken", why: "Storybook has no such story." }));
    to.on("storyFinished", (payload) => {
      const failed = fieldOf(payload, "status") !== "success" || faults.length > 0;
      end(failed ? { state: "broken", why: faults[0] ?? "The story failed." } : { state: "shown" });
    });
  }
  Object.defineProperty(window, "__STORYBOOK_ADDONS_CHANNEL__", {
    configurable: true,
    get: () => channel,
    set: (value: Channel) => {
      channel = value;
      attach(value);
    },
  });

  const frame = () => new Promise((done) => requestAnimationFrame(done));
  const pause = (ms: number) => new Promise((done) => real.setTimeout(done, ms));
  const pictures = () =>
    [...document.images].filter(({ complete, loading }) => !complete && loading !== "lazy");

  /** What fades or slides is seen where it ends; a dialog's backdrop, too, which no rule for all elements reaches. */
  function endAnimations() {
    for (const animation of document.getAnimations()) {
      if (animation.playState !== "running") continue;
      if (animation.effect?.getComputedTiming().endTime === Number.POSITIVE_INFINITY) animation.cancel();
      else animation.finish();
    }
  }

  let changes = 0;
  new MutationObserver(() => (changes += 1)).observe(document, {
    subtree: true,
    childList: true,
    attributes: true,
    characterData: true,
  });

  window.stage = {
    finished,
    theme: async (theme) => {
      const isWorn = () => document.documentElement.dataset["theme"] === theme;
      const until = performance.now() + patience.theme;
      for (let ask = performance.now(); !isWorn(); await frame()) {
        const now = performance.now();
        if (now > until)
          return {
            state: "broken",
            why: `The theme did not become ${theme} within ${patience.theme / 1000} s.`,
          };
        if (now < ask) continue;
        channel?.emit("updateGlobals", { globals: { theme } });
        ask = now + askAgainEvery;
      }
      return { state: "shown" };
    },
    settle: async () => {
      const until = performance.now() + patience.settle;
      let seen: number;
      do {
        seen = changes;
        if (short.size > 0 || pictures().length > 0) await pause(20);
        await document.fonts.ready;
        await frame();
        endAnimations();
        await frame();
      } while ((changes !== seen || short.size > 0 || pictures().length > 0) && performance.now() < until);
      window.scrollTo(0, 0);
      return {
        height: document.documentElement.scrollHeight,
        modal: document.querySelector("dialog:modal") !== null,
      };
    },
  };
}
