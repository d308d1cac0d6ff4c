import { Button, ErrorPanel } from "@understudy/ui";
import {
  type Failure,
  failureDetailsText,
  failureTexts,
  loadFailureText,
  loginTexts,
} from "@understudy/model";
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

/** Shown instead of data that failed to load. Offers to sign in if the session ended, or else Retry. */
export function LoadFailure({ failure, title, fallback, onRetry, retrying = false }: LoadFailureProps) {
  const { title: shown, message, reason } = loadFailureText(failure, title, fallback);
  const details = failure.details && failureDetailsText(failure, failure.details);
  const lines = [message, reason].filter((line) => line !== null);
  const words = {
    title: shown,
    details,
    ...(lines.length > 0 && { message: lines.map((line) => <p key={line}>{line}</p>) }),
  };
  if (failure.kind === "session") return <ErrorPanel {...words} actions={<SignInButtons />} />;
  return <ErrorPanel {...words} onRetry={onRetry} retryBusy={retrying} />;
}

/** For a write that failed because the session ended. The page and its edits stay. */
export function SessionEnded() {
  return <ErrorPanel title={failureTexts.sessionEnded} actions={<SignInButtons />} />;
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
