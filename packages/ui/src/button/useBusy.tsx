import { useState, type MouseEvent, type ReactNode } from "react";
import { Announced } from "../announcer/Announcer";
import { uiTexts } from "../ui-texts";

interface Press {
  busy: boolean;
  onClick: (() => void) | undefined;
  /** Also pressed by Enter in a field. */
  submits: boolean;
}

/** A button that ignores clicks while it is busy. Announces that it is, unless something else made it busy. */
export function useBusy({ busy, onClick, submits }: Press): {
  click: (event: MouseEvent) => void;
  announcement: ReactNode;
} {
  const [isPressed, setPressed] = useState(false);
  const [wasBusy, setWasBusy] = useState(busy);
  if (wasBusy !== busy) {
    setWasBusy(busy);
    if (wasBusy) setPressed(false);
  }
  const click = (event: MouseEvent) => {
    if (busy) return event.preventDefault();
    setPressed(true);
    onClick?.();
  };
  const isAnnounced = busy && (isPressed || submits);
  return { click, announcement: isAnnounced && <Announced>{uiTexts.inProgress}</Announced> };
}
