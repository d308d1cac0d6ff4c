import { useCallback, useLayoutEffect, useRef, useState, type ReactNode } from "react";
import { fieldTexts } from "../field/field-texts";
import { LiveRegion } from "../layout/LiveRegion";
import { endEdge } from "../sticky-edge/stickyEdge";
import * as styles from "./SaveBar.css";

export interface SaveBarProps {
  /** The form has unsaved changes. */
  unsaved: boolean;
  /** The number of unresolved conflicts. */
  conflicts?: number | undefined;
  /** The result of the last save, on one line, in place of “Unsaved changes”. */
  success?: ReactNode;
  /** What is uncertain about the last save. */
  warning?: ReactNode;
  /** Why the last save failed. An alert, which screen readers would read twice in the live region of the warning. */
  failure?: ReactNode;
  /** Buttons, with the primary button last. */
  actions: ReactNode;
}

/** A form's buttons, sticky at the bottom of the viewport. As high with and without a text, so that none moves. */
export function SaveBar({ unsaved, conflicts = 0, success, warning, failure, actions }: SaveBarProps) {
  const { bar, alert, isBelow } = useFailurePlace(Boolean(failure));
  const shownFailure = failure && <div ref={alert}>{failure}</div>;
  return (
    <div ref={bar} className={styles.bar}>
      <LiveRegion>{warning && <div>{warning}</div>}</LiveRegion>
      {!isBelow && shownFailure}
      <div className={styles.line}>
        <div className={styles.state}>
          <LiveRegion>{success && <div>{success}</div>}</LiveRegion>
          <div role="status" className={styles.unsaved}>
            {conflicts > 0
              ? fieldTexts.conflicts(conflicts)
              : unsaved && !success && fieldTexts.unsavedChanges}
          </div>
        </div>
        <div role="group" className={styles.actions}>
          {actions}
        </div>
      </div>
      {isBelow && shownFailure}
    </div>
  );
}

/** Puts the failure where it moves the buttons least: below them where the form ends high enough in the window. */
function useFailurePlace(hasFailed: boolean) {
  const bar = useRef<HTMLDivElement>(null);
  const place = useCallback((element: HTMLDivElement | null) => {
    bar.current = element;
    return endEdge(element);
  }, []);
  const alert = useRef<HTMLDivElement>(null);
  const [isBelow, setIsBelow] = useState(false);
  useLayoutEffect(() => {
    const form = bar.current?.parentElement;
    if (!hasFailed || !form || !alert.current) return;
    const height = alert.current.offsetHeight;
    const formEnd = form.getBoundingClientRect().bottom - height;
    setIsBelow(window.innerHeight - formEnd > height / 2);
  }, [hasFailed]);
  return { bar: place, alert, isBelow };
}
