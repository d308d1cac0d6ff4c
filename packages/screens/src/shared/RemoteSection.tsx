import { Stack } from "@understudy/ui";
import type { ReactNode } from "react";
import type { Remote } from "../model/remote";
import { LoadFailure } from "./LoadFailure";
import { StaleNote } from "./StaleNote";

export interface RemoteSectionProps<T> {
  remote: Remote<T>;
  /** A LoadingRegion with skeletons of what is coming. */
  loading: ReactNode;
  failureTitle: string;
  failureFallback?: string;
  onRetry: () => void;
  children: (data: T) => ReactNode;
}

/** Whatever remote data can be, in the place where it will stand. */
export function RemoteSection<T>({
  remote,
  loading,
  failureTitle,
  failureFallback,
  onRetry,
  children,
}: RemoteSectionProps<T>) {
  switch (remote.state) {
    case "loading":
      return loading;
    case "failed":
      return (
        <LoadFailure
          failure={remote.failure}
          title={failureTitle}
          onRetry={onRetry}
          {...(failureFallback !== undefined && { fallback: failureFallback })}
        />
      );
    case "ready":
      // The same tree with and without the note: what the person was at keeps its focus and its place.
      return (
        <Stack gap="4">
          <StaleNote refresh={remote.refresh} asOf={remote.asOf} />
          {children(remote.data)}
        </Stack>
      );
  }
}
