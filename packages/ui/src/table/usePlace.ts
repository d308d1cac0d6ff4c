import { useEffect, useEffectEvent, useLayoutEffect, useRef, type RefObject } from "react";

/** Where one was in a table, to come back to. */
export interface TablePlace {
  scrollTop: number;
  /** The row that last had the focus. */
  rowKey?: string;
}

/** Without a scroll for so many milliseconds, one rests. */
export const restAfter = 120;

/** Tells the place once it rests, and at the latest when the table goes. */
export function usePlaceReport(onPlaceChange: ((place: TablePlace) => void) | undefined) {
  const latest = useRef(onPlaceChange);
  const pending = useRef<{ place: TablePlace; timer: number }>(undefined);
  useLayoutEffect(() => {
    latest.current = onPlaceChange;
  });
  const report = () => {
    if (!pending.current) return;
    const { place, timer } = pending.current;
    window.clearTimeout(timer);
    pending.current = undefined;
    latest.current?.(place);
  };
  const reportAtLast = useEffectEvent(report);
  useEffect(() => () => reportAtLast(), []);
  return (place: TablePlace) => {
    if (pending.current) window.clearTimeout(pending.current.timer);
    pending.current = { place, timer: window.setTimeout(report, restAfter) };
  };
}

interface ScrollReturn {
  top: number | undefined;
  boxRef: RefObject<HTMLElement | null>;
  /** How many rows there are to scroll through by now. */
  count: number;
  scrollKey: string | undefined;
  moveTo: (scrollTop: number) => void;
}

const ownMoves = ["pointerdown", "wheel", "keydown"] as const;

/** Scrolls back to where one was, also when the rows arrive little by little; another list begins at its top. */
export function useScrollReturn({ top, boxRef, count, scrollKey, moveTo }: ScrollReturn) {
  const wanted = useRef(top);
  const shownKey = useRef(scrollKey);

  useLayoutEffect(() => {
    const box = boxRef.current;
    if (!box || shownKey.current === scrollKey) return;
    shownKey.current = scrollKey;
    wanted.current = undefined;
    box.scrollTop = 0;
  }, [boxRef, scrollKey]);

  const goThere = useEffectEvent(() => {
    const box = boxRef.current;
    if (!box || wanted.current === undefined) return;
    box.scrollTop = wanted.current;
    if (box.scrollTop >= wanted.current - 1) wanted.current = undefined;
    moveTo(box.scrollTop);
  });
  useLayoutEffect(() => {
    if (count > 0) goThere();
  }, [count]);

  useEffect(() => {
    const box = boxRef.current;
    const stay = () => {
      wanted.current = undefined;
    };
    for (const move of ownMoves) box?.addEventListener(move, stay, { passive: true });
    return () => {
      for (const move of ownMoves) box?.removeEventListener(move, stay);
    };
  }, [boxRef]);
}

const controls = "a[href], button:not(:disabled), input, select, textarea";

/** Restores focus to a row when it is mounted, unless something else has focus by then. */
export function useFocusReturn(
  rowKey: string | undefined,
  tableRef: RefObject<HTMLElement | null>,
  indexOf: (rowKey: string) => number,
) {
  const wanted = useRef(rowKey);
  useLayoutEffect(() => {
    if (wanted.current === undefined) return;
    const row = tableRef.current?.querySelector(`[data-row="${indexOf(wanted.current)}"]`);
    if (!row) return;
    wanted.current = undefined;
    if (!document.activeElement?.matches(controls))
      row.querySelector<HTMLElement>(controls)?.focus({ preventScroll: true });
  });
}
