import {
  Banner,
  Button,
  CodeBlock,
  ConfirmDialog,
  Dialog,
  ErrorPanel,
  LiveRegion,
  Facts,
  InlineCode,
  Stack,
  TextField,
} from "@understudy/ui";
import { useState, type KeyboardEvent } from "react";
import { type ApiKey, dash, type Failure, keyMessages, keyNameToSend, loadErrors } from "@understudy/model";
import { LoadFailure, SessionEnded } from "../../shared/LoadFailure";
import { OutcomeNote } from "../../shared/OutcomeNote";
import { LastUsed } from "./key-table";
import { keyDialogTexts, keyTexts } from "./keys-texts";

export type Creation =
  /** `note`: whether a failed creation may have gone through. */
  | { state: "idle"; note?: string | null }
  | { state: "busy" }
  /** Nothing was sent, because the site ID is unknown. `failure` is null if the server sent none. */
  | { state: "noSite"; failure: Failure | null; retrying: boolean }
  | { state: "sessionEnded" };

export type KeysDialog =
  | { kind: "none" }
  | { kind: "naming"; name: string; creation: Creation }
  /** The only time the key is shown. */
  | { kind: "created"; secret: string; isCopied: boolean }
  | { kind: "revoke"; key: ApiKey };

export interface KeyDialogActions {
  onName: (name: string) => void;
  /** Also retries after `noSite`. */
  onCreateKey: () => void;
  onKeyCopied: () => void;
  onConfirmRevoke: () => void;
  onClose: () => void;
}

export function KeyDialogs({
  dialog,
  onName,
  onCreateKey,
  onKeyCopied,
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
      return <CreatedDialog {...dialog} onCopied={onKeyCopied} onDone={onClose} />;
    case "revoke":
      return (
        <ConfirmDialog
          title={keyDialogTexts.revokeTitle}
          tone="danger"
          confirmLabel={keyTexts.revoke}
          onConfirm={onConfirmRevoke}
          onCancel={onClose}
        >
          <Stack gap="4">
            <p>{keyMessages.confirmRevoke}</p>
            <Facts
              layout="line"
              items={[
                { label: keyTexts.name, value: dialog.key.name ?? dash },
                // Keys may share a name.
                {
                  label: keyTexts.key,
                  value: dialog.key.key === null ? dash : <InlineCode>{dialog.key.key}</InlineCode>,
                },
                { label: keyTexts.lastUsed, value: <LastUsed date={dialog.key.lastUsed} /> },
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
      title={keyDialogTexts.createTitle}
      size="small"
      // Closing now would lose the key, which is shown only once.
      closable={!busy}
      onClose={onClose}
      onSubmit={onCreate}
      footer={
        <>
          <Button disabled={busy} onClick={onClose}>
            {keyDialogTexts.cancel}
          </Button>
          <Button type="submit" variant="primary" disabled={isEmpty} busy={busy}>
            {busy ? keyDialogTexts.creating : keyDialogTexts.create}
          </Button>
        </>
      }
    >
      <Stack gap="4">
        <LiveRegion>{creation.state === "idle" && <OutcomeNote note={creation.note ?? null} />}</LiveRegion>
        <CreationProblem creation={creation} onRetry={onCreate} />
        <TextField
          name="key-name"
          label={keyTexts.name}
          hint={keyDialogTexts.nameHint}
          value={name}
          readOnly={busy}
          error={isMissing && keyDialogTexts.nameMissing}
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
  if (creation.state !== "noSite") return null;
  const { failure, retrying } = creation;
  if (failure === null)
    return (
      <ErrorPanel
        title={keyDialogTexts.noSite}
        message={keyDialogTexts.noSiteHint}
        onRetry={onRetry}
        retryBusy={retrying}
      />
    );
  return (
    <LoadFailure
      failure={failure}
      title={loadErrors.site}
      fallback={keyDialogTexts.noSiteHint}
      onRetry={onRetry}
      retrying={retrying}
    />
  );
}

interface CreatedDialogProps {
  secret: string;
  isCopied: boolean;
  onCopied: () => void;
  onDone: () => void;
}

function CreatedDialog({ secret, isCopied, onCopied, onDone }: CreatedDialogProps) {
  return (
    <Dialog
      title={keyMessages.created}
      closable={false}
      onClose={() => undefined}
      footer={
        <Button variant={isCopied ? "primary" : "secondary"} onClick={onDone}>
          {keyDialogTexts.done}
        </Button>
      }
    >
      <Stack gap="4">
        <Banner tone="warning">{keyDialogTexts.shownOnce}</Banner>
        <CodeBlock
          label={keyDialogTexts.keyLabel}
          code={secret}
          copyLabel={keyDialogTexts.copyKey}
          prominent={!isCopied}
          onCopied={onCopied}
        />
      </Stack>
    </Dialog>
  );
}
