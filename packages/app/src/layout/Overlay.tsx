import { type OverlayName, PaletteScreen, ShortcutsScreen } from "@understudy/screens";
import type { CommandEffect, ThemeChoice } from "@understudy/screens/model";
import { useState } from "react";
import { forget, recall, remember, storageKeys } from "../lib/storage";
import { useFollowLink } from "./RouterLink";
import { useCommandSearch } from "./useCommandSearch";

interface CommandPaletteProps {
  theme: { choice: ThemeChoice; onChange: (choice: ThemeChoice) => void };
  onShow: (part: OverlayName) => void;
  onSignOut: () => void;
  onClose: () => void;
}

export function Overlay({ part, ...props }: CommandPaletteProps & { part: OverlayName }) {
  return part === "palette" ? <CommandPalette {...props} /> : <ShortcutsDialog onClose={props.onClose} />;
}

function CommandPalette({ theme, onShow, onSignOut, onClose }: CommandPaletteProps) {
  const followLink = useFollowLink();
  const [query, setQuery] = useState("");
  const { found, lists } = useCommandSearch(query);

  const choose = (effect: CommandEffect) => {
    // Close first: the dialog returns focus to the page before the page changes.
    onClose();
    switch (effect.kind) {
      case "go":
        return followLink(effect.href);
      case "theme":
        return theme.onChange(effect.choice);
      case "shortcuts":
        return onShow("shortcuts");
      case "signOut":
        return onSignOut();
    }
  };

  return (
    <PaletteScreen
      query={query}
      onQueryChange={setQuery}
      found={found}
      lists={lists}
      theme={theme.choice}
      onChoose={choose}
      onClose={onClose}
    />
  );
}

function ShortcutsDialog({ onClose }: { onClose: () => void }) {
  const [singleKeys, setSingleKeys] = useState(() => recall(storageKeys.singleKeys) === null);
  const onSingleKeysChange = (on: boolean) => {
    setSingleKeys(on);
    if (on) forget(storageKeys.singleKeys);
    else remember(storageKeys.singleKeys, "off");
  };
  return (
    <ShortcutsScreen singleKeys={singleKeys} onSingleKeysChange={onSingleKeysChange} onClose={onClose} />
  );
}
