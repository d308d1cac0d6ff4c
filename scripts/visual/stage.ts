import type { Region } from "./pixels";

/** How rendering a story ended. `why` is the error with its stack. */
export type Outcome = { state: "shown" } | { state: "broken"; why: string };

/** An element, a pseudo-element or a text, with what decides how it looks. */
export interface Described {
  tag: string;
  /** Its text, attributes and styles: those that differ from their initial value or, if inherited, from the parent's. */
  facts: Record<string, string>;
  children: Described[];
  /** Where it is in the picture. */
  box?: Region;
}

/** The page's interface for capturing. */
export interface Stage {
  /** Hides the story shown, so that resizing the window doesn't draw it again. */
  clear(): void;
  /** Shows a story, or waits for the one of the page's URL. Settles when its play function has finished. */
  show(id?: string): Promise<Outcome>;
  /** Waits until nothing changes, and returns the page's height. A modal dialog is limited to the window. */
  settle(): Promise<{ height: number; modal: boolean }>;
  /** Describes the page as it would look with other values of these design tokens. */
  describe(tokens: Readonly<Record<string, string>>): Described;
  /** What styles of hovering are for. */
  hovered(): string[];
  /** The values of all design tokens in the theme shown. */
  tokens(): Record<string, string>;
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
    /** Recorded since the story began. */
    announcements?: { take: () => string[] };
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
  // Testing Library appends the whole document to the message, whose first line is the error.
  function messageOf(value: unknown): string {
    const message = String(
      fieldOf(value, "message") ?? fieldOf(value, "description") ?? JSON.stringify(value),
    );
    const calls = String(fieldOf(value, "stack") ?? "").match(/^ +at .*$/gm) ?? [];
    return [message.split("\n")[0], ...calls.slice(0, 5)].join("\n");
  }

  function attach(to: Channel): void {
    for (const event of [
      "storyThrewException",
      "storyErrored",
      "playFunctionThrewException",
      "unhandledErrorsWhilePlaying",
    ]) {
      to.on(event, (payload) => faults.push(messageOf(Array.isArray(payload) ? payload[0] : payload)));
    }
    // By now, the story before has gone, and has said its last.
    to.on("storyRenderPhaseChanged", (payload) => {
      if (fieldOf(payload, "newPhase") === "rendering") window.announcements?.take();
    });
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

  const inherited = [
    "color direction fill font-family font-size font-style font-variant-numeric font-weight letter-spacing",
    "line-height list-style-type overflow-wrap stroke stroke-dasharray stroke-width text-align text-anchor",
    "text-transform text-wrap-mode visibility white-space-collapse word-break border-collapse",
  ].flatMap((line) => line.split(" "));
  const own = [
    "display position align-content align-items align-self aspect-ratio background-color background-image border-width",
    "border-style border-color border-radius box-shadow box-sizing clip-path column-gap filter flex-basis flex-direction",
    "flex-grow flex-shrink flex-wrap grid-area grid-auto-flow justify-content justify-items justify-self mask-image",
    "max-height max-width min-height min-width object-fit opacity order outline-color outline-offset outline-style",
    "outline-width overflow-x overflow-y padding rotate row-gap scale text-decoration-color text-decoration-line",
    "text-overflow text-underline-offset translate vertical-align z-index -webkit-line-clamp d cx cy r rx x y",
  ].flatMap((line) => line.split(" "));
  /** Of these, `getComputedStyle` says what came out of the layout, not what was asked for. */
  const laidOut =
    "bottom grid-template-columns grid-template-rows height left margin right top transform width".split(" ");
  /** Attributes that change how an element looks. Of drawings, all count. */
  const attributes = [
    "placeholder",
    "src",
    "type",
    "rows",
    "cols",
    "size",
    "start",
    "open",
    "disabled",
    "dir",
  ];

  function stylesOf(element: Element): Record<string, string> {
    const styles: Record<string, string> = {};
    const resolved = getComputedStyle(element);
    for (const name of inherited) styles[name] = resolved.getPropertyValue(name);
    for (const name of own) styles[name] = resolved.getPropertyValue(name);
    const computed = element.computedStyleMap();
    for (const name of laidOut) styles[name] = String(computed.get(name) ?? "");
    // The window is as high as what it shows.
    for (const name of ["height", "min-height", "max-height"])
      if (styles[name] === `${window.innerHeight}px`) styles[name] = "100vh";
    return styles;
  }

  const boxOf = ({ left, top, width, height }: DOMRect): Region => ({
    x: Math.round(left + window.scrollX),
    y: Math.round(top + window.scrollY),
    width: Math.round(width),
    height: Math.round(height),
  });

  function describeText(text: Text): Described {
    const range = document.createRange();
    range.selectNodeContents(text);
    return {
      tag: "text",
      facts: { text: text.data },
      children: [],
      box: boxOf(range.getBoundingClientRect()),
    };
  }

  /** Of a pseudo-element, which has no computed style map and no box. */
  function describePseudo(
    element: Element,
    pseudo: string,
    initial: Readonly<Record<string, string>>,
  ): Described[] {
    const styles = getComputedStyle(element, pseudo);
    const content = styles.content;
    if (pseudo !== "::placeholder" && pseudo !== "::backdrop" && (content === "none" || content === "normal"))
      return [];
    const facts = Object.fromEntries(
      ["content", "color", "background-color", "border-color", "border-width", "border-radius", "opacity"]
        .concat([
          "box-shadow",
          "outline",
          "outline-offset",
          "margin",
          "padding",
          "width",
          "height",
          "transform",
        ])
        .map((name) => [name, styles.getPropertyValue(name)])
        .filter(([name = "", value]) => value !== initial[name]),
    );
    const box = boxOf(element.getBoundingClientRect());
    return [{ tag: `${element.localName}${pseudo}`, facts, children: [], box }];
  }

  function describeElement(
    element: Element,
    outer: Readonly<Record<string, string>>,
    initial: Readonly<Record<string, string>>,
  ): Described[] {
    if (!element.checkVisibility() && getComputedStyle(element).display === "none") return [];
    const styles = stylesOf(element);
    const facts: Record<string, string> = {};
    for (const name of inherited) if (styles[name] !== outer[name]) facts[name] = styles[name] ?? "";
    for (const name of [...own, ...laidOut]) {
      const value = styles[name] ?? "";
      // Of lines in the text's color, the text's color is the change.
      const isText = name.endsWith("-color") && value === styles["color"];
      if (value !== initial[name] && !isText) facts[name] = value;
    }
    const names = element instanceof SVGElement ? element.getAttributeNames() : attributes;
    for (const name of names)
      if (!/^(?:class|id|style|aria-.*|data-.*)$/.test(name) && element.hasAttribute(name))
        facts[`[${name}]`] = element.getAttribute(name) ?? "";
    if (element instanceof HTMLInputElement && /^(?:checkbox|radio)$/.test(element.type))
      facts["[checked]"] = String(element.checked);
    else if ("value" in element && typeof element.value === "string" && element.value !== "")
      facts["[value]"] = element.value;
    // Icons have their name as a class.
    const [, icon] = /\blucide-([\w-]+)/.exec(element.getAttribute("class") ?? "") ?? [];
    if (icon !== undefined) facts["icon"] = icon.replaceAll("-", " ");
    if (element.scrollTop > 0) facts["scroll"] = String(element.scrollTop);
    const children: Described[] = [];
    children.push(...describePseudo(element, "::before", initial));
    for (const child of element.childNodes)
      if (child instanceof Element) children.push(...describeElement(child, styles, initial));
      else if (child instanceof Text && child.data.trim() !== "") children.push(describeText(child));
    children.push(...describePseudo(element, "::after", initial));
    if (element.matches("[placeholder]")) children.push(...describePseudo(element, "::placeholder", initial));
    if (element.matches("dialog:modal")) children.push(...describePseudo(element, "::backdrop", initial));
    return [{ tag: element.localName, facts, children, box: boxOf(element.getBoundingClientRect()) }];
  }

  /** The selectors in front of `:hover`: `.row:hover .cell` is for hovered rows. */
  function hoveredBy(rules: CSSRuleList): string[] {
    return [...rules].flatMap((rule) => {
      if (rule instanceof CSSGroupingRule && !(rule instanceof CSSStyleRule)) return hoveredBy(rule.cssRules);
      if (!(rule instanceof CSSStyleRule) || !rule.selectorText.includes(":hover")) return [];
      return rule.selectorText.split(/,(?![^(]*\))/).flatMap((selector) => {
        const [subject = ""] = selector.split(":hover");
        return selector.includes(":hover") && CSS.supports(`selector(${subject})`) ? [subject.trim()] : [];
      });
    });
  }

  window.stage = {
    hovered: () => [...new Set([...document.styleSheets].flatMap(({ cssRules }) => hoveredBy(cssRules)))],
    tokens: () =>
      Object.fromEntries(
        [...document.documentElement.computedStyleMap()]
          .filter(([name]) => name.startsWith("--"))
          .map(([name, values]) => [name, [...values].join("")]),
      ),
    describe(tokens) {
      const { style } = document.documentElement;
      const still = new CSSStyleSheet();
      still.replaceSync("*, ::before, ::after { transition: none !important; }");
      document.adoptedStyleSheets.push(still);
      for (const [name, value] of Object.entries(tokens)) style.setProperty(name, value);
      const plain = document.createElement("stage-initial");
      plain.style.all = "initial";
      document.body.append(plain);
      const initial = stylesOf(plain);
      plain.remove();
      const described = describeElement(document.body, initial, initial);
      for (const name of Object.keys(tokens)) style.removeProperty(name);
      document.adoptedStyleSheets.pop();
      const box = { x: 0, y: 0, width: window.innerWidth, height: window.innerHeight };
      return { tag: "page", facts: {}, children: described, box };
    },
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
