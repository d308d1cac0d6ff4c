import type { ConfigRequest } from "../config/load";

/** What boot.js has started before the app's code arrived. Undefined in an unsupported browser. */
interface Startup {
  config: ConfigRequest;
  /** Downloads the code of the signed-in area and of the page at this address, without running it. */
  prefetchConsole: () => void;
}

declare global {
  interface Window {
    startup?: Startup;
  }
}

export const { startup } = window;
