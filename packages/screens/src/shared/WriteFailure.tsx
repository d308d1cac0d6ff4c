import { Banner } from "@understudy/ui";
import { writeFailureText } from "../model/failure";
import type { Failure } from "../model/remote";
import { SessionEnded } from "./LoadFailure";

/** The inline error of a write: the catalog's sentence, with what the server said beneath. */
export function WriteFailure({ failure, title }: { failure: Failure; title: string }) {
  if (failure.kind === "session") return <SessionEnded />;
  const { title: sentence, message } = writeFailureText(failure, title);
  return (
    <Banner tone="bad" title={sentence}>
      {message !== null && message !== sentence && <p>{message}</p>}
    </Banner>
  );
}
