import { RemovableChip } from "./RemovableChip";

export interface FilterChipProps {
  label: string;
  onRemove: () => void;
}

/** A filter that narrows what is shown, and the way to lift it. */
export const FilterChip = ({ label, onRemove }: FilterChipProps) => (
  <RemovableChip label={label} removeLabel={`Remove filter ${label}`} onRemove={onRemove} />
);
