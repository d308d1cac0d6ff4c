import { Banner, CloseIcon, IconButton } from "@understudy/ui";
import { type Failure, pageTexts, writeFailureText } from "@understudy/model";
import { SessionEnded } from "./LoadFailure";

export interface WriteFailureProps {
  failure: Failure;
  title: string;
  floating?: boolean;
  onDismiss?: () => void;
}

/** The inline error of a failed write: the specified title with the server's message below. */
export function WriteFailure({ failure, title, floating = false, onDismiss }: WriteFailureProps) {
  if (failure.kind === "session") return <SessionEnded />;
  const { title: sentence, message } = writeFailureText(failure, title);
  return (
    <Banner
      tone="bad"
      title={sentence}
      floating={floating}
      {...(onDismiss && {
        actions: <IconButton label={pageTexts.dismiss} icon={CloseIcon} size="small" onClick={onDismiss} />,
      })}
    >
      {message !== null && message !== sentence && <p>{message}</p>}
    </Banner>
  );
}
