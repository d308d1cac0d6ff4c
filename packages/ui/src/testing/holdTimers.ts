import { spyOn } from "storybook/test";

/** From now on, timers of this delay wait until the returned function is called. It fails if there is none. */
export function holdTimers(delay: number): () => void {
  const held: (() => void)[] = [];
  const holding = new Proxy(window.setTimeout.bind(window), {
    apply: (start, self, [handler, timeout, ...others]: Parameters<typeof setTimeout>) =>
      timeout === delay ? held.push(handler) : Reflect.apply(start, self, [handler, timeout, ...others]),
  });
  spyOn(window, "setTimeout").mockImplementation(holding);
  return () => {
    if (held.length === 0) throw new Error(`No timer of ${delay} ms was started`);
    for (const handler of held.splice(0)) handler();
  };
}
