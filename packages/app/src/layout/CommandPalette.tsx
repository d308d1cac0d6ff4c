import { PaletteScreen, type OverlayName } from "@understudy/screens";
import type { CommandEffect, ThemeChoice } from "@understudy/screens/model";
import { useState } from "react";
import { useCommandSearch } from "./useCommandSearch";
import { useFollowLink } from "./useFollowLink";

export interface CommandPaletteProps {
  theme: { choice: ThemeChoice; onChange: (choice: ThemeChoice) => void };
  onShow: (part: OverlayName) => void;
  onSignOut: () => void;
  onClose: () => void;
}

export function CommandPalette({ theme, onShow, onSignOut, onClose }: CommandPaletteProps) {
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
