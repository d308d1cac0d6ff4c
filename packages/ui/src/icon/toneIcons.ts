import type { Tone } from "../theme/tokens";
import { BadIcon, GoodIcon, InfoIcon, NeutralIcon, WarningIcon, type Icon } from "./icons";

/** The shape a tone has, so that it is never told by colour alone. */
export const toneIcons: Record<Tone, Icon> = {
  good: GoodIcon,
  bad: BadIcon,
  warning: WarningIcon,
  info: InfoIcon,
  neutral: NeutralIcon,
};
