import type { AtHandPart } from "@understudy/screens";
import type { ThemeChoice } from "@understudy/screens/model";
import { Palette } from "./Palette";
import { Shortcuts } from "./Shortcuts";

export interface AtHandProps {
  part: AtHandPart;
  theme: { choice: ThemeChoice; onChange: (choice: ThemeChoice) => void };
  onShow: (part: AtHandPart) => void;
  onSignOut: () => void;
  onClose: () => void;
}

export function AtHand({ part, ...props }: AtHandProps) {
  return part === "palette" ? <Palette {...props} /> : <Shortcuts onClose={props.onClose} />;
}
