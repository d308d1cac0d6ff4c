import { toFailure } from "@understudy/api";
import type { TeamNotice } from "@understudy/screens";
import { useCallback, useState } from "react";
import { useTemporaryState } from "../../lib/hooks";
import { timings } from "../../lib/timings";

export interface Notices {
  /** Before a change is sent, too. */
  dismiss: () => void;
  onEnd: (error: unknown, texts: { done: string; failed: string }) => void;
}

/** The result of the last change: a success disappears after 3 s, a failure stays until the next change. */
export function useTeamNotice(): Notices & { notice: TeamNotice | null } {
  const [failure, setFailure] = useState<TeamNotice | null>(null);
  const { value: done, show, clear } = useTemporaryState<TeamNotice>(timings.banner);
  const dismiss = useCallback(() => {
    clear();
    setFailure(null);
  }, [clear]);

  const onEnd: Notices["onEnd"] = (error, texts) => {
    if (error === undefined) return show({ kind: "done", text: texts.done });
    clear();
    setFailure({ kind: "failed", title: texts.failed, failure: toFailure(error), onDismiss: dismiss });
  };
  // The success of another change doesn't hide the failure for long.
  return { notice: done ?? failure, onEnd, dismiss };
}
