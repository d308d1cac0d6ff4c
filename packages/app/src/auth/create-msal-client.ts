import { PublicClientApplication, type Configuration } from "@azure/msal-browser";

const delayByChannel: Record<string, number> = { "msal.broadcast.cache": 150, "msal.broadcast.event": 500 };

/**
 * Creates an MSAL client whose broadcast channels deliver messages late.
 * msal-browser 5.24.0 to 5.29.0 rereads localStorage as soon as another tab broadcasts a change. If that tab's write
 * isn't visible to this process yet, MSAL misses the new account and deletes its key for all tabs.
 * The test of this file fails once that is fixed.
 */
export function createMsalClient(config: Configuration): PublicClientApplication {
  const Native = globalThis.BroadcastChannel;
  class DelayedBroadcastChannel extends Native {
    override addEventListener(
      type: string,
      listener: EventListenerOrEventListenerObject,
      options?: boolean | AddEventListenerOptions,
    ): void {
      const delay = delayByChannel[this.name];
      if (type !== "message" || delay === undefined || typeof listener !== "function")
        return super.addEventListener(type, listener, options);
      super.addEventListener(type, (event) => setTimeout(() => listener.call(this, event), delay), options);
    }
  }
  // MSAL opens its channels in the constructor.
  globalThis.BroadcastChannel = DelayedBroadcastChannel;
  try {
    return new PublicClientApplication(config);
  } finally {
    globalThis.BroadcastChannel = Native;
  }
}
