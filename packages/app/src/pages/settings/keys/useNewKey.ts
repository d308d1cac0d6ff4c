import { type Creation, type KeysDialog } from "@understudy/screens";
import { alertFallbacks, keyNameToSend, type Failure, type Site } from "@understudy/screens/model";
import { useRef, useState } from "react";
import { asFailure } from "../../../api/failure";
import { useCreateKeyMutation } from "../../../api/keys";
import { useLeaveGuard } from "../../../unsaved-changes/useLeaveGuard";
import { tellFailure } from "../../../writes/tell-failure";

type NewKeyDialog = Extract<KeysDialog, { kind: "none" | "naming" | "created" }>;

const none: NewKeyDialog = { kind: "none" };

interface SiteQuery {
  currentData?: Site | undefined;
  refetch: () => PromiseLike<{ data?: Site | undefined; error?: unknown }>;
}

/** The id that a key is made for; what is not known yet, or came without one, is read once more. */
async function siteIdOf({
  currentData,
  refetch,
}: SiteQuery): Promise<{ id: string } | { failure: Failure | null }> {
  if (currentData !== undefined && currentData.id !== "") return { id: currentData.id };
  const { data, error } = await refetch();
  if (error !== undefined) return { failure: asFailure(error) };
  return data === undefined || data.id === "" ? { failure: null } : { id: data.id };
}

const withCreation = (dialog: NewKeyDialog, creation: Creation): NewKeyDialog =>
  dialog.kind === "naming" ? { ...dialog, creation } : dialog;

/** Names a key, creates it once, and holds what can be seen but once: here, and nowhere else. */
export function useNewKey(site: SiteQuery) {
  const createKey = useCreateKeyMutation();
  const [dialog, setDialog] = useState<NewKeyDialog>(none);
  const underWay = useRef(false);
  const isAtStake =
    dialog.kind === "created" || (dialog.kind === "naming" && dialog.creation.state === "busy");
  const letGo = useLeaveGuard(isAtStake ? "key" : null);

  const becomes = (creation: Creation) => setDialog((now) => withCreation(now, creation));

  async function create(name: string): Promise<void> {
    const known = await siteIdOf(site);
    if ("failure" in known) {
      const { failure } = known;
      return becomes(
        failure?.kind === "session"
          ? { state: "sessionEnded" }
          : { state: "noSite", failure, retrying: false },
      );
    }
    becomes({ state: "busy" });
    const { data, error } = await createKey({ name, siteId: known.id });
    if (data !== undefined) return setDialog({ kind: "created", secret: data });
    becomes({ state: tellFailure(error, alertFallbacks.createKey) ? "sessionEnded" : "idle" });
  }

  const onCreateKey = async () => {
    const name = dialog.kind === "naming" ? keyNameToSend(dialog.name) : null;
    if (name === null || dialog.kind !== "naming" || underWay.current) return;
    underWay.current = true;
    becomes(dialog.creation.state === "noSite" ? { ...dialog.creation, retrying: true } : { state: "busy" });
    await create(name).finally(() => {
      underWay.current = false;
    });
  };

  const onDone = () => {
    letGo();
    setDialog(none);
  };

  return {
    dialog,
    begin: () => setDialog({ kind: "naming", name: "", creation: { state: "idle" } }),
    close: () => setDialog(none),
    actions: {
      onName: (name: string) => setDialog((now) => (now.kind === "naming" ? { ...now, name } : now)),
      onCreateKey: () => void onCreateKey(),
      onDone,
    },
  };
}
