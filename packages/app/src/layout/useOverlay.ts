import type { OverlayName } from "@understudy/screens";
import { useState } from "react";
import { tell } from "../lib/browser";
import { inTime } from "../lib/chunks";
import { chunkMissingText } from "../lib/texts";
import { useShortcuts } from "../lib/useShortcuts";

const load = () => inTime(import("./Overlay"));

interface Shown {
  part: OverlayName;
  Overlay: Awaited<ReturnType<typeof load>>["Overlay"];
}

/** The command palette and the list of shortcuts. Their code and data load when they are opened. */
export function useOverlay() {
  const [shown, setShown] = useState<Shown | null>(null);
  const onShow = (part: OverlayName) =>
    load().then(
      ({ Overlay }) => setShown({ part, Overlay }),
      () => tell(chunkMissingText),
    );
  useShortcuts([
    ["palette", () => onShow("palette")],
    ["shortcuts", () => onShow("shortcuts")],
  ]);
  return { shown, onShow, onClose: () => setShown(null) };
}
