import {
  createPath,
  NavigationType,
  type Location,
  type NavigateOptions,
  type Navigator,
  type To,
} from "react-router-dom";

export interface Move {
  location: Location;
  action: NavigationType;
  /** A list that rewrites its own address does not scroll. */
  keepsScroll: boolean;
}

/** Asked before another address is gone to: true where somebody has to decide first, and then calls `proceed`. */
export type Ask = (to: Location, proceed: () => void) => boolean;

/** What an entry of the browser's history carries: its number tells Back from Forward, and by how much. */
interface Entry {
  index: number;
  key: string;
  usr: unknown;
}

const isEntry = (state: unknown): state is Entry =>
  typeof state === "object" &&
  state !== null &&
  "index" in state &&
  typeof state.index === "number" &&
  "key" in state &&
  typeof state.key === "string";

/** What is needed of a window. */
export interface Page {
  history: Pick<History, "pushState" | "replaceState" | "go"> & { readonly state: unknown };
  location: Pick<globalThis.Location, "href" | "pathname" | "search" | "hash" | "assign">;
  addEventListener: (type: "popstate", listener: () => void) => void;
  removeEventListener: (type: "popstate", listener: () => void) => void;
}

/** The browser's address and history, where every way of leaving a page can be asked about, Back and Forward included. */
export class Address implements Navigator {
  readonly #page: Page;
  #location: Location;
  #index: number;
  #ask: Ask = () => false;
  #onMove: (move: Move) => void = () => undefined;
  /** Back was asked about: the browser is on its way from what it showed last to where it was. */
  #returning: { from: number; by: number } | null = null;
  /** Back was asked about and allowed. */
  #allowed = false;

  constructor(page: Page = window) {
    this.#page = page;
    const { index } = this.#entry(0);
    this.#index = index;
    this.#location = this.#read();
  }

  get location(): Location {
    return this.#location;
  }

  /** Returns a function that stops listening. */
  listen(onMove: (move: Move) => void): () => void {
    this.#onMove = onMove;
    this.#page.addEventListener("popstate", this.#onPop);
    return () => this.#page.removeEventListener("popstate", this.#onPop);
  }

  askBefore(ask: Ask): () => void {
    this.#ask = ask;
    return () => {
      this.#ask = () => false;
    };
  }

  createHref(to: To): string {
    return typeof to === "string" ? to : createPath(to);
  }

  go(delta: number): void {
    this.#page.history.go(delta);
  }

  // The router calls these two without the object they belong to.
  readonly push = (to: To, state?: unknown, options?: NavigateOptions): void => {
    this.#leaveFor(to, () => {
      this.#index += 1;
      this.#write("pushState", to, state);
      this.#moved(NavigationType.Push, options);
    });
  };

  readonly replace = (to: To, state?: unknown, options?: NavigateOptions): void => {
    this.#leaveFor(to, () => {
      this.#write("replaceState", to, state);
      this.#moved(NavigationType.Replace, options);
    });
  };

  #leaveFor(to: To, go: () => void): void {
    const { pathname, search, hash } = new URL(this.createHref(to), this.#page.location.href);
    const there: Location = { pathname, search, hash, state: null, key: "" };
    if (!this.#ask(there, go)) go();
  }

  #write(how: "pushState" | "replaceState", to: To, usr: unknown): void {
    const entry: Entry = { index: this.#index, key: newKey(), usr };
    try {
      this.#page.history[how](entry, "", this.createHref(to));
    } catch {
      // A browser that was asked too often within a while refuses to rewrite the address, but not to go there.
      this.#page.location.assign(this.createHref(to));
    }
  }

  #moved(action: NavigationType, options?: NavigateOptions): void {
    this.#location = this.#read();
    this.#onMove({ location: this.#location, action, keepsScroll: options?.preventScrollReset === true });
  }

  readonly #onPop = (): void => {
    const { index } = this.#entry(this.#index + 1);
    const delta = index - this.#index;
    if (this.#returning !== null) return this.#return(index, this.#returning);
    if (!this.#allowed && delta !== 0 && this.#ask(this.#read(), () => this.#allow(delta)))
      return this.#goBackFrom(index);
    this.#allowed = false;
    this.#index = index;
    this.#moved(NavigationType.Pop);
  };

  #goBackFrom(index: number): void {
    const by = this.#index - index;
    this.#returning = by === 0 ? null : { from: index, by };
    if (by !== 0) this.go(by);
  }

  #return(index: number, { from, by }: { from: number; by: number }): void {
    if (index - from === by) this.#goBackFrom(index);
    // Back was pressed once more meanwhile: our own way is still to come, and ends elsewhere.
    else this.#returning = { from: index, by };
  }

  #allow(delta: number): void {
    this.#allowed = true;
    this.go(delta);
  }

  /** The entry that the browser shows; one that somebody else made, by typing an address, is numbered first. */
  #entry(index: number): Entry {
    const { history, location } = this.#page;
    const state: unknown = history.state;
    if (isEntry(state)) return state;
    const entry: Entry = { index, key: newKey(), usr: null };
    history.replaceState(entry, "", location.href);
    return entry;
  }

  #read(): Location {
    const { pathname, search, hash } = this.#page.location;
    const { key, usr } = this.#entry(this.#index);
    return { pathname, search, hash, key, state: usr };
  }
}

const newKey = () => Math.random().toString(36).slice(2, 10);
