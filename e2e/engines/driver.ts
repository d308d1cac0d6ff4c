import type { ElementQuery } from "./element-query";

/** The browser API of the journeys. Keys are named as in `KeyboardEvent.key`; combinations are joined by “+”. */
export interface Driver {
  goto(url: string): Promise<void>;
  reload(): Promise<void>;
  /** Runs a function in the page. It must not use anything from outside. */
  evaluate<Argument, Result>(
    script: (argument: Argument) => Result,
    argument: Argument,
  ): Promise<Awaited<Result>>;
  click(query: ElementQuery): Promise<void>;
  clickAt(x: number, y: number): Promise<void>;
  hover(query: ElementQuery): Promise<void>;
  press(keys: string): Promise<void>;
  type(text: string): Promise<void>;
  /** Chooses an option of a native select. */
  select(query: ElementQuery, value: string): Promise<void>;
  resize(width: number, height: number): Promise<void>;
  screenshot(): Promise<Buffer>;
  /** The browser's own dialogs so far, such as `beforeunload`; each was accepted. WebKit's driver doesn't report them. */
  prompts?: () => string[];
  close: () => Promise<void>;
}

export interface Engine {
  name: "Firefox" | "WebKit";
  /** Why it can't run here; undefined if it can. */
  missing: string | undefined;
  launch(): Promise<Driver>;
  /** The smallest window width that the browser allows. */
  narrowestWindow: number;
}
