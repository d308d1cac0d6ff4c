import type { KeyboardEvent, PointerEvent } from "react";
import { hasModifier } from "@understudy/base";

const entries = (menu: Element) => [...menu.querySelectorAll<HTMLElement>("[role^=menuitem]")];

export const focusEntry = (menu: Element | null, at: 0 | -1) => menu && entries(menu).at(at)?.focus();

/** The entry under the pointer gets the focus: Enter runs what looks chosen. */
export function focusPointed({ currentTarget: menu, target }: PointerEvent) {
  const entry = entries(menu).find((one) => target instanceof Node && one.contains(target));
  if (entry && entry !== document.activeElement) entry.focus({ preventScroll: true });
}

/** Moves the focus in a menu with the arrow keys, Home and End. */
export function roveFocus(event: KeyboardEvent) {
  const all = entries(event.currentTarget);
  const current = all.findIndex((entry) => entry === document.activeElement);
  const moves: Partial<Record<string, number>> = {
    ArrowDown: (current + 1) % all.length,
    ArrowUp: current <= 0 ? all.length - 1 : current - 1,
    Home: 0,
    End: all.length - 1,
  };
  const next = moves[event.key];
  // A letter must not be a shortcut of the page behind the menu.
  const isLetter = event.key.length === 1 && event.key !== " " && !hasModifier(event);
  if (next === undefined && !isLetter) return;
  event.preventDefault();
  event.stopPropagation();
  all[next ?? current]?.focus();
}
