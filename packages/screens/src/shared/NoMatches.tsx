import { Button, EmptyState, SearchIcon } from "@understudy/ui";
import { sharedTexts } from "./shared-texts";

/** Shown instead of a list whose filters leave nothing. */
export const NoMatches = ({ title, onClear }: { title: string; onClear: () => void }) => (
  <EmptyState
    title={title}
    icon={SearchIcon}
    actions={<Button onClick={onClear}>{sharedTexts.clearFilters}</Button>}
  />
);
