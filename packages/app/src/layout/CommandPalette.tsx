import { PaletteScreen, type AtHandPart } from "@understudy/screens";
import type { Deed, ThemeChoice } from "@understudy/screens/model";
import { useState } from "react";
import { useCommandSearch } from "./useCommandSearch";
import { useFollowLink } from "./useFollowLink";

export interface CommandPaletteProps {
  theme: { choice: ThemeChoice; onChange: (choice: ThemeChoice) => void };
  onShow: (part: AtHandPart) => void;
  onSignOut: () => void;
  onClose: () => void;
}

export function CommandPalette({ theme, onShow, onSignOut, onClose }: CommandPaletteProps) {
  const followLink = useFollowLink();
  const [query, setQuery] = useState("");
  const { found, lists } = useCommandSearch(query);

  const choose = (deed: Deed) => {
    // Close first: the dialog returns focus to the page before the page changes.
    onClose();
    switch (deed.kind) {
      case "go":
        return followLink(deed.href);
      case "theme":
        return theme.onChange(deed.choice);
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
