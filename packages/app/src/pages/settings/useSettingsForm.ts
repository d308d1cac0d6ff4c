import { type Saved, toFailure } from "@understudy/api";
import { type SettingsActions } from "@understudy/screens";
import {
  type Discarded,
  type FieldList,
  fieldsByKey,
  fieldText,
  paths,
  type SettingsPage,
  type Site,
  type Write,
} from "@understudy/model";
import { timings } from "../../lib/timings";
import { finishEdit } from "@understudy/ui";
import { useMemo, useRef, useState } from "react";
import { useSiteQuery } from "../../api/site";
import { type MutationEndpoint, usePageMutation, usePendingArgs } from "../../api/mutations";
import { useExclusive, useTemporaryState } from "../../lib/hooks";
import { useShortcuts } from "../../lib/useShortcuts";
import { useForm } from "../../unsaved-changes/useForm";

interface SettingsFormOptions<Form, Field extends string> {
  list: FieldList<Field>;
  /** Must be stable. */
  formOf: (site: Site) => Form;
  text?: (form: Form, field: Field) => string;
  endpoint: MutationEndpoint<Saved<Form, Field>, null>;
  /** The form as it is saved. */
  savedForm?: (form: Form) => Form;
}

/** A form of the site. All share a record, so their saves wait for each other. */
export function useSettingsForm<
  Form extends Readonly<Record<Field, Parameters<typeof fieldText>[0]>>,
  Field extends keyof Form & string,
>(
  page: SettingsPage,
  {
    list,
    formOf,
    text = (form, field) => fieldText(form[field]),
    endpoint,
    savedForm = (form) => form,
  }: SettingsFormOptions<Form, Field>,
) {
  const query = useSiteQuery();
  const [activity, setActivity] = useState<Write>({ state: "idle" });
  const [question, setQuestion] = useState<Discarded | null>(null);
  const done = useTemporaryState(timings.banner);
  const exclusively = useExclusive();
  const idle = () => setActivity({ state: "idle" });

  const isPending = usePendingArgs(endpoint).length > 0;
  const { title, href } = paths[page];
  const form = useForm({
    formOf,
    fields: useMemo(() => fieldsByKey<Form, Field>(list), [list]),
    text,
    page: href().slice(1),
    label: title,
    query,
    isSaving: isPending,
  });
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
    const edit = savedForm(merged.edit);
    form.dispatch({ type: "sent", form: edit });
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
