/** How rendering a story ended. */
export type Outcome = { state: "shown" } | { state: "broken"; why: string };

/** The page's interface for capturing. */
export interface Stage {
  /** Hides the story shown, so that resizing the window doesn't draw it again. */
  clear(): void;
  /** Shows a story, or waits for the one of the page's URL. Settles when its play function has finished. */
  show(id?: string): Promise<Outcome>;
  /** Waits until nothing changes, and returns the page's height. A modal dialog is limited to the window. */
  settle(): Promise<{ height: number; modal: boolean }>;
}

interface Channel {
  on(event: string, listener: (payload: unknown) => void): void;
  off(event: string, listener: (payload: unknown) => void): void;
  emit(event: string, payload: unknown): void;
}

declare global {
  interface Window {
    stage: Stage;
    __STORYBOOK_ADDONS_CHANNEL__: Channel;
  }
}

/** Runs in the page before Storybook. Serialized as text, so it can't use anything from this module. */
export function installStage(): void {
  /** Longer timers, such as those that clear a message, never fire while a picture is taken. */
  const long = 400;
  const longestSettling = 5_000;

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
  let end: (outcome: Outcome) => void = () => undefined;
  function outcomeOfNext() {
    held = false;
    faults.length = 0;
    return new Promise<Outcome>((resolve) => {
      end = resolve;
    }).finally(() => {
      held = true;
    });
  }
  const first = outcomeOfNext();

  const fieldOf = (value: unknown, key: string) =>
    value !== null && typeof value === "object"
      ? Object.entries(value).find(([name]) => name === key)?.[1]
      : undefined;
  // Testing Library appends the whole document; the first line is the error.
  const messageOf = (value: unknown) =>
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
      to.on(event, (payload) => faults.push(messageOf(Array.isArray(payload) ? payload[0] : payload)));
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

  /** Jumps to the end of animations, including those of a dialog's backdrop, which `*` rules don't match. */
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

  const noCaret = new CSSStyleSheet();
  noCaret.replaceSync("* { caret-color: transparent !important; }");
  document.adoptedStyleSheets.push(noCaret);

  window.stage = {
    clear() {
      for (const shown of document.querySelectorAll<HTMLElement>("#storybook-root > *"))
        shown.style.display = "none";
    },
    show(id) {
      if (id === undefined) return first;
      const outcome = outcomeOfNext();
      channel?.emit("setCurrentStory", { storyId: id, viewMode: "story" });
      return outcome;
    },
    settle: async () => {
      const until = performance.now() + longestSettling;
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
