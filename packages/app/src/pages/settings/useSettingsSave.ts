import { type SettingsActions, type SettingsActivity } from "@understudy/screens";
import { timings } from "@understudy/screens/model";
import { useState } from "react";
import { toFailure } from "../../api/errors";
import { runMutation, type Mutation } from "../../api/run-mutation";
import { useBriefly } from "../../lib/useBriefly";
import { useShortcuts } from "../../lib/useShortcuts";
import type { WorkingCopy } from "../../unsaved-changes/useWorkingCopy";
import { noticeLink } from "../../writes/notice-link";
import { useWrites } from "../../writes/useWrites";

export interface SettingsPage {
  /** Identifies the page's writes. */
  name: string;
  path: { title: string; href: () => string };
  /** The failure's title. */
  failure: string;
}

/** What a save sends, and the form as it was sent. */
export interface Save<T> {
  form: T;
  mutation: Mutation<null>;
}

/** Saves a settings form. Site and chat settings share a record, so their saves wait for each other. */
export function useSettingsSave<T>(
  { name, path, failure }: SettingsPage,
  copy: WorkingCopy<T>,
  saveOf: (edit: T) => Save<T>,
): { activity: SettingsActivity; actions: SettingsActions } {
  const [activity, setActivity] = useState<SettingsActivity>({ state: "idle" });
  const done = useBriefly<true>(timings.banner);
  const idle = () => setActivity({ state: "idle" });

  const { pending, enqueue } = useWrites(name, ({ result }) => {
    if (result.error === undefined) {
      idle();
      done.show(true);
    } else setActivity({ state: "failed", failure: toFailure(result.error) });
  });
  const isBusy = pending.length > 0;

  async function save() {
    if (copy.work === null || isBusy) return;
    const { form, mutation } = saveOf(copy.work.edit);
    done.clear();
    idle();
    // The form shows what is sent.
    copy.change(form);
    const result = await enqueue({
      resource: "site",
      target: "form",
      send: runMutation(mutation, { changes: ["site"] }),
      notice: { ...noticeLink(path), title: failure },
    });
    if (result !== null && result.error === undefined) copy.saved(form);
  }

  const onSave = () => void save();
  useShortcuts([["save", copy.work && onSave]]);

  const whenFree = (next: SettingsActivity) => {
    if (!isBusy) setActivity(next);
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
  if (isBusy) return { activity: { state: "busy" }, actions };
  return { activity: activity.state === "idle" && done.shown ? { state: "done" } : activity, actions };
}
