/** What tests and the sandbox page can turn while the provider runs. */
export interface IdpKnobs {
  tokenLifetimeSeconds: number;
  refreshLifetimeSeconds: number;
  /** The token endpoint answers with this status instead; 0 lets it work. */
  tokenStatus: number;
  tokenDelayMs: number;
  /** The token endpoint never answers. */
  tokenHang: boolean;
  /** `failing`: every endpoint answers 503. `unreachable`: every connection breaks. */
  availability: "up" | "failing" | "unreachable";
}

export const defaultKnobs: Readonly<IdpKnobs> = {
  tokenLifetimeSeconds: 3600,
  refreshLifetimeSeconds: 24 * 3600,
  tokenStatus: 0,
  tokenDelayMs: 0,
  tokenHang: false,
  availability: "up",
};
