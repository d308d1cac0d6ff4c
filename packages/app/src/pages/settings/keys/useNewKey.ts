import { toFailure } from "@understudy/api";
import type { Creation, KeysDialog } from "@understudy/screens";
import { type ApiKey, type Failure, keyMessages, paths, type Site } from "@understudy/model";
import { useLayoutEffect, useState } from "react";
import { useDispatch } from "react-redux";
import { keysApi } from "../../../api/keys";
import { usePageMutation } from "../../../api/mutations";
import type { RefetchableQuery } from "../../../api/remote";
import { useHighlight } from "../../../lib/hooks";
import { isLeaving, useSession } from "../../../session/session";
import { unsavedChanged } from "../../../session/session-slice";
import { alertFailure } from "../../useAlertedMutation";

type NewKey =
  | { kind: "naming"; name: string; creation: Creation }
  | { kind: "created"; secret: string }
  /** The dialog is closed. */
  | { kind: "done" };

/** The site ID that a key is created for; fetched again if it is missing, and then perhaps still empty. */
async function siteIdOf(site: RefetchableQuery<Site>): Promise<{ id: string; failure: Failure | null }> {
  if (site.currentData?.id) return { id: site.currentData.id, failure: null };
  const { data, error } = await site.refetch();
  return { id: data?.id ?? "", failure: error === undefined ? null : toFailure(error) };
}

/** Creates a key. The secret exists only in this state, and Done removes it. */
export function useNewKey(keys: readonly ApiKey[] | undefined, site: RefetchableQuery<Site>) {
  const [state, setState] = useState<NewKey | null>(null);
  const [before, setBefore] = useState(keys);
  const session = useSession();

  const setCreation = (creation: Creation) =>
    setState((now) => (now?.kind === "naming" ? { ...now, creation } : now));

  const { pending, send } = usePageMutation(
    keysApi.endpoints.createKey,
    ({ data: secret, error, isOpen }) => {
      // Also a key from an earlier visit: the secret is sent only once.
      if (secret !== undefined) setState({ kind: "created", secret });
      else if (isOpen) setCreation(alertFailure(error, keyMessages.createFailed));
    },
  );

  async function create(name: string, creation: Creation): Promise<void> {
    setBefore(keys);
    setCreation(creation.state === "noSite" ? { ...creation, retrying: true } : { state: "busy" });
    const { id, failure } = await siteIdOf(site);
    if (failure?.kind === "session") return setCreation({ state: "sessionEnded", failure });
    if (id === "") return setCreation({ state: "noSite", failure, retrying: false });
    setCreation({ state: "idle" });
    if (!isLeaving(session, paths.keys.href())) await send({ name: name.trim(), siteId: id });
  }

  let dialog: KeysDialog | null = null;
  if (state?.kind === "naming") {
    // One key at a time: also while one from an earlier visit is being created.
    const creation: Creation = pending.length > 0 ? { state: "busy" } : state.creation;
    dialog = {
      ...state,
      creation,
      onName: (name) => setState({ ...state, name }),
      onCreate: () => void create(state.name, creation),
      onClose: () => setState(null),
    };
  }
  if (state?.kind === "created") dialog = { ...state, onClose: () => setState({ kind: "done" }) };
  useUnsavedKey(dialog);

  const isNew = ({ key }: ApiKey) => before?.every((known) => known.key !== key) === true;
  const added = state === null || state.kind === "naming" ? undefined : keys?.find(isNew);
  const isDone = state?.kind === "done";
  return {
    dialog,
    /** The row that was added while the key was created. */
    created: useHighlight(isDone && added ? added.key : null),
    /** Listed once its dialog is closed: the rows behind the dialog stay where they are. */
    unlisted: isDone ? undefined : added,
    begin: () => setState({ kind: "naming", name: pending[0]?.name ?? "", creation: { state: "idle" } }),
  };
}

/** Asks before leaving while a key is being created or shown. */
function useUnsavedKey(dialog: KeysDialog | null): void {
  const dispatch = useDispatch();
  const isPending = dialog?.kind === "naming" && dialog.creation.state === "busy";
  const atRisk = dialog?.kind === "created" ? "key" : isPending ? "pendingKey" : null;
  useLayoutEffect(() => {
    if (atRisk === null) return undefined;
    dispatch(unsavedChanged({ kind: atRisk, pathname: paths.keys.href() }));
    return () => void dispatch(unsavedChanged(null));
  }, [atRisk, dispatch]);
}
