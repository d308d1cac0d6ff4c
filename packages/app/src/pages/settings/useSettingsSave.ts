import { type SettingsActions, type SettingsActivity } from "@understudy/screens";
import { timings, type Site } from "@understudy/screens/model";
import { useState } from "react";
import { toFailure } from "../../api/errors";
import { runMutation, type Mutation } from "../../api/mutations";
import { useExclusive, useTemporaryState } from "../../lib/hooks";
import { useShortcuts } from "../../lib/useShortcuts";
import type { WorkingCopy } from "../../unsaved-changes/useWorkingCopy";
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

export interface SettingsForm<T> {
  copy: WorkingCopy<T>;
  /** The newest version on the server, to merge with; `null` if it can't be fetched. */
  fetchSite: () => Promise<Site | null>;
  formOf: (site: Site) => T;
  /** `fresh` is what `fetchSite` returned. */
  saveOf: (edit: T, fresh: Site | null) => Save<T>;
}

/** Saves a settings form, merged with what others saved meanwhile. Site and chat settings share a record, so their saves wait for each other. */
export function useSettingsSave<T>(
  { name, path, failure }: SettingsPage,
  { copy, fetchSite, formOf, saveOf }: SettingsForm<T>,
): { activity: SettingsActivity; actions: SettingsActions } {
  const [activity, setActivity] = useState<SettingsActivity>({ state: "idle" });
  const done = useTemporaryState<true>(timings.banner);
  const idle = () => setActivity({ state: "idle" });

  const { pending, enqueue } = useWrites(name, ({ form, result }) => {
    if (result.error === undefined) {
      copy.saved(form);
      idle();
      done.show(true);
    } else setActivity({ state: "failed", failure: toFailure(result.error) });
  });
  const { run, isRunning } = useExclusive();
  const isPending = pending.length > 0;
  const isBusy = isPending || activity.state === "busy";

  async function save() {
    if (copy.work === null || isPending) return;
    done.clear();
    setActivity({ state: "busy" });
    const fresh = await fetchSite();
    const edit = copy.rebase(fresh && formOf(fresh));
    idle();
    if (edit === null) return;
    const { form, mutation } = saveOf(edit, fresh);
    copy.sending(form);
    const result = await enqueue({
      resource: "site",
      target: "form",
      form,
      send: runMutation(mutation, { changes: ["site"] }),
      notice: { page: path, title: failure },
    });
    // Even if the user left the page: drops the local copy.
    if (result !== null && result.error === undefined) copy.saved(form);
  }

  const onSave = () => void run(save);
  useShortcuts([["save", copy.work && onSave]]);

  const whenFree = (next: SettingsActivity) => {
    if (!isPending && !isRunning()) setActivity(next);
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
