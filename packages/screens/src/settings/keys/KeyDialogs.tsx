import {
  Banner,
  Button,
  CodeBlock,
  ConfirmDialog,
  Dialog,
  ErrorPanel,
  Facts,
  InlineCode,
  Stack,
  TextField,
} from "@understudy/ui";
import { useState, type KeyboardEvent } from "react";
import { keyNameToSend, type ApiKey } from "../../model/keys/key";
import type { Failure } from "../../model/remote";
import { confirmTexts, loadErrors, pageTexts, successTexts } from "../../model/texts";
import { dash } from "../../model/tone";
import { LoadFailure, SessionEnded } from "../../shared/LoadFailure";
import { OutcomeNote } from "../../shared/OutcomeNote";
import { LastUsed } from "./key-table";

export type Creation =
  /** `note`: whether a creation that failed may have taken effect. */
  | { state: "idle"; note?: string | null }
  | { state: "busy" }
  /** Nothing was sent: no site is known that the key would be for. Without a failure the server told none. */
  | { state: "noSite"; failure: Failure | null; retrying: boolean }
  | { state: "sessionEnded" };

export type KeysDialog =
  | { kind: "none" }
  | { kind: "naming"; name: string; creation: Creation }
  /** The one time that the key can be seen. */
  | { kind: "created"; secret: string }
  | { kind: "revoke"; key: ApiKey };

export interface KeyDialogActions {
  onName: (name: string) => void;
  /** Also tries again once the site was not known. */
  onCreateKey: () => void;
  onDone: () => void;
  onConfirmRevoke: () => void;
  onClose: () => void;
}

export function KeyDialogs({
  dialog,
  onName,
  onCreateKey,
  onDone,
  onConfirmRevoke,
  onClose,
}: KeyDialogActions & { dialog: KeysDialog }) {
  switch (dialog.kind) {
    case "none":
      return null;
    case "naming":
      return (
        <NamingDialog
          name={dialog.name}
          creation={dialog.creation}
          onName={onName}
          onCreate={onCreateKey}
          onClose={onClose}
        />
      );
    case "created":
      return <CreatedDialog secret={dialog.secret} onDone={onDone} />;
    case "revoke":
      return (
        <ConfirmDialog
          title="Revoke this API key?"
          tone="danger"
          confirmLabel="Revoke"
          onConfirm={onConfirmRevoke}
          onCancel={onClose}
        >
          <Stack gap="4">
            <p>{confirmTexts.revokeKey}</p>
            <Facts
              items={[
                { label: "Name", value: dialog.key.name ?? dash },
                // Keys may share a name.
                {
                  label: "Key",
                  value: dialog.key.key === null ? dash : <InlineCode>{dialog.key.key}</InlineCode>,
                },
                { label: "Last Used", value: <LastUsed written={dialog.key.lastUsed} /> },
              ]}
            />
          </Stack>
        </ConfirmDialog>
      );
  }
}

interface NamingDialogProps {
  name: string;
  creation: Creation;
  onName: (name: string) => void;
  onCreate: () => void;
  onClose: () => void;
}

function NamingDialog({ name, creation, onName, onCreate, onClose }: NamingDialogProps) {
  const busy = creation.state === "busy" || (creation.state === "noSite" && creation.retrying);
  const isEmpty = keyNameToSend(name) === null;
  const [isMissing, setIsMissing] = useState(false);
  // The browser doesn't submit a form on Enter while its submit button is disabled.
  const explainOnEnter = ({ key, nativeEvent }: KeyboardEvent) => {
    if (key === "Enter" && !nativeEvent.isComposing && isEmpty) setIsMissing(true);
  };
  return (
    <Dialog
      title="Create New Key"
      size="small"
      // Who left now would never see the key that is being made.
      closable={!busy}
      onClose={onClose}
      onSubmit={onCreate}
      footer={
        <>
          <Button disabled={busy} onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" variant="primary" disabled={isEmpty} busy={busy}>
            {busy ? "Creating…" : "Create Key"}
          </Button>
        </>
      }
    >
      <Stack gap="4">
        <CreationProblem creation={creation} onRetry={onCreate} />
        <TextField
          name="key-name"
          label="Name"
          hint="Say where it is used, such as Production site."
          value={name}
          readOnly={busy}
          error={isMissing && "Enter a name for the key."}
          onKeyDown={explainOnEnter}
          onChange={(value) => {
            setIsMissing(false);
            onName(value);
          }}
        />
      </Stack>
    </Dialog>
  );
}

function CreationProblem({ creation, onRetry }: { creation: Creation; onRetry: () => void }) {
  if (creation.state === "sessionEnded") return <SessionEnded />;
  if (creation.state === "idle") return <OutcomeNote note={creation.note ?? null} />;
  if (creation.state !== "noSite") return null;
  const { failure, retrying } = creation;
  const why = "A key belongs to a site, and which one this is could not be told. Nothing was created.";
  if (failure === null)
    return <ErrorPanel title="The Site ID is missing" message={why} onRetry={onRetry} retryBusy={retrying} />;
  return (
    <LoadFailure
      failure={failure}
      title={loadErrors.site}
      fallback={why}
      onRetry={onRetry}
      retrying={retrying}
    />
  );
}

function CreatedDialog({ secret, onDone }: { secret: string; onDone: () => void }) {
  return (
    <Dialog
      title={successTexts.keyCreated}
      closable={false}
      onClose={() => undefined}
      footer={
        <Button variant="primary" onClick={onDone}>
          Done
        </Button>
      }
    >
      <Stack gap="4">
        <Banner tone="warning">{pageTexts.keyShownOnce}</Banner>
        <CodeBlock label="API key" code={secret} copyLabel="Copy Key" wrap />
      </Stack>
    </Dialog>
  );
}
