import { useEffect, useState } from "react";
import type { PreviewLogo } from "@understudy/model";

export type Logo =
  | { state: "none" }
  | { state: "refused" }
  | { state: "broken" }
  | { state: "shown"; url: string; onBroken: () => void };

const settleMs = 500;

/** Debounces typing, so that incomplete URLs aren't requested. The first value was loaded, not typed. */
function useDebounced(value: string | null | undefined): string | null | undefined {
  const [settled, setSettled] = useState(value);
  if (settled === undefined && value !== undefined) setSettled(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), settleMs);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}

/** The logo's loading state, debounced while its URL is typed. `undefined` until the settings are loaded. */
export function useLogo(logo: PreviewLogo | undefined): Logo {
  const wanted = logo && (logo.state === "shown" ? logo.url : null);
  const url = useDebounced(wanted);
  const [broken, setBroken] = useState<string | null>(null);
  if (logo?.state !== "shown") return logo ?? { state: "none" };
  if (url === undefined || url === null || url !== wanted) return { state: "none" };
  return broken === url ? { state: "broken" } : { state: "shown", url, onBroken: () => setBroken(url) };
}
