import { Button, ErrorPanel } from "@understudy/ui";
import { failureDetailsText, loadFailureText } from "../model/failure";
import type { Failure } from "../model/remote";
import { loginTexts, pageTexts } from "../model/texts";
import { useSessionActions } from "./SessionActions";

export interface LoadFailureProps {
  failure: Failure;
  /** The catalog's sentence for what could not load. */
  title: string;
  /** Stands under the title when the server said nothing. */
  fallback?: string;
  onRetry: () => void;
  retrying?: boolean;
}

/** Stands where the data would. A session that is over asks for a sign-in, anything else offers Retry. */
export function LoadFailure({ failure, title, fallback, onRetry, retrying = false }: LoadFailureProps) {
  const { title: shown, message } = loadFailureText(failure, title, fallback);
  const details = failure.details && failureDetailsText(failure.details);
  const words = { title: shown, details, ...(message !== null && { message }) };
  if (failure.kind === "session") return <ErrorPanel {...words} actions={<SignInButtons />} />;
  return <ErrorPanel {...words} onRetry={onRetry} retryBusy={retrying} />;
}

/** For a write that found the session over: the page and what was typed stay. */
export function SessionEnded() {
  return <ErrorPanel title={pageTexts.sessionEnded} actions={<SignInButtons />} />;
}

function SignInButtons() {
  const { signIn, chooseAccount } = useSessionActions();
  return (
    <>
      <Button variant="primary" onClick={signIn}>
        {loginTexts.signInAgain}
      </Button>
      <Button onClick={chooseAccount}>{pageTexts.otherAccount}</Button>
    </>
  );
}
