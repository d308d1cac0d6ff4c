import type { Tone } from "@understudy/base";
import { Bar } from "./Bar";
import { share } from "./progress";

export interface MeterProps {
  label: string;
  /** From 0 to 1; higher values are drawn as 1. */
  value: number;
  tone: Tone;
  /** The value as text: “7,700 / 10,000”. */
  valueText: string;
}

/** Usage of a limit. */
export function Meter({ label, value, tone, valueText }: MeterProps) {
  const part = share(value, 1);
  return (
    <Bar
      kind="meter"
      label={label}
      valueText={valueText}
      tone={tone}
      share={part}
      now={Math.round(part * 100)}
      max={100}
    />
  );
}
