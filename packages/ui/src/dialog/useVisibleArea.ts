import { setElementVars } from "@vanilla-extract/dynamic";
import { useLayoutEffect, type RefObject } from "react";
import { visibleHeight, visibleTop } from "../theme/visible-area.css";

/** Tells an element's styles which part of the window an on-screen keyboard leaves free. */
export function useVisibleArea(ref: RefObject<HTMLElement | null>) {
  useLayoutEffect(() => {
    const element = ref.current;
    const viewport = window.visualViewport;
    if (!element || !viewport) return undefined;
    const read = () => {
      // Someone who has zoomed in sees a part of the page, and moves it.
      if (viewport.scale > 1) return;
      setElementVars(element, {
        [visibleTop]: `${viewport.offsetTop}px`,
        [visibleHeight]: `${viewport.height}px`,
      });
    };
    read();
    viewport.addEventListener("resize", read);
    viewport.addEventListener("scroll", read);
    return () => {
      viewport.removeEventListener("resize", read);
      viewport.removeEventListener("scroll", read);
    };
  }, [ref]);
}
