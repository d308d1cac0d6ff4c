import { loadErrors } from "@understudy/model";
import { RemoteSection, type RemoteSectionProps } from "../shared/RemoteSection";

type DashboardSectionProps<T> = Omit<RemoteSectionProps<T>, "failureTitle" | "failureFallback">;

/** A part of the dashboard. All parts have the same failure title. */
export const DashboardSection = <T,>(props: DashboardSectionProps<T>) => (
  <RemoteSection {...props} failureTitle={loadErrors.dashboard} failureFallback={loadErrors.dashboardData} />
);
