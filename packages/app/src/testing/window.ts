type Listener = (event: Event) => void;

/** A fake window for a router. As in a browser, Back and Forward are asynchronous. */
export function testWindow(start = "https://console.example/") {
  const entries: { state: unknown; href: string }[] = [{ state: null, href: start }];
  let at = 0;
  const listeners: Listener[] = [];
  const current = () => entries[at] ?? { state: null, href: start };
  const url = () => new URL(current().href);
  const pop = () => {
    const event = new Event("popstate", { cancelable: true });
    let stopped = false;
    event.stopImmediatePropagation = () => {
      stopped = true;
    };
    for (const listener of listeners) if (!stopped) listener(event);
  };
  const page = {
    location: {
      get href() {
        return current().href;
      },
      get origin() {
        return url().origin;
      },
      get pathname() {
        return url().pathname;
      },
      get search() {
        return url().search;
      },
      get hash() {
        return url().hash;
      },
    },
    history: {
      get state() {
        return current().state;
      },
      pushState(state: unknown, _: string, to?: string | URL | null) {
        entries.splice(at + 1, Infinity, { state, href: new URL(to ?? start, start).href });
        at += 1;
      },
      replaceState(state: unknown, _: string, to?: string | URL | null) {
        entries[at] = { state, href: new URL(to ?? current().href, start).href };
      },
      go(delta = 0) {
        queueMicrotask(() => page.walk(delta));
      },
    },
    addEventListener: (type: string, listener: Listener) => {
      if (type === "popstate") listeners.push(listener);
    },
    removeEventListener: (_: string, listener: Listener) => {
      if (listeners.includes(listener)) listeners.splice(listeners.indexOf(listener), 1);
    },
    /** Back or Forward, pressed several times at once. */
    walk(delta: number) {
      at += delta;
      pop();
    },
    /** The user edits the hash in the address bar. */
    type(href: string) {
      entries.splice(at + 1, Infinity, { state: null, href: new URL(href, start).href });
      at += 1;
      pop();
    },
  };
  return page;
}
