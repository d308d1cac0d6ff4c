import { isAborted, mayHaveTakenEffect, toFailure } from "@understudy/api";
import {
  conflictingFields,
  editsAfterSave,
  editsToStore,
  type Failure,
  type FormEvent,
  type FormFields,
  formReducer,
  type FormState,
  formView,
  mapRemote,
  uneditedForm,
  unsavedFields,
} from "@understudy/model";
import { useEffectEvent, useLayoutEffect, useMemo, useReducer, useRef } from "react";
import { flushSync } from "react-dom";
import { useLocation } from "react-router-dom";
import { restartQuery, useAppDispatch } from "../api/api";
import { type RefetchableQuery, useFreshRemote } from "../api/remote";
import { useAccountId } from "../session/session";
import { unsavedChanged } from "../session/session-slice";
import { readEdits, writeEdits } from "./stored-edits";

export interface FormOptions<Resource, Form, Field extends string> {
  /** Identifies the form, with the resource's ID: `drafts/drf_1`. Use a `key` for another resource. */
  page: string;
  /** What the user calls it: Draft “Rebook a stay”. */
  label: string;
  query: RefetchableQuery<Resource>;
  /** By default, old data is refetched when the tab gets the focus. */
  refetchesOnFocus?: boolean;
  /** Must be stable. */
  formOf: (resource: Resource) => Form;
  fields: FormFields<Form, Field>;
  text: (form: Form, field: Field) => string;
  isSaving: boolean;
}

/** A form that can be saved, merged with the newest version of its resource. */
export interface MergedForm<Resource, Form, Field> {
  state: "merged";
  edit: Form;
  resource: Resource;
  edited: readonly Field[];
}

type Merged<Resource, Form, Field> =
  | MergedForm<Resource, Form, Field>
  /** There are conflicts, or the page was left. */
  | { state: "stopped" }
  | { state: "failed"; failure: Failure };

/** A form of a stored resource. Its unsaved edits are stored in this tab, and leaving the page asks about them. */
export function useForm<Resource, Form, Field extends string>({
  page,
  label,
  query,
  refetchesOnFocus,
  formOf,
  fields,
  text,
  isSaving,
}: FormOptions<Resource, Form, Field>) {
  const account = useAccountId();
  const dispatchToStore = useAppDispatch();
  const { pathname } = useLocation();
  const location = useMemo(() => ({ account, page, label }), [account, page, label]);
  const [state, dispatch] = useReducer(
    (before: FormState<Form> | null, event: FormEvent<Form, Field>) => formReducer(before, event, fields),
    null,
  );
  const isUnsaved = state !== null && unsavedFields(state, fields).length > 0;

  // A save outlives the render that started it.
  const latest = useRef(state);
  const isOpen = useRef(false);
  useLayoutEffect(() => {
    latest.current = state;
    isOpen.current = true;
    return () => void (isOpen.current = false);
  });

  const remote = useFreshRemote(query, refetchesOnFocus);
  const { currentData: resource, fulfilledTimeStamp: asOf } = query;
  // `_asOf`, because a refetch without changes is news after a save.
  const onArrival = useEffectEvent((stored: Form, _asOf: number | undefined) => {
    if (state !== null) dispatch({ type: "loaded", stored });
    else dispatch({ type: "opened", stored, found: readEdits(location, stored), isSaving });
  });
  useLayoutEffect(() => {
    if (resource !== undefined) onArrival(formOf(resource), asOf);
  }, [resource, asOf, formOf]);

  // Layout effects, because a crash or a link may follow any keystroke.
  useLayoutEffect(() => {
    if (state === null) return;
    const isStored = writeEdits(location, editsToStore(state, fields));
    const kind = isStored ? "edits" : "unstoredEdits";
    dispatchToStore(unsavedChanged(isUnsaved ? { kind, pathname, label: location.label } : null));
  }, [state, isUnsaved, location, fields, dispatchToStore, pathname]);
  useLayoutEffect(() => () => void dispatchToStore(unsavedChanged(null)), [dispatchToStore]);

  return {
    /** The resource and what the screen shows of its form. */
    remote: mapRemote(remote, (data) => ({
      resource: data,
      form: formView(state ?? uneditedForm(formOf(data)), fields, text),
    })),
    isUnsaved,
    dispatch,
    onChange: (edit: Form) => dispatch({ type: "edited", edit, at: Date.now() }),
    onResolve: (field: Field, choice: "yours" | "theirs") => dispatch({ type: "resolved", field, choice }),
    /** Reads the resource and merges it with the edits. A save is a read and a write: without the one, not the other. */
    async merge(): Promise<Merged<Resource, Form, Field>> {
      // One under way may be older than the click: `refetch` would join it.
      dispatchToStore(restartQuery(query.endpointName));
      const { data: newest, error } = await query.refetch();
      // Nothing would note the result of a save that is sent after leaving; the edits are kept.
      if (!isOpen.current || isAborted(error)) return { state: "stopped" };
      if (error !== undefined || newest === undefined)
        return { state: "failed", failure: { ...toFailure(error), unsent: true } };
      flushSync(() => dispatch({ type: "loaded", stored: formOf(newest) }));
      const { current: merged } = latest;
      return merged === null || conflictingFields(merged, fields).length > 0
        ? { state: "stopped" }
        : {
            state: "merged",
            edit: merged.edit,
            resource: newest,
            edited: unsavedFields(merged, fields),
          };
    },
    /** Of a save that this visit or an earlier one sent. If the page was left, only its stored edits can be updated. */
    onSaveEnd(error: unknown) {
      if (isOpen.current) {
        if (error === undefined) return dispatch({ type: "saved" });
        return dispatch({
          type: "failed",
          effect: mayHaveTakenEffect(toFailure(error)) ? "unknown" : "none",
        });
      }
      const form = latest.current?.stored;
      if (form !== undefined && error === undefined)
        writeEdits(location, editsAfterSave(readEdits(location, form), fields));
    },
    /** The resource no longer exists. */
    remove() {
      // At once, because the page is left next.
      flushSync(() => dispatch({ type: "removed" }));
      writeEdits(location, []);
    },
  };
}
