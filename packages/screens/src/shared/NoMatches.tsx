import { Button, EmptyState, SearchIcon } from "@understudy/ui";
import { pageTexts } from "@understudy/model";

/** Shown instead of a list whose filters leave nothing. */
export const NoMatches = ({ title, onClear }: { title: string; onClear: () => void }) => (
  <EmptyState
    title={title}
    icon={SearchIcon}
    action={<Button onClick={onClear}>{pageTexts.clearFilters}</Button>}
  />
);
