import type { DraftEdit } from "@understudy/screens/model";
import type { WorkingCopy } from "../../../unsaved-changes/useWorkingCopy";
import { useActivity } from "./useActivity";
import { useSaveAndPublish } from "./useSaveAndPublish";

/** What a person can do with a draft, with the questions on the way and their answers. */
export function useDraftActivity(id: string, copy: WorkingCopy<DraftEdit>, onTheirsTaken: () => void) {
  const { activity, goal, become, alone, whenFree } = useActivity();
  const { begin, store } = useSaveAndPublish(id, copy, become);

  const answers = {
    onConfirmPublish: () => void alone("publish", () => begin("publish")),
    onConfirmDiscard() {
      if (activity.state === "askingToDiscard" && activity.what === "offer") copy.dismiss();
      else copy.reset();
      become({ state: "idle" });
    },
    onKeepMine() {
      const mine = copy.work?.edit;
      if (mine !== undefined) void alone(goal, () => store(mine, goal));
    },
    onTakeTheirs() {
      if (activity.state !== "conflict") return;
      copy.reset(activity.theirs);
      become({ state: "idle" });
      onTheirsTaken();
    },
    onCancel: () => whenFree({ state: "idle" }),
  };

  return {
    activity,
    answers,
    onSave: () => void alone("save", () => begin("save")),
    onPublish: () => whenFree({ state: "askingToPublish" }),
    onDiscard: (what: "edits" | "offer") => whenFree({ state: "askingToDiscard", what }),
  };
}
