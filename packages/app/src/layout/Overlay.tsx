import type { OverlayName } from "@understudy/screens";
import { CommandPalette, type CommandPaletteProps } from "./CommandPalette";
import { ShortcutsDialog } from "./ShortcutsDialog";

export interface OverlayProps extends CommandPaletteProps {
  part: OverlayName;
}

export function Overlay({ part, ...props }: OverlayProps) {
  return part === "palette" ? <CommandPalette {...props} /> : <ShortcutsDialog onClose={props.onClose} />;
}
