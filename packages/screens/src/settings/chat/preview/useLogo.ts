import { useEffect, useState } from "react";
import type { PreviewLogo } from "@understudy/model";

export type Logo =
  | { state: "none" }
  | { state: "refused" }
  | { state: "broken" }
  | { state: "shown"; url: string; onBroken: () => void };

const settleMs = 500;

/** Debounces typing, so that incomplete URLs aren't requested. */
function useDebounced(value: string | null): string | null {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), settleMs);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}

/** The logo's loading state, debounced while its URL is typed. */
export function useLogo(logo: PreviewLogo): Logo {
  const wanted = logo.state === "shown" ? logo.url : null;
  const url = useDebounced(wanted);
  const [broken, setBroken] = useState<string | null>(null);
  if (logo.state !== "shown") return logo;
  if (url === null || url !== wanted) return { state: "none" };
  return broken === url ? { state: "broken" } : { state: "shown", url, onBroken: () => setBroken(url) };
}
