import { type SettingsActions, type SettingsActivity } from "@understudy/screens";
import { timings, type Site } from "@understudy/screens/model";
import { useState } from "react";
import { toFailure } from "../../api/errors";
import { type MutationEndpoint, usePageMutation } from "../../api/page-mutation";
import { useExclusive, useTemporaryState } from "../../lib/hooks";
import { useShortcuts } from "../../lib/useShortcuts";
import type { WorkingCopy } from "../../unsaved-changes/useWorkingCopy";

export interface SettingsForm<T, Sent> {
  endpoint: MutationEndpoint<Sent, null>;
  copy: WorkingCopy<T>;
  /** The newest version on the server, to merge with; `null` if it can't be fetched. */
  fetchSite: () => Promise<Site | null>;
  formOf: (site: Site) => T;
  /** `fresh` is what `fetchSite` returned. */
  toSend: (edit: T, fresh: Site | null) => Sent;
  /** The form that these values came from. */
  sentForm: (sent: Sent) => T;
}

/** Saves a settings form, merged with what others saved meanwhile. Site and chat settings share a record, so their saves wait for each other. */
export function useSettingsSave<T, Sent>({
  endpoint,
  copy,
  fetchSite,
  formOf,
  toSend,
  sentForm,
}: SettingsForm<T, Sent>): { activity: SettingsActivity; actions: SettingsActions } {
  const [activity, setActivity] = useState<SettingsActivity>({ state: "idle" });
  const done = useTemporaryState<true>(timings.banner);
  const idle = () => setActivity({ state: "idle" });

  const { pending, send } = usePageMutation(endpoint, ({ arg, error }) => {
    if (error === undefined) {
      copy.saved(sentForm(arg));
      idle();
      done.show(true);
    } else setActivity({ state: "failed", failure: toFailure(error) });
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
    const sent = toSend(edit, fresh);
    copy.sending(sentForm(sent));
    const result = await send(sent);
    // Even if the user left the page: drops the local copy.
    if (result !== null && result.error === undefined) copy.saved(sentForm(sent));
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
