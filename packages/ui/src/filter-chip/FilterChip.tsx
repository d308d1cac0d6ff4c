import { RemovableChip } from "./RemovableChip";

export interface FilterChipProps {
  label: string;
  onRemove: () => void;
}

/** An active filter with a button to remove it. */
export const FilterChip = ({ label, onRemove }: FilterChipProps) => (
  <RemovableChip label={label} removeLabel={`Remove filter ${label}`} onRemove={onRemove} />
);
