import { toFailure } from "@understudy/api";
import type { Creation, KeysDialog } from "@understudy/screens";
import { type ApiKey, type Failure, keyMessages, keyNameToSend, paths, type Site } from "@understudy/model";
import { useLayoutEffect, useState } from "react";
import { useDispatch } from "react-redux";
import { keysApi } from "../../../api/keys";
import { usePageMutation } from "../../../api/mutations";
import type { RefetchableQuery } from "../../../api/remote";
import { useExclusive, useHighlight } from "../../../lib/hooks";
import { isLeaving, useSession } from "../../../session/session";
import { unsavedChanged } from "../../../session/session-slice";
import { alertFailure } from "../../useAlertedMutation";

type NewKey =
  | { kind: "naming"; name: string; creation: Creation }
  | { kind: "created"; secret: string; isCopied: boolean };

/** The site ID that a key is created for; fetched again if it is missing, and then perhaps still empty. */
async function siteIdOf(site: RefetchableQuery<Site>): Promise<{ id: string; failure: Failure | null }> {
  if (site.currentData?.id) return { id: site.currentData.id, failure: null };
  const { data, error } = await site.refetch();
  return { id: data?.id ?? "", failure: error === undefined ? null : toFailure(error) };
}

/** Creates a key. The secret exists only in this state, and Done removes it. */
export function useNewKey(keys: readonly ApiKey[] | undefined, site: RefetchableQuery<Site>) {
  const [open, setOpen] = useState<NewKey | null>(null);
  const [before, setBefore] = useState(keys);
  const [isDone, setDone] = useState(false);
  const exclusively = useExclusive();
  const session = useSession();
  useUnsavedKey(open);

  const setCreation = (creation: Creation) =>
    setOpen((now) => (now?.kind === "naming" ? { ...now, creation } : now));

  const { pending, send } = usePageMutation(
    keysApi.endpoints.createKey,
    ({ data: secret, error, isOpen }) => {
      // Also a key from an earlier visit: the secret is sent only once.
      if (secret !== undefined) setOpen({ kind: "created", secret, isCopied: false });
      else if (isOpen) setCreation(alertFailure(error, keyMessages.createFailed));
    },
  );

  async function create(name: string): Promise<void> {
    const { id, failure } = await siteIdOf(site);
    if (failure?.kind === "session") return setCreation({ state: "sessionEnded", failure });
    if (id === "") return setCreation({ state: "noSite", failure, retrying: false });
    if (isLeaving(session, paths.keys.href())) return setCreation({ state: "idle" });
    setCreation({ state: "busy" });
    await send({ name, siteId: id });
  }

  const onCreate = () => {
    const name = open?.kind === "naming" ? keyNameToSend(open.name) : null;
    if (open?.kind !== "naming" || name === null) return;
    const { creation } = open;
    void exclusively(() => {
      setBefore(keys);
      setCreation(creation.state === "noSite" ? { ...creation, retrying: true } : { state: "busy" });
      return create(name);
    });
  };

  const actions = {
    onName: (name: string) => setOpen((now) => (now?.kind === "naming" ? { ...now, name } : now)),
    onCreate,
    onCopied: () => setOpen((now) => (now?.kind === "created" ? { ...now, isCopied: true } : now)),
    onClose() {
      setDone(open?.kind === "created");
      setOpen(null);
    },
  };
  const isNew = ({ rowKey }: ApiKey) => before?.every((key) => key.rowKey !== rowKey) === true;
  const added = isDone || open?.kind === "created" ? keys?.find(isNew) : undefined;
  const dialog: KeysDialog | null = open && { ...open, ...actions };
  return {
    dialog,
    /** The row that was added while the key was created. */
    created: useHighlight(isDone && added ? added.rowKey : null),
    /** Listed once its dialog is closed: the rows behind the dialog stay where they are. */
    unlisted: isDone ? undefined : added,
    /** One key at a time: while one from an earlier visit is being created, shows that. */
    begin: () => {
      const [{ name } = { name: "" }] = pending;
      setDone(false);
      setOpen({ kind: "naming", name, creation: { state: pending.length === 0 ? "idle" : "busy" } });
    },
  };
}

/** Asks before leaving while a key is being created or shown. */
function useUnsavedKey(open: NewKey | null): void {
  const dispatch = useDispatch();
  const isPending = open?.kind === "naming" && open.creation.state === "busy";
  const atRisk = open?.kind === "created" ? "key" : isPending ? "pendingKey" : null;
  useLayoutEffect(() => {
    if (atRisk === null) return undefined;
    dispatch(unsavedChanged({ kind: atRisk, pathname: paths.keys.href() }));
    return () => void dispatch(unsavedChanged(null));
  }, [atRisk, dispatch]);
}
