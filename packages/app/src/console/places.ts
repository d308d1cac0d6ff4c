import type { TablePlace } from "@understudy/ui";
import { useCallback, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from "react";
import { useStore } from "react-redux";
import { NavigationType, useNavigationType } from "react-router-dom";

/** A long list scrolls in its table, a short one with the page. */
interface Place {
  table?: TablePlace;
  pageTop?: number;
}

/** Where one was in each list, by the list's address. */
class Places {
  readonly #byAddress = new Map<string, Place>();
  /** The path of the list whose entry is open. */
  #entryOf: string | null = null;

  keep(address: string, part: Place): void {
    this.#byAddress.set(address, { ...this.#byAddress.get(address), ...part });
  }

  /** Where to begin in a list that one comes back to; any other begins at its top. */
  begin(address: string, goesBack: boolean): Place {
    const [list] = address.split("?");
    return (goesBack || list === this.#entryOf ? this.#byAddress.get(address) : undefined) ?? {};
  }

  comesFromEntryOf(list: string | null): void {
    this.#entryOf = list;
  }
}

// Held by the store: nobody finds the places of the person before.
const held = new WeakMap<object, Places>();

function usePlaces(): Places {
  const store = useStore();
  const places = held.get(store) ?? new Places();
  held.set(store, places);
  return places;
}

/** The place to begin at, after Back or from one of the list's entries. `isHere`: the list has loaded. */
export function useListPlace(address: string, isHere: boolean) {
  const places = usePlaces();
  const navigation = useNavigationType();
  const [begun] = useState(() => ({ address, ...places.begin(address, navigation === NavigationType.Pop) }));
  useEffect(() => places.comesFromEntryOf(null), [places]);
  const wanted = useRef(begun.pageTop);
  useEffect(() => {
    if (!isHere) return;
    // The router has put the page at its top by now, or at its end while it was shorter.
    if (wanted.current !== undefined && begun.address === address) window.scrollTo({ top: wanted.current });
    wanted.current = undefined;
  }, [begun, address, isHere]);
  const leave = useEffectEvent(() => places.keep(address, { pageTop: window.scrollY }));
  useLayoutEffect(() => () => leave(), []);
  const onPlaceChange = useCallback(
    (table: TablePlace) => places.keep(address, { table }),
    [places, address],
  );
  return { place: begun.address === address ? begun.table : undefined, onPlaceChange };
}

/** Called by the page of a list's entry: whoever leaves it for the list, by whatever link, comes back to where they were. */
export function useReturnToPlace(list: string): void {
  const places = usePlaces();
  useEffect(() => {
    places.comesFromEntryOf(list);
    return () => {
      // The list was drawn by now, and has asked; any other page is a way out.
      if (window.location.pathname !== list) places.comesFromEntryOf(null);
    };
  }, [places, list]);
}
