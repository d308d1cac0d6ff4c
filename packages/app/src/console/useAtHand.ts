import type { AtHandPart } from "@understudy/screens";
import { useState } from "react";
import { tell } from "../lib/browser";
import { inTime, partMissing } from "../lib/chunks";
import { useShortcuts } from "../lib/useShortcuts";

const load = () => inTime(import("./at-hand/AtHand"));

interface Shown {
  part: AtHandPart;
  AtHand: Awaited<ReturnType<typeof load>>["AtHand"];
}

/** What can be called up from anywhere. Neither its code nor its data is loaded before. */
export function useAtHand() {
  const [shown, setShown] = useState<Shown | null>(null);
  const onShow = (part: AtHandPart) =>
    load().then(
      ({ AtHand }) => setShown({ part, AtHand }),
      () => tell(partMissing),
    );
  useShortcuts([
    ["palette", () => onShow("palette")],
    ["shortcuts", () => onShow("shortcuts")],
  ]);
  return { shown, onShow, onClose: () => setShown(null) };
}
