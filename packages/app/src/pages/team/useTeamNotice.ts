import { type TeamNotice } from "@understudy/screens";
import { timings, type Failure } from "@understudy/screens/model";
import { useCallback, useState } from "react";
import { useTemporaryState } from "../../lib/useTemporaryState";

/** The result of the last change: a success disappears after 3 s, a failure stays until the next change. */
export function useTeamNotice() {
  const { shown, show, clear } = useTemporaryState<string>(timings.banner);
  const [failed, setFailed] = useState<TeamNotice>({ kind: "none" });

  const succeed = useCallback(
    (text: string) => {
      setFailed({ kind: "none" });
      show(text);
    },
    [show],
  );
  const fail = useCallback(
    (title: string, failure: Failure) => {
      clear();
      setFailed({ kind: "failed", title, failure });
    },
    [clear],
  );

  const notice: TeamNotice = shown === null ? failed : { kind: "done", text: shown };
  return { notice, succeed, fail };
}
