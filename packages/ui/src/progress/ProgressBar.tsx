import { Bar } from "./Bar";
import { share } from "./progress";

export interface ProgressBarProps {
  label: string;
  value: number;
  max: number;
  /** The value as text: “3 of 6 complete”. */
  valueText: string;
}

/** Progress of a task. */
export function ProgressBar({ label, value, max, valueText }: ProgressBarProps) {
  const part = share(value, max);
  const done = part === 1;
  return (
    <Bar
      kind="progressbar"
      label={label}
      valueText={valueText}
      tone={done ? "good" : "accent"}
      share={part}
      now={part * max || 0}
      max={max}
    />
  );
}
