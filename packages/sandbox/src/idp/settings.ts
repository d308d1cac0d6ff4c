/** Settings that tests and the sandbox page can change while the provider runs. */
export interface ProviderSettings {
  tokenLifetimeSeconds: number;
  refreshLifetimeSeconds: number;
  /** The token endpoint's status; 0 responds normally. */
  tokenStatus: number;
  tokenDelayMs: number;
  /** The token endpoint never responds. */
  tokenHang: boolean;
  /** `failing`: every endpoint responds with 503. `unreachable`: every connection breaks. */
  availability: "up" | "failing" | "unreachable";
}

export const defaultSettings: Readonly<ProviderSettings> = {
  tokenLifetimeSeconds: 3600,
  refreshLifetimeSeconds: 24 * 3600,
  tokenStatus: 0,
  tokenDelayMs: 0,
  tokenHang: false,
  availability: "up",
};
