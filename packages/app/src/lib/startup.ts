import type { ConfigRequest } from "../config/load";

/** What boot.js started before the app loaded. Undefined in an unsupported browser. */
interface Startup {
  config: ConfigRequest;
  /** Prefetches the code of the signed-in area and of the page at this URL. */
  prefetchConsole: () => void;
}

declare global {
  interface Window {
    startup?: Startup;
  }
}

export const { startup } = window;
