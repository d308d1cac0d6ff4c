import { Button, EmptyState, PageHeader, WarningIcon } from "@understudy/ui";

/** Why a page could not be shown while the frame around it stands. */
export type RouteFaultKind = "crash" | "outdated" | "offline";

export interface RouteFaultProps {
  title: string;
  fault: RouteFaultKind;
  onRetry: () => void;
  onReload: () => void;
}

export function RouteFault({ title, fault, onRetry, onReload }: RouteFaultProps) {
  const { heading, text, action } = words[fault];
  return (
    <>
      <PageHeader title={title} />
      <div role="alert">
        <EmptyState
          title={heading}
          icon={WarningIcon}
          action={
            <Button variant="primary" onClick={action === "Reload" ? onReload : onRetry}>
              {action}
            </Button>
          }
        >
          {text}
        </EmptyState>
      </div>
    </>
  );
}

const words: Record<RouteFaultKind, { heading: string; text: string; action: "Retry" | "Reload" }> = {
  crash: {
    heading: "This page ran into a fault",
    text: "The rest of the console works. Try the page again, or go elsewhere.",
    action: "Retry",
  },
  outdated: {
    heading: "This page could not be loaded",
    text: "A new version of the console may have been put online. Reload to get it; unsaved edits are kept in this browser.",
    action: "Reload",
  },
  offline: {
    heading: "This page could not be loaded",
    text: "You are offline, and this page was not opened before. Try again when the connection is back.",
    action: "Retry",
  },
};
