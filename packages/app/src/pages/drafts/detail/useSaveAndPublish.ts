import { type DraftActivity } from "@understudy/screens";
import { editOf, paths, successTexts, type DraftEdit } from "@understudy/screens/model";
import { useNavigate } from "react-router-dom";
import { useOnceGone, useStillHere } from "../../page-presence";
import type { WorkingCopy } from "../../../unsaved-changes/useWorkingCopy";
import { tell } from "../../../lib/browser";
import { tellFailure } from "../../../writes/tell-failure";
import type { Goal } from "./useActivity";
import { useDraftWrites, type WriteFailed } from "./useDraftWrites";

/** The way of a draft to the server, and what is said on it. Publishing saves first where there is something to save. */
export function useSaveAndPublish(
  id: string,
  copy: WorkingCopy<DraftEdit>,
  become: (activity: DraftActivity) => void,
) {
  const writes = useDraftWrites(id);
  const navigate = useNavigate();
  const isStillHere = useStillHere();
  const onceGone = useOnceGone();

  const fail = ({ error, fallback }: WriteFailed) =>
    become({ state: tellFailure(error, fallback) ? "sessionEnded" : "idle" });

  async function publish() {
    const published = await writes.publish();
    if ("error" in published) return fail(published);
    copy.forget();
    become({ state: "idle" });
    tell(successTexts.draftPublished(published.actionId));
    // Forgotten while its page still stands, the draft would be asked for once more.
    onceGone(writes.forget);
    if (!isStillHere()) return;
    // Back is not to lead to a draft that is none any more.
    void navigate(paths.actions.href(), { replace: true });
  }

  /** Saves over whatever stands there. */
  async function store(edit: DraftEdit, towards: Goal) {
    const failed = await writes.save(edit);
    if (failed) return fail(failed);
    copy.saved(edit);
    if (towards === "publish") return publish();
    become({ state: "idle" });
    tell(successTexts.draftSaved);
  }

  /** Asks first where somebody else changed the draft meanwhile. */
  async function begin(towards: Goal) {
    if (copy.work === null) return;
    const { base, edit } = copy.work;
    if (towards === "publish" && !copy.isUnsaved) return publish();
    const overwrite = await writes.overwritten(base, edit);
    if (overwrite === null) return store(edit, towards);
    become({ state: "conflict", fields: overwrite.fields, theirs: editOf(overwrite.theirs) });
  }

  return { begin, store };
}
