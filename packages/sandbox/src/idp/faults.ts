import type { MiddlewareHandler } from "hono";
import { closeWithoutResponse, leaveOpen, pause, type NodeEnv } from "../http/connection";

/** Tests and the sandbox page can change them while the provider runs. */
export const defaultSettings = {
  tokenLifetimeSeconds: 3600,
  refreshLifetimeSeconds: 24 * 3600,
  /** Without refresh tokens, the console renews in a hidden frame. */
  refreshTokens: true,
  /** The token endpoint's status; 0 responds normally. */
  tokenStatus: 0,
  tokenDelayMs: 0,
  /** The token endpoint never responds. */
  tokenHang: false,
  /** `failing`: every endpoint responds with 503. `unreachable`: every connection breaks. */
  availability: "up" as "up" | "failing" | "unreachable",
};
export type ProviderSettings = typeof defaultSettings;

export const providerFaults =
  (settings: ProviderSettings): MiddlewareHandler<NodeEnv> =>
  async (context, next) => {
    const { outgoing } = context.env;
    if (settings.availability === "unreachable") return closeWithoutResponse(outgoing);
    if (settings.availability === "failing")
      return context.text("The sandbox’s identity provider is set to fail.", 503);
    if (!context.req.path.endsWith("/token")) return next();
    if (settings.tokenHang) return leaveOpen();
    if (settings.tokenDelayMs > 0) await pause(settings.tokenDelayMs, outgoing);
    if (settings.tokenStatus === 0) return next();
    return Response.json(
      { error: "temporarily_unavailable", error_description: "The sandbox is set to fail here." },
      { status: settings.tokenStatus },
    );
  };
