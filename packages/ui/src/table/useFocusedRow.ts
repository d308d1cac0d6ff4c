import { useEffectEvent, useLayoutEffect, type RefObject } from "react";

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
