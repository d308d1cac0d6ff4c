/** A window's address and history, as far as walking through them goes: Back and Forward arrive later, as in a browser. */
export function testPage(start = "https://console.example/") {
  const entries: { state: unknown; href: string }[] = [{ state: null, href: start }];
  let at = 0;
  let onPop: (() => void) | undefined;
  const current = () => entries[at] ?? { state: null, href: start };
  const location = {
    get href() {
      return current().href;
    },
    get pathname() {
      return new URL(current().href).pathname;
    },
    get search() {
      return new URL(current().href).search;
    },
    get hash() {
      return new URL(current().href).hash;
    },
    assigned: null as string | null,
    assign(href: string | URL) {
      location.assigned = String(href);
    },
  };
  const history = {
    refuses: false,
    get state() {
      return current().state;
    },
    pushState(state: unknown, _: string, to?: string | URL | null) {
      if (history.refuses) throw new DOMException("too often", "SecurityError");
      entries.splice(at + 1, Infinity, { state, href: new URL(to ?? start, start).href });
      at += 1;
    },
    replaceState(state: unknown, _: string, to?: string | URL | null) {
      entries[at] = { state, href: new URL(to ?? start, start).href };
    },
    go(delta = 0) {
      queueMicrotask(() => page.walk(delta));
    },
  };
  const page = {
    location,
    history,
    addEventListener: (_: string, listener: () => void) => {
      onPop = listener;
    },
    removeEventListener: () => {
      onPop = undefined;
    },
    /** The person presses Back or Forward, so many times. */
    walk(delta: number) {
      at += delta;
      onPop?.();
    },
    /** The person types an address that differs by its hash. */
    type(href: string) {
      entries.splice(at + 1, Infinity, { state: null, href: new URL(href, start).href });
      at += 1;
      onPop?.();
    },
  };
  return page;
}
