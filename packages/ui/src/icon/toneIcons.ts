import type { Tone } from "@understudy/base";
import { BadIcon, GoodIcon, InfoIcon, NeutralIcon, WarningIcon, type Icon } from "./icons";

/** An icon for each tone, because color alone isn't enough. */
export const toneIcons: Record<Tone, Icon> = {
  good: GoodIcon,
  bad: BadIcon,
  warning: WarningIcon,
  info: InfoIcon,
  neutral: NeutralIcon,
};
