import { type SettingsActions, type SettingsActivity } from "@understudy/screens";
import { timings } from "@understudy/screens/model";
import { useRef, useState } from "react";
import { asFailure } from "../../api/failure";
import type { WorkingCopy } from "../../unsaved-changes/useWorkingCopy";
import { useBriefly } from "../../lib/useBriefly";
import { useShortcuts } from "../../lib/useShortcuts";

type Send = () => Promise<{ error?: unknown }>;

/** What a save sends, and what the form holds once that is stored. */
export interface Save<T> {
  form: T;
  send: Send;
}

/** Saving a settings form, and what can be said about it. One save at a time, each sent once. */
export function useSettingsSave<T>(
  copy: WorkingCopy<T>,
  saveOf: (edit: T) => Save<T>,
): { activity: SettingsActivity; actions: SettingsActions } {
  const [activity, setActivity] = useState<SettingsActivity>({ state: "idle" });
  const done = useBriefly<true>(timings.banner);
  // A second click may come before anything is drawn.
  const underWay = useRef(false);
  const idle = () => setActivity({ state: "idle" });

  async function save() {
    if (copy.work === null || underWay.current) return;
    const { form, send } = saveOf(copy.work.edit);
    underWay.current = true;
    done.clear();
    setActivity({ state: "busy" });
    // The form shows what is sent.
    copy.change(form);
    const { error } = await send();
    underWay.current = false;
    if (error !== undefined) return setActivity({ state: "failed", failure: asFailure(error) });
    copy.saved(form);
    idle();
    done.show(true);
  }

  const onSave = () => void save();
  useShortcuts([["save", copy.work && onSave]]);

  const whenFree = (next: SettingsActivity) => {
    if (!underWay.current) setActivity(next);
  };
  const actions: SettingsActions = {
    onSave,
    onRestore: copy.restore,
    onDiscard: (what) => whenFree({ state: "askingToDiscard", what }),
    onConfirmDiscard() {
      if (activity.state === "askingToDiscard" && activity.what === "offer") copy.dismiss();
      else copy.reset();
      idle();
    },
    onCancel: () => whenFree({ state: "idle" }),
  };
  return { activity: activity.state === "idle" && done.shown ? { state: "done" } : activity, actions };
}
