import { Children, createContext, use, useLayoutEffect, useRef, useState, type ReactNode } from "react";
import { presence } from "./Presence.css";

const LeavingContext = createContext(false);

/** Whether the surrounding Presence is fading out this component, which was removed. */
export const useIsLeaving = () => use(LeavingContext);

export interface PresenceProps {
  /** An element, or `null` or `false` to remove it. */
  children: ReactNode;
}

/** Keeps removed children mounted until they have faded out, inert and with their last props. */
export function Presence({ children }: PresenceProps) {
  const ref = useRef<HTMLDivElement>(null);
  const [last, setLast] = useState<ReactNode>(null);
  const isPresent = Children.toArray(children).length > 0;
  const isLeaving = !isPresent && last !== null;
  if (isPresent && last !== children) setLast(children);

  useLayoutEffect(() => {
    if (!isLeaving) return undefined;
    // Not animations: a spinner never ends.
    const transitions = (ref.current?.getAnimations({ subtree: true }) ?? []).filter(
      (animation) => animation instanceof CSSTransition,
    );
    if (transitions.length === 0) return setLast(null);
    let isStillLeaving = true;
    const remove = () => {
      if (isStillLeaving) setLast(null);
    };
    void Promise.allSettled(transitions.map(({ finished }) => finished)).then(remove);
    return () => {
      isStillLeaving = false;
    };
  }, [isLeaving]);

  return (
    <div ref={ref} className={presence} inert={isLeaving}>
      <LeavingContext value={isLeaving}>{isPresent ? children : last}</LeavingContext>
    </div>
  );
}
