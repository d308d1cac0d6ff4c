/** For `useSyncExternalStore`: calls the listener on these events. */
export const subscribeTo =
  (target: EventTarget, ...events: string[]) =>
  (listener: () => void) => {
    for (const event of events) target.addEventListener(event, listener);
    return () => {
      for (const event of events) target.removeEventListener(event, listener);
    };
  };

/** Calls the listener when the window gets the focus or the tab is shown. */
export function subscribeToFocus(listener: () => void) {
  const onEvent = () => {
    if (document.visibilityState === "visible") listener();
  };
  const ends = [subscribeTo(window, "focus")(onEvent), subscribeTo(document, "visibilitychange")(onEvent)];
  return () => ends.forEach((end) => end());
}
