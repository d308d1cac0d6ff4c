import { type PageErrorKind, StartupProblem, type StartupProblemKind } from "@understudy/screens";
import { useEffect, useEffectEvent } from "react";
import { reload } from "./lib/reload";
import { ChunkMissing } from "./lib/chunks";

interface StartupFailedProps {
  error: unknown;
  /** Offline, a reload would replace the console with the browser's own error page. */
  onRetry?: () => void;
}

export function StartupFailed({ error, onRetry = reload }: StartupFailedProps) {
  const kind = pageErrorKind(error);
  const onReload = kind === "offline" ? onRetry : reload;
  useRetryOnline(kind, onReload);
  return <StartupErrorPage problem={{ kind }} onReload={onReload} />;
}

interface StartupErrorPageProps {
  problem: StartupProblemKind;
  onReload?: () => void;
}

/** Replaces the whole console when it can't start or render. */
export function StartupErrorPage({ problem, onReload = reload }: StartupErrorPageProps) {
  useEffect(() => {
    document.title = "Console";
  }, []);
  return <StartupProblem problem={problem} onReload={onReload} />;
}

export const pageErrorKind = (error: unknown): PageErrorKind =>
  error instanceof ChunkMissing ? error.reason : "crash";

/** Retries what couldn't be loaded offline as soon as the browser is online again. */
export function useRetryOnline(kind: PageErrorKind, retry: () => void): void {
  const onOnline = useEffectEvent(retry);
  useEffect(() => {
    if (kind !== "offline") return undefined;
    window.addEventListener("online", onOnline);
    return () => window.removeEventListener("online", onOnline);
  }, [kind]);
}
