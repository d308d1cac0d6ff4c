import { Banner, CloseIcon, IconButton } from "@understudy/ui";
import { type Failure, writeFailureText } from "@understudy/model";
import { SessionEnded } from "./LoadFailure";
import { sharedTexts } from "./shared-texts";

export interface WriteFailureProps {
  failure: Failure;
  title: string;
  floating?: boolean;
  onDismiss?: () => void;
}

/** The inline error of a failed write: the specified title with the server's message below. */
export function WriteFailure({ failure, title, floating = false, onDismiss }: WriteFailureProps) {
  if (failure.kind === "session") return <SessionEnded failure={failure} />;
  const { title: sentence, message } = writeFailureText(failure, title);
  return (
    <Banner
      tone="bad"
      live="assertive"
      title={sentence}
      floating={floating}
      {...(onDismiss && {
        actions: <IconButton label={sharedTexts.dismiss} icon={CloseIcon} size="small" onClick={onDismiss} />,
      })}
    >
      {message !== null && message !== sentence && <p>{message}</p>}
    </Banner>
  );
}
