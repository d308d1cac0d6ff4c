import type { Tone } from "../theme/tokens";
import { Bar } from "./Bar";
import { share } from "./progress";

export interface MeterProps {
  label: string;
  /** 1 is full; what is beyond is drawn as full. */
  value: number;
  tone: Tone;
  /** The value in words: “7,700 / 10,000”. */
  valueText: string;
  hideLabel?: boolean;
}

/** How much of a limit is used. */
export function Meter({ label, value, tone, valueText, hideLabel = false }: MeterProps) {
  const part = share(value, 1);
  return (
    <Bar
      kind="meter"
      label={label}
      hideLabel={hideLabel}
      valueText={valueText}
      tone={tone}
      share={part}
      now={Math.round(part * 100)}
      max={100}
    />
  );
}
