import type { OverlayName } from "@understudy/screens";
import { useState } from "react";
import { showAlert } from "../lib/browser";
import { withLoadTimeout } from "../lib/chunks";
import { chunkMissingText } from "../texts";
import { useShortcuts } from "../lib/useShortcuts";

const load = () => withLoadTimeout(import("./Overlay"));

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
      () => showAlert(chunkMissingText),
    );
  useShortcuts([
    ["palette", () => onShow("palette")],
    ["shortcuts", () => onShow("shortcuts")],
  ]);
  return { shown, onShow, onClose: () => setShown(null) };
}
