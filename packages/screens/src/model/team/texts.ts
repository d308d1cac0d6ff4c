import { countOf } from "../format/numbers";

export const pendingText = (days: number) =>
  days === 0 ? "Pending since today" : `Pending for ${countOf(days, "day")}`;

export const memberWarningTexts = {
  selfRemoved: "This is you. You’ll lose access to this site.",
  selfDemoted: "This is you. You’ll lose some permissions.",
  lastOwner: "This is the last owner. No one will have complete control.",
};
