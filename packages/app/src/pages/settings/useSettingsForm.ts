import { type Saved, toFailure } from "@understudy/api";
import { type SettingsActions } from "@understudy/screens";
import type { Discarded, Received, Write } from "@understudy/model";
import { timings } from "../../lib/timings";
import { finishEdit } from "@understudy/ui";
import { useRef, useState } from "react";
import { type MutationEndpoint, usePageMutation, usePendingArgs } from "../../api/mutations";
import { useExclusive, useTemporaryState } from "../../lib/hooks";
import { useShortcuts } from "../../lib/useShortcuts";
import { useForm, type FormOptions } from "../../unsaved-changes/useForm";

interface SettingsFormOptions<Resource, Form, Field extends string, Values> extends Omit<
  FormOptions<Resource, Form, Field>,
  "isSaving"
> {
  endpoint: MutationEndpoint<Saved<Values, Field>, null>;
  valuesOf: (form: Form) => Values;
  /** The form with the values that were sent. */
  sentForm: (values: Values) => Form;
}

/** Loads and saves a settings form. Site and chat settings share a record, so their saves wait for each other. */
export function useSettingsForm<Resource extends { received: Received }, Form, Field extends string, Values>({
  endpoint,
  valuesOf,
  sentForm,
  ...options
}: SettingsFormOptions<Resource, Form, Field, Values>) {
  const { query } = options;
  const [activity, setActivity] = useState<Write>({ state: "idle" });
  const [question, setQuestion] = useState<Discarded | null>(null);
  const done = useTemporaryState(timings.banner);
  const exclusively = useExclusive();
  const idle = () => setActivity({ state: "idle" });

  const isPending = usePendingArgs(endpoint).length > 0;
  const form = useForm({ ...options, isSaving: isPending });
  const { send } = usePageMutation(endpoint, ({ error }) => {
    form.onSaveEnd(error);
    if (error !== undefined) return setActivity({ state: "failed", failure: toFailure(error) });
    idle();
    done.show();
  });

  async function save() {
    if (isPending) return;
    done.clear();
    setActivity({ state: "busy" });
    const merged = await form.merge();
    if (merged.state === "failed") return setActivity(merged);
    idle();
    if (merged.state === "stopped") return;
    const { edited, resource } = merged;
    const edit = valuesOf(merged.edit);
    form.dispatch({ type: "sent", form: sentForm(edit) });
    await send({ edit, edited, received: resource.received });
  }

  const onSave = () => void exclusively(save);
  const shownForm = useRef<HTMLFormElement>(null);
  const onSaveShortcut = () => {
    finishEdit();
    shownForm.current?.requestSubmit();
  };
  useShortcuts([["save", onSaveShortcut]]);

  const isBusy = isPending || activity.state === "busy";
  const actions: SettingsActions = {
    form: shownForm,
    onSave,
    onRestore: () => form.dispatch({ type: "restored" }),
    onDiscard(discarded) {
      if (!isBusy) setQuestion(discarded);
    },
    onConfirmDiscard(discarded) {
      form.dispatch({ type: "discarded", ...discarded });
      setQuestion(null);
      idle();
    },
    onCancel: () => setQuestion(null),
  };
  const shown: Write = activity.state === "idle" && done.isShown ? { state: "done" } : activity;
  return {
    settings: form.remote,
    screen: {
      activity: isBusy ? ({ state: "busy" } as const) : shown,
      question,
      actions,
      onReload: () => void query.refetch(),
      onChange: form.onChange,
      onResolve: form.onResolve,
    },
  };
}
