import { RemovableChip } from "./RemovableChip";
import { removeFilterText } from "./filter-chip-texts";

export interface FilterChipProps {
  label: string;
  onRemove: () => void;
}

/** An active filter with a button to remove it. */
export const FilterChip = ({ label, onRemove }: FilterChipProps) => (
  <RemovableChip label={label} removeLabel={removeFilterText(label)} onRemove={onRemove} />
);
