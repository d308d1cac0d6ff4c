import type { RunPosition } from "@understudy/screens";
import { useNavigate } from "react-router-dom";
import { useShortcuts } from "../../../lib/useShortcuts";

/** Shortcuts for the next and the previous run of the list. */
export function useStepKeys(position: RunPosition): void {
  const navigate = useNavigate();
  const to = (href: string | null) => (href === null ? null : () => void navigate(href));
  const { previousHref, nextHref } =
    position.state === "listed" ? position : { previousHref: null, nextHref: null };
  useShortcuts([
    ["nextRun", to(nextHref)],
    ["previousRun", to(previousHref)],
  ]);
}
