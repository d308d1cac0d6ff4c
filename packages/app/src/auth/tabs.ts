/** What tabs tell each other, so that they need not guess from the storage. */
export type Word = { word: "signedIn"; accountId: string } | { word: "signedOut" } | { word: "ended" };

const channelName = "understudy.session";

const isWord = (value: unknown): value is Word =>
  typeof value === "object" && value !== null && "word" in value;

/** Hears the other tabs; returns how to tell them. */
export function joinTabs(hear: (word: Word) => void): (word: Word) => void {
  const channel = new BroadcastChannel(channelName);
  channel.addEventListener("message", ({ data }) => {
    if (isWord(data)) hear(data);
  });
  return (word) => channel.postMessage(word);
}
