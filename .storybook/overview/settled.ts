const timeoutMs = 30_000;

/** Where Storybook's preview keeps the state of the shown story. */
function isRendered({ contentWindow }: HTMLIFrameElement): boolean {
  const fieldOf = (value: unknown, key: string): unknown =>
    value !== null && typeof value === "object" ? Reflect.get(value, key) : undefined;
  const phase = fieldOf(fieldOf(fieldOf(contentWindow, "__STORYBOOK_PREVIEW__"), "currentRender"), "phase");
  return phase === "finished" || phase === "errored" || phase === "aborted";
}

/** A story's full height once it no longer changes. In the original window: pages may depend on its height. */
export async function settledHeight(iframe: HTMLIFrameElement): Promise<number> {
  let height = 0;
  const until = performance.now() + timeoutMs;
  while (performance.now() < until) {
    await new Promise((done) => setTimeout(done, 150));
    const now = isRendered(iframe) ? (iframe.contentDocument?.documentElement.scrollHeight ?? 0) : 0;
    if (now > 0 && now === height) return now;
    height = now;
  }
  return height;
}
