import { useEffect } from "react";

const controls = "button, summary, a[href], input";

/**
 * Focuses the control that was clicked, before its handlers run: Safari doesn't, so that a dialog, a menu or a popover
 * couldn't return the focus to what opened it.
 */
export function useClickFocus(): void {
  useEffect(() => {
    let pressed: HTMLElement | null = null;
    const press = ({ target, defaultPrevented }: MouseEvent) => {
      // A control that prevents it leaves the focus where it is.
      pressed = !defaultPrevented && target instanceof Element ? target.closest<HTMLElement>(controls) : null;
    };
    const click = ({ target }: MouseEvent) => {
      const isPressed = pressed !== null && target instanceof Node && pressed.contains(target);
      // Instead of the control, Safari focuses what is around it, or nothing.
      if (isPressed && pressed !== document.activeElement && document.activeElement?.contains(pressed))
        pressed?.focus({ preventScroll: true });
      pressed = null;
    };
    window.addEventListener("mousedown", press);
    window.addEventListener("click", click, { capture: true });
    return () => {
      window.removeEventListener("mousedown", press);
      window.removeEventListener("click", click, { capture: true });
    };
  }, []);
}
