import { editOf, paths, successTexts, type DraftActivity, type DraftEdit } from "@understudy/screens";
import { useEffect, useRef, useState } from "react";
import { useNavigate } from "react-router-dom";
import { useStillHere } from "../../../console/useStillHere";
import type { WorkingCopy } from "../../../edits/useWorkingCopy";
import { tell } from "../../../platform/browser";
import { tellFailure } from "../../../writes/tell-failure";
import { useDraftWrites, type WriteFailed } from "./useDraftWrites";

type Goal = "save" | "publish";

const busyWith: Record<Goal, DraftActivity> = { save: { state: "saving" }, publish: { state: "publishing" } };

/** Saving and publishing a draft, with the questions on the way. One thing at a time, each request once. */
export function useDraftActivity(id: string, copy: WorkingCopy<DraftEdit>, onTheirsTaken: () => void) {
  const writes = useDraftWrites(id);
  const navigate = useNavigate();
  const isStillHere = useStillHere();
  const [activity, setActivity] = useState<DraftActivity>({ state: "idle" });
  const [goal, setGoal] = useState<Goal>("save");
  // A second click may come before anything is drawn.
  const underWay = useRef(false);
  const isPublished = useRef(false);
  const isClosed = useRef(false);
  const { forget } = writes;
  useEffect(() => {
    isClosed.current = false;
    return () => {
      isClosed.current = true;
      // Forgotten while its page still stands, the draft would be asked for once more.
      if (isPublished.current) forget();
    };
  }, [forget]);
  const idle = () => setActivity({ state: "idle" });

  const fail = ({ error, fallback }: WriteFailed) => setActivity({ state: tellFailure(error, fallback) ? "sessionEnded" : "idle" });

  async function publish() {
    const published = await writes.publish();
    if ("error" in published) return fail(published);
    copy.forget();
    idle();
    tell(successTexts.draftPublished(published.actionId));
    isPublished.current = true;
    if (isClosed.current) forget();
    if (!isStillHere()) return;
    // Back is not to lead to a draft that is none any more.
    void navigate(paths.actions.href(), { replace: true });
  }

  async function store(edit: DraftEdit, towards: Goal) {
    const failed = await writes.save(edit);
    if (failed) return fail(failed);
    copy.saved(edit);
    if (towards === "publish") return publish();
    idle();
    tell(successTexts.draftSaved);
  }

  async function begin(towards: Goal) {
    if (copy.work === null) return;
    const { base, edit } = copy.work;
    if (towards === "publish" && !copy.isUnsaved) return publish();
    const overwrite = await writes.overwritten(base, edit);
    if (overwrite === null) return store(edit, towards);
    setActivity({ state: "conflict", fields: overwrite.fields, theirs: editOf(overwrite.theirs) });
  }

  async function alone(towards: Goal, work: () => Promise<void>) {
    if (underWay.current) return;
    underWay.current = true;
    setGoal(towards);
    setActivity(busyWith[towards]);
    try {
      await work();
    } finally {
      underWay.current = false;
    }
  }

  const onSave = () => void alone("save", () => begin("save"));
  const whenFree = (next: DraftActivity) => () => {
    if (!underWay.current) setActivity(next);
  };

  const answers = {
    onConfirmPublish: () => void alone("publish", () => begin("publish")),
    onConfirmDiscard() {
      if (activity.state === "askingToDiscard" && activity.what === "offer") copy.dismiss();
      else copy.reset();
      idle();
    },
    onKeepMine() {
      const mine = copy.work?.edit;
      if (mine !== undefined) void alone(goal, () => store(mine, goal));
    },
    onTakeTheirs() {
      if (activity.state !== "conflict") return;
      copy.reset(activity.theirs);
      idle();
      onTheirsTaken();
    },
    onCancel: whenFree({ state: "idle" }),
  };

  return {
    activity,
    answers,
    onSave,
    onPublish: whenFree({ state: "askingToPublish" }),
    onDiscard: (what: "edits" | "offer") => whenFree({ state: "askingToDiscard", what })(),
  };
}
