import { LoadingRegion, Skeleton, type SkeletonProps } from "@understudy/ui";
import type { ReactNode } from "react";
import type { Remote } from "../model/remote";
import { loadErrors } from "../model/texts";
import { RemoteSection } from "../shared/RemoteSection";

export interface DashboardSectionProps<T> {
  remote: Remote<T>;
  /** “Loading drift alerts”. */
  loadingLabel: string;
  skeleton: SkeletonProps;
  onRetry: () => void;
  children: (data: T) => ReactNode;
}

/** A part of the dashboard. All parts have the same failure title. */
export function DashboardSection<T>({ loadingLabel, skeleton, ...section }: DashboardSectionProps<T>) {
  return (
    <RemoteSection
      {...section}
      loading={
        <LoadingRegion label={loadingLabel}>
          <Skeleton {...skeleton} />
        </LoadingRegion>
      }
      failureTitle={loadErrors.dashboard}
      failureFallback={loadErrors.dashboardData}
    />
  );
}
