import { useEffect, useEffectEvent, useLayoutEffect, useRef, type RefObject } from "react";

/** The scroll position and focused row, to restore later. */
export interface TablePosition {
  scrollTop: number;
  /** Key of the row that last had focus. */
  rowKey?: string;
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
    box.scrollTop = 0;
  }, [boxRef, scrollKey]);

  const restore = useEffectEvent(() => {
    const box = boxRef.current;
    if (!box || target.current === undefined) return;
    box.scrollTop = target.current;
    if (box.scrollTop >= target.current - 1) target.current = undefined;
    moveTo(box.scrollTop);
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
export function useFocusRestoration(
  rowKey: string | undefined,
  tableRef: RefObject<HTMLElement | null>,
  indexOf: (rowKey: string) => number,
) {
  const target = useRef(rowKey);
  useOnScrollByUser(tableRef, () => {
    target.current = undefined;
  });
  useLayoutEffect(() => {
    if (target.current === undefined) return;
    const row = tableRef.current?.querySelector(`[data-row="${indexOf(target.current)}"]`);
    if (!row) return;
    target.current = undefined;
    if (!document.activeElement?.matches(controls))
      row.querySelector<HTMLElement>(controls)?.focus({ preventScroll: true });
  });
}

const indexOf = (target: EventTarget | null) => {
  const row = target instanceof Element ? target.closest<HTMLElement>("[data-row]") : null;
  return row ? Number(row.dataset["row"]) : undefined;
};

/** Reports the index of the focused row; `undefined` if no row has focus. */
export function useFocusedRow(
  tableRef: RefObject<HTMLElement | null>,
  tell: (index: number | undefined) => void,
) {
  const onFocus = useEffectEvent(tell);
  useLayoutEffect(() => {
    const table = tableRef.current;
    const focusIn = ({ target }: FocusEvent) => onFocus(indexOf(target));
    const focusOut = ({ relatedTarget }: FocusEvent) => {
      if (indexOf(relatedTarget) === undefined) onFocus(undefined);
    };
    table?.addEventListener("focusin", focusIn);
    table?.addEventListener("focusout", focusOut);
    return () => {
      table?.removeEventListener("focusin", focusIn);
      table?.removeEventListener("focusout", focusOut);
    };
  }, [tableRef]);
}
