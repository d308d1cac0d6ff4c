import type { ComponentType } from "react";
import { NavigationType, type Location, type Params } from "react-router-dom";
import { Address, type Move } from "./address";
import type { Route } from "./routes";
import { Scrolls } from "./scrolls";
import { routeAt } from "./warm-up";

/** The code of a page: on its way for the first time, here, or not to be had. */
export type PageCode =
  | { state: "loading" }
  | { state: "ready"; Component: ComponentType }
  | { state: "failed"; error: unknown };

/** What is drawn. It stays until the code of the next page is there. */
export interface View {
  location: Location;
  action: NavigationType;
  route: Route | null;
  /** What the address says between its fixed words. */
  params: Params;
  page: PageCode;
  /** Counts what begins anew: another page, or the same one once more after a fault. */
  attempt: number;
  /** Another page is on its way, and one has been waiting for it. */
  isLoading: boolean;
}

/** Starts the data and the code of the page at an address; `null` where there is none. */
export type OpenRoute = (
  location: Location,
) => { route: Route; params: Params; code: Promise<{ Component: ComponentType }> } | null;

const home = "/";
/** What takes no longer seems to happen at once. Telling of it would only make it later. */
const noticedAfterMs = 100;

/** Follows the address: starts a page's code and data together, and shows it when its code is there. The last wish wins. */
export class Navigation {
  readonly address: Address;
  readonly scrolls: Pick<Scrolls, "leave" | "arrive" | "takeOver">;
  readonly #openRoute: OpenRoute;
  #wanted: Pick<View, "location" | "action">;
  #ticket = 0;
  #view: View;
  #onView: (view: View) => void = () => undefined;

  constructor(openRoute: OpenRoute, address = new Address(), scrolls: Navigation["scrolls"] = new Scrolls()) {
    this.#openRoute = openRoute;
    this.address = address;
    this.scrolls = scrolls;
    if (!routeAt(address.location.pathname)) address.replace(home);
    this.#wanted = { location: address.location, action: NavigationType.Pop };
    this.#view = {
      ...this.#wanted,
      route: null,
      params: {},
      page: { state: "loading" },
      attempt: 0,
      isLoading: true,
    };
    this.#open();
  }

  get view(): View {
    return this.#view;
  }

  listen(onView: (view: View) => void): () => void {
    this.#onView = onView;
    onView(this.#view);
    const ends = [
      this.address.listen((move) => this.#follow(move)),
      this.scrolls.takeOver(() => this.#view.location),
    ];
    return () => ends.forEach((end) => end());
  }

  /** The page once more, after it could not be loaded or drawn. */
  readonly retry = (): void => this.#open();

  #follow(move: Move): void {
    const { location, action } = move;
    const before = this.#wanted.location;
    this.scrolls.leave(before, move);
    this.#wanted = { location, action };
    if (location.pathname === this.#view.location.pathname) {
      // A change of the query alone (a filter, a search) is the page's own affair; so is Back to the page that still stands.
      this.#ticket += 1;
      this.#show({ ...this.#wanted, isLoading: false });
    } else if (location.pathname !== before.pathname) this.#open();
  }

  #open(): void {
    const opened = this.#openRoute(this.#wanted.location);
    if (opened === null) return this.address.replace(home);
    const { route, params, code } = opened;
    this.#ticket += 1;
    const ticket = this.#ticket;
    const isWanted = () => ticket === this.#ticket;
    const noticed = setTimeout(() => isWanted() && this.#show({ isLoading: true }), noticedAfterMs);
    const settle = (page: PageCode) => {
      clearTimeout(noticed);
      if (isWanted())
        this.#show({
          ...this.#wanted,
          route,
          params,
          page,
          attempt: this.#view.attempt + 1,
          isLoading: false,
        });
    };
    code.then(
      ({ Component }) => settle({ state: "ready", Component }),
      (error: unknown) => settle({ state: "failed", error }),
    );
  }

  #show(change: Partial<View>): void {
    this.#view = { ...this.#view, ...change };
    this.#onView(this.#view);
  }
}
