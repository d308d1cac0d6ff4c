/** Sent between tabs so that they don't have to infer changes from localStorage. */
export type TabMessage =
  | { type: "signedIn"; accountId: string }
  | { type: "signedOut" }
  | { type: "sessionLost" };

const isTabMessage = (value: unknown): value is TabMessage =>
  typeof value === "object" && value !== null && "type" in value;

/** Calls `onMessage` for messages from other tabs. Returns a function that sends them one. */
export function openTabChannel(onMessage: (message: TabMessage) => void): (message: TabMessage) => void {
  const channel = new BroadcastChannel("understudy.session");
  channel.addEventListener("message", ({ data }) => {
    if (isTabMessage(data)) onMessage(data);
  });
  return (message) => channel.postMessage(message);
}
