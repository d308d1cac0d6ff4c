import { Banner } from "@understudy/ui";
import { writeFailureText } from "../model/failure";
import type { Failure } from "../model/remote";
import { SessionEnded } from "./LoadFailure";

/** The inline error of a failed write: the specified title with the server's message below. */
export function WriteFailure({ failure, title }: { failure: Failure; title: string }) {
  if (failure.kind === "session") return <SessionEnded />;
  const { title: sentence, message } = writeFailureText(failure, title);
  return (
    <Banner tone="bad" title={sentence}>
      {message !== null && message !== sentence && <p>{message}</p>}
    </Banner>
  );
}
