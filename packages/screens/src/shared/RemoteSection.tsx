import { LoadingRegion, Stack } from "@understudy/ui";
import type { ReactNode } from "react";
import type { Remote } from "@understudy/model";
import { LoadFailure } from "./LoadFailure";
import { StaleNote } from "./StaleNote";

export interface RemoteSectionProps<T> {
  remote: Remote<T>;
  /** Announced: “Loading drift alerts”. */
  loadingLabel: string;
  skeleton: ReactNode;
  failureTitle: string;
  /** The page says so in another place. */
  sessionEnded?: boolean;
  onRetry: () => void;
  children: (data: T) => ReactNode;
}

/** Renders remote data in each of its states. */
export function RemoteSection<T>({
  remote,
  loadingLabel,
  skeleton,
  failureTitle,
  sessionEnded = false,
  onRetry,
  children,
}: RemoteSectionProps<T>) {
  switch (remote.state) {
    case "loading":
      return <LoadingRegion aria-label={loadingLabel}>{skeleton}</LoadingRegion>;
    case "failed":
      return <LoadFailure failure={remote.failure} title={failureTitle} onRetry={onRetry} />;
    case "ready":
      // The same tree with and without the note, so that children keep their state and focus.
      return (
        <Stack gap="4">
          {!sessionEnded && <StaleNote refresh={remote.refresh} asOf={remote.asOf} onRetry={onRetry} />}
          {children(remote.data)}
        </Stack>
      );
  }
}
