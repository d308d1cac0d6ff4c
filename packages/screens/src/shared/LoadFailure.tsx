import { Button, ErrorPanel } from "@understudy/ui";
import { type Failure, failureDetailsText, loadFailureText, loginTexts } from "@understudy/model";
import { useSessionActions } from "./SessionActions";

export interface LoadFailureProps {
  failure: Failure;
  /** The specified title. */
  title: string;
  /** Shown below the title if the server sent no message. */
  fallback?: string;
  onRetry: () => void;
  retrying?: boolean;
}

/** Shown instead of data that failed to load. Offers Retry, and to sign in if the session ended. */
export function LoadFailure({ failure, title, fallback, onRetry, retrying = false }: LoadFailureProps) {
  const words = panelWords(failure, title, fallback);
  return (
    <ErrorPanel
      {...words}
      actions={failure.kind === "session" && <SignInButtons />}
      onRetry={onRetry}
      retryBusy={retrying}
    />
  );
}

/** For a write that failed because the session ended. The page and its edits stay. */
export const SessionEnded = ({ failure }: { failure: Failure }) => (
  <ErrorPanel {...panelWords(failure)} actions={<SignInButtons />} />
);

function panelWords(failure: Failure, title = "", fallback?: string) {
  const { title: shown, message, reason } = loadFailureText(failure, title, fallback);
  const lines = [message, reason].filter((line) => line !== null);
  return {
    title: shown,
    details: failure.details && failureDetailsText(failure, failure.details),
    ...(lines.length > 0 && { description: lines.map((line) => <p key={line}>{line}</p>) }),
  };
}

function SignInButtons() {
  const { signIn, chooseAccount } = useSessionActions();
  return (
    <>
      <Button variant="primary" onClick={signIn}>
        {loginTexts.signInAgain}
      </Button>
      <Button onClick={chooseAccount}>{loginTexts.otherAccount}</Button>
    </>
  );
}
