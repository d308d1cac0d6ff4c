import { useRef, type KeyboardEvent, type PointerEvent } from "react";
import { hasModifier } from "@understudy/base";
import { findByTypeAhead } from "./typeAhead";

const FORGETS_AFTER = 600;

const entries = (menu: Element) => [...menu.querySelectorAll<HTMLElement>("[role^=menuitem]")];

export const focusEntry = (menu: Element | null, at: 0 | -1) => menu && entries(menu).at(at)?.focus();

/** The entry under the pointer gets the focus: Enter runs what looks chosen. */
export function focusPointed({ currentTarget: menu, target }: PointerEvent) {
  const entry = entries(menu).find((one) => target instanceof Node && one.contains(target));
  if (entry && entry !== document.activeElement) entry.focus({ preventScroll: true });
}

/** Moves the focus in a menu with the arrow keys, Home, End and the first letters of a name. */
export function useRovingFocus() {
  const typed = useRef({ text: "", at: 0 });

  const typeAhead = (key: string, at: number, names: string[], current: number) => {
    const text = at - typed.current.at > FORGETS_AFTER ? key : typed.current.text + key;
    typed.current = { text, at };
    return findByTypeAhead(names, text, current);
  };

  return (event: KeyboardEvent) => {
    const all = entries(event.currentTarget);
    const current = all.findIndex((entry) => entry === document.activeElement);
    const moves: Partial<Record<string, number>> = {
      ArrowDown: (current + 1) % all.length,
      ArrowUp: current <= 0 ? all.length - 1 : current - 1,
      Home: 0,
      End: all.length - 1,
    };
    const letter = event.key.length === 1 && event.key !== " " && !hasModifier(event);
    const next = letter
      ? typeAhead(
          event.key,
          event.timeStamp,
          all.map((entry) => entry.textContent),
          current,
        )
      : moves[event.key];
    // A letter that no entry begins with must not be a shortcut of the page behind the menu.
    if (next === undefined && !letter) return;
    event.preventDefault();
    event.stopPropagation();
    all[next ?? current]?.focus();
  };
}
