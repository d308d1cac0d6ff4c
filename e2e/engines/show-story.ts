/**
 * Shows a story in place of the one before, and resolves to its problem, or to an empty string. Runs in the page: no
 * imports.
 */
export function showStory(id: string): Promise<string> {
  return new Promise((done) => {
    const channel = window.__STORYBOOK_ADDONS_CHANNEL__;
    let problem = "";
    const fail = (payload: unknown) => {
      const value: unknown = Array.isArray(payload) ? payload[0] : payload;
      problem ||= value instanceof Error ? value.message : JSON.stringify(value);
    };
    const events = {
      storyThrewException: fail,
      storyErrored: fail,
      playFunctionThrewException: fail,
      unhandledErrorsWhilePlaying: fail,
      storyMissing: () => finish("no such story"),
      storyFinished: (payload: unknown) => {
        const { storyId, status } = Object(payload);
        if (storyId === id) finish(problem || (status === "success" ? "" : String(status)));
      },
    };
    // Storybook can miss an event while it renders a story.
    const ask = () => channel.emit("setCurrentStory", { storyId: id, viewMode: "story" });
    const asking = setInterval(ask, 2_000);
    const timeout = setTimeout(() => finish("not finished after 60 s"), 60_000);
    const finish = (result: string) => {
      clearInterval(asking);
      clearTimeout(timeout);
      for (const [event, listener] of Object.entries(events)) channel.off(event, listener);
      done(result);
    };
    for (const [event, listener] of Object.entries(events)) channel.on(event, listener);
    ask();
  });
}
