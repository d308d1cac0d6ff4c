import { PaletteScreen } from "@understudy/screens";
import { type Deed } from "@understudy/screens/model";
import { useState } from "react";
import { useFollow } from "../ConsoleRouter";
import type { AtHandProps } from "./AtHand";
import { useFinder } from "./useFinder";

export function Palette({ theme, onShow, onSignOut, onClose }: Omit<AtHandProps, "part">) {
  const follow = useFollow();
  const [query, setQuery] = useState("");
  const { found, lists } = useFinder(query);

  // Closed first, so that focus is back in the page before the page goes.
  const choose = (deed: Deed) => {
    onClose();
    switch (deed.kind) {
      case "go":
        return follow(deed.href);
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
