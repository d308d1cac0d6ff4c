import { useEffect, useEffectEvent, useLayoutEffect, useRef, type RefObject } from "react";
import { scrollTopOf, setScrollTop } from "./scrollPosition";

/** The scroll position and focused row, to restore later. */
export interface TablePosition {
  scrollTop: number;
  /** Key of the row that last had focus. */
  rowKey?: string | undefined;
}

export type PositionListener = (position: TablePosition) => void;

/** Scrolling has stopped after this time without a scroll event. */
export const scrollIdleMs = 120;

/** Reports the position when scrolling stops, and on unmount. */
export function usePositionReport(onPositionChange: PositionListener | undefined) {
  const latest = useRef(onPositionChange);
  const pending = useRef<{ position: TablePosition; timer: number }>(undefined);
  useLayoutEffect(() => {
    latest.current = onPositionChange;
  });
  const report = () => {
    if (!pending.current) return;
    const { position, timer } = pending.current;
    window.clearTimeout(timer);
    pending.current = undefined;
    latest.current?.(position);
  };
  const reportOnUnmount = useEffectEvent(report);
  useEffect(() => () => reportOnUnmount(), []);
  return (position: TablePosition) => {
    if (pending.current) window.clearTimeout(pending.current.timer);
    pending.current = { position, timer: window.setTimeout(report, scrollIdleMs) };
  };
}

interface ScrollRestoration {
  top: number | undefined;
  boxRef: RefObject<HTMLElement | null>;
  /** The number of rows loaded so far. */
  count: number;
  scrollKey: string | undefined;
  moveTo: (scrollTop: number) => void;
}

const userScrollEvents = ["pointerdown", "wheel", "keydown"] as const;

function useOnScrollByUser(boxRef: RefObject<HTMLElement | null>, listener: () => void) {
  const onScroll = useEffectEvent(listener);
  useEffect(() => {
    const box = boxRef.current;
    const moved = () => onScroll();
    for (const event of userScrollEvents) box?.addEventListener(event, moved, { passive: true });
    return () => {
      for (const event of userScrollEvents) box?.removeEventListener(event, moved);
    };
  }, [boxRef]);
}

/** Restores the scroll position, also while rows stream in. Another list starts at the top. */
export function useScrollRestoration({ top, boxRef, count, scrollKey, moveTo }: ScrollRestoration) {
  const target = useRef(top);
  const shownKey = useRef(scrollKey);

  useLayoutEffect(() => {
    const box = boxRef.current;
    if (!box || shownKey.current === scrollKey) return;
    shownKey.current = scrollKey;
    target.current = undefined;
    setScrollTop(box, 0);
  }, [boxRef, scrollKey]);

  const restore = useEffectEvent(() => {
    const box = boxRef.current;
    if (!box || target.current === undefined) return;
    setScrollTop(box, target.current);
    const reached = scrollTopOf(box);
    if (reached >= target.current - 1) target.current = undefined;
    moveTo(reached);
  });
  useLayoutEffect(() => {
    if (count > 0) restore();
  }, [count]);

  useOnScrollByUser(boxRef, () => {
    target.current = undefined;
  });
}

const controls = "a[href], button:not(:disabled), input, select, textarea";

/** Restores focus to a row when it mounts, unless another control has focus or the user has begun to scroll. */
export function useFocusRestoration(rowKey: string | undefined, tableRef: RefObject<HTMLElement | null>) {
  const target = useRef(rowKey);
  useOnScrollByUser(tableRef, () => {
    target.current = undefined;
  });
  useLayoutEffect(() => {
    if (target.current === undefined) return;
    const row = tableRef.current?.querySelector(`[data-row="${CSS.escape(target.current)}"]`);
    if (!row) return;
    target.current = undefined;
    if (!document.activeElement?.matches(controls))
      row.querySelector<HTMLElement>(controls)?.focus({ preventScroll: true });
  });
}

const rowKeyOf = (target: EventTarget | null) =>
  target instanceof Element ? target.closest<HTMLElement>("[data-row]")?.dataset["row"] : undefined;

/** Reports the key of the focused row; `undefined` if no row has focus. */
export function useFocusedRow(
  tableRef: RefObject<HTMLElement | null>,
  tell: (rowKey: string | undefined) => void,
) {
  const onFocus = useEffectEvent(tell);
  useLayoutEffect(() => {
    const table = tableRef.current;
    const focusIn = ({ target }: FocusEvent) => onFocus(rowKeyOf(target));
    const focusOut = ({ relatedTarget }: FocusEvent) => {
      if (rowKeyOf(relatedTarget) === undefined) onFocus(undefined);
    };
    table?.addEventListener("focusin", focusIn);
    table?.addEventListener("focusout", focusOut);
    return () => {
      table?.removeEventListener("focusin", focusIn);
      table?.removeEventListener("focusout", focusOut);
    };
  }, [tableRef]);
}
