import { useEffect } from "react";

const takesLines = "textarea, [contenteditable]";

// Two quick clicks on a column's header sort twice.
const takesTwoClicks = "th, [role=columnheader]";

const isWithin = (target: EventTarget | null, selector: string) =>
  target instanceof Element && target.closest(selector) !== null;

const stop = (event: Event) => {
  event.preventDefault();
  event.stopImmediatePropagation();
};

/**
 * Ignores accidental repeats: a held Enter, which clicks and submits repeatedly, and the second click of a double click,
 * which may hit a button whose meaning has changed.
 */
export function useDeliberatePresses(): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key === "Enter" && event.repeat && !isWithin(event.target, takesLines)) stop(event);
    };
    const click = (event: MouseEvent) => {
      if (event.detail > 1 && isWithin(event.target, "button") && !isWithin(event.target, takesTwoClicks))
        stop(event);
    };
    window.addEventListener("keydown", press, { capture: true });
    window.addEventListener("click", click, { capture: true });
    return () => {
      window.removeEventListener("keydown", press, { capture: true });
      window.removeEventListener("click", click, { capture: true });
    };
  }, []);
}
