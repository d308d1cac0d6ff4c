import { PublicClientApplication, type Configuration } from "@azure/msal-browser";

/** How long a message of another tab waits here before it is heard, by channel. */
const settling: Record<string, number> = { "msal.broadcast.cache": 150, "msal.broadcast.event": 500 };

/**
 * Keeps two tabs from losing a sign-in (msal-browser 5.24.0 to 5.29.0, localStorage).
 * A tab that hears the library's broadcast re-reads the storage at once, when the other process's write may not be
 * visible yet; it then misses the new account and deletes its key for all tabs. So the write gets time to arrive.
 */
export function createClient(config: Configuration): PublicClientApplication {
  const Native = globalThis.BroadcastChannel;
  class Settled extends Native {
    override addEventListener(
      type: string,
      listener: EventListenerOrEventListenerObject,
      options?: boolean | AddEventListenerOptions,
    ): void {
      const wait = settling[this.name];
      if (type !== "message" || wait === undefined || typeof listener !== "function")
        return super.addEventListener(type, listener, options);
      super.addEventListener(type, (event) => setTimeout(() => listener.call(this, event), wait), options);
    }
  }
  // In place only while the library opens its two channels.
  globalThis.BroadcastChannel = Settled;
  try {
    return new PublicClientApplication(config);
  } finally {
    globalThis.BroadcastChannel = Native;
  }
}
