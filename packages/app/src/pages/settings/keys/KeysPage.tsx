import { toFailure } from "@understudy/api";
import { type Creation, type KeysDialog, KeysScreen, type RevokedKey } from "@understudy/screens";
import {
  type ApiKey,
  type Failure,
  type KeyColumn,
  keyMessages,
  keyNameToSend,
  mapRemote,
  paths,
  type Site,
  type Sort,
} from "@understudy/model";
import { timings } from "../../../lib/timings";
import { useLayoutEffect, useMemo, useState } from "react";
import { useDispatch } from "react-redux";
import { keysApi, useKeysQuery } from "../../../api/keys";
import { usePageMutation } from "../../../api/mutations";
import { type RefetchableQuery, useFreshRemote } from "../../../api/remote";
import { useSiteQuery } from "../../../api/site";
import { useExclusive, useHighlight, useTemporaryState } from "../../../lib/hooks";
import { isLeaving, useSession } from "../../../session/session";
import { unsavedChanged } from "../../../session/session-slice";
import { useDoneSetupStep } from "../../useDoneSetupStep";
import { alertFailure, useAlertedMutation } from "../../useAlertedMutation";

export function KeysPage() {
  const keys = useKeysQuery();
  const site = useSiteQuery();
  const [sort, setSort] = useState<Sort<KeyColumn> | null>(null);
  const copied = useTemporaryState(timings.copied);
  const creation = useNewKey(site);
  const revocation = useRevokedKeys(keys.currentData);
  const { dialog, close } = creation.dialog.kind === "none" ? revocation : creation;
  return (
    <KeysScreen
      keys={useFreshRemote(keys)}
      siteId={mapRemote(useFreshRemote(site), ({ id }) => id)}
      onRetry={() => {
        void keys.refetch();
        void site.refetch();
      }}
      sort={sort}
      onSort={setSort}
      sessionEnded={revocation.sessionEnded}
      note={revocation.note}
      siteIdCopied={copied.isShown}
      onSiteIdCopied={copied.show}
      revoking={revocation.revoking}
      revoked={revocation.revoked}
      createdRow={useCreatedRow(keys.currentData, creation.dialog)}
      setup={useDoneSetupStep(site.currentData, "apiKeyCreated")}
      onRevoke={revocation.ask}
      onCreate={creation.begin}
      dialog={dialog}
      dialogActions={{ ...creation.actions, ...revocation.actions, onClose: close }}
    />
  );
}

/** The row that was added while a key was created, once the dialog is closed and the list has it. */
function useCreatedRow(keys: readonly ApiKey[] | undefined, dialog: NewKeyDialog): string | null {
  const [before, setBefore] = useState<ReadonlySet<string> | null>(null);
  const isNaming = dialog.kind === "naming" && dialog.creation.state !== "busy";
  const [wasNaming, setWasNaming] = useState(false);
  if (wasNaming !== isNaming) {
    setWasNaming(isNaming);
    if (!isNaming) setBefore(dialog.kind === "none" || keys === undefined ? null : rowKeysOf(keys));
  }
  const added =
    before === null || dialog.kind !== "none" ? undefined : keys?.find(({ rowKey }) => !before.has(rowKey));
  return useHighlight(added?.rowKey ?? null);
}

const rowKeysOf = (keys: readonly ApiKey[]) => new Set(keys.map(({ rowKey }) => rowKey));

/** Revokes keys after a confirmation; a row is busy until the list was refetched, and then says so for a while. */
function useRevokedKeys(keys: readonly ApiKey[] | undefined) {
  const [selected, setSelected] = useState<ApiKey | null>(null);
  const [before, setBefore] = useState<readonly ApiKey[]>([]);
  const { value: revoked, show } = useTemporaryState<RevokedKey>(timings.banner);
  const { pending, send, sessionEnded, note } = useAlertedMutation(
    keysApi.endpoints.revokeKey,
    keyMessages.revokeFailed,
    (key) => {
      const index = before.findIndex(({ rowKey }) => rowKey === key.rowKey);
      if (index !== -1) show({ key, index });
    },
  );

  const onConfirmRevoke = () => {
    setSelected(null);
    setBefore(keys ?? []);
    if (selected !== null && selected.id !== null) send({ ...selected, id: selected.id });
  };

  const dialog: KeysDialog = selected === null ? { kind: "none" } : { kind: "revoke", key: selected };
  return {
    dialog,
    revoking: useMemo(() => new Set(pending.map(({ rowKey }) => rowKey)), [pending]),
    revoked: revoked ?? null,
    sessionEnded,
    note,
    ask: setSelected,
    close: () => setSelected(null),
    actions: { onConfirmRevoke },
  };
}

type NewKeyDialog = Extract<KeysDialog, { kind: "none" | "naming" | "created" }>;

const none: NewKeyDialog = { kind: "none" };

/** The site ID that a key is created for; fetched again if it is missing, and then perhaps still empty. */
async function siteIdOf(site: RefetchableQuery<Site>): Promise<{ id: string; failure: Failure | null }> {
  if (site.currentData?.id) return { id: site.currentData.id, failure: null };
  const { data, error } = await site.refetch();
  return { id: data?.id ?? "", failure: error === undefined ? null : toFailure(error) };
}

/** Creates a key. The secret exists only in this state, and Done removes it. */
function useNewKey(site: RefetchableQuery<Site>) {
  const [dialog, setDialog] = useState<NewKeyDialog>(none);
  const exclusively = useExclusive();
  const isPending = dialog.kind === "naming" && dialog.creation.state === "busy";
  const atRisk = dialog.kind === "created" ? "key" : isPending ? "pendingKey" : null;
  const session = useSession();
  const dispatch = useDispatch();
  useLayoutEffect(() => {
    if (atRisk === null) return undefined;
    dispatch(unsavedChanged({ kind: atRisk, pathname: paths.keys.href() }));
    return () => void dispatch(unsavedChanged(null));
  }, [atRisk, dispatch]);

  const setCreation = (creation: Creation) =>
    setDialog((now) => (now.kind === "naming" ? { ...now, creation } : now));

  const { pending, send } = usePageMutation(
    keysApi.endpoints.createKey,
    ({ data: secret, error, isOpen }) => {
      // Also a key from an earlier visit: the secret is sent only once.
      if (secret !== undefined) setDialog({ kind: "created", secret, isCopied: false });
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

  const onCreateKey = () => {
    if (dialog.kind !== "naming") return;
    const { creation } = dialog;
    const name = keyNameToSend(dialog.name);
    if (name === null) return;
    void exclusively(() => {
      setCreation(creation.state === "noSite" ? { ...creation, retrying: true } : { state: "busy" });
      return create(name);
    });
  };

  return {
    dialog,
    /** One key at a time: while one from an earlier visit is being created, shows that. */
    begin: () => {
      const [{ name } = { name: "" }] = pending;
      setDialog({ kind: "naming", name, creation: { state: pending.length === 0 ? "idle" : "busy" } });
    },
    close: () => setDialog(none),
    actions: {
      onName: (name: string) => setDialog((now) => (now.kind === "naming" ? { ...now, name } : now)),
      onCreateKey,
      onKeyCopied: () => setDialog((now) => (now.kind === "created" ? { ...now, isCopied: true } : now)),
    },
  };
}
