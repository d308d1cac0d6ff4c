import { KeyboardIcon, SignOutIcon, type Icon } from "@understudy/ui";
import { useMemo } from "react";
import {
  type Command,
  type CommandEffect,
  type CommandGroup,
  countFound,
  countOf,
  viewRunKey,
  overlayTexts,
  shortcuts,
  type ThemeChoice,
} from "@understudy/model";
import type { PaletteItem } from "./command-palette/CommandOptions";
import { CommandPalette } from "./command-palette/CommandPalette";
import { pageIcons } from "../shell/page-icons";
import { themeIcons } from "../shell/theme-icons";
import { commandGroupTexts, paletteTexts } from "./palette-texts";

export interface PaletteScreenProps {
  query: string;
  onQueryChange: (query: string) => void;
  found: readonly CommandGroup[];
  theme: ThemeChoice;
  onChoose: (effect: CommandEffect) => void;
  onClose: () => void;
}

export function PaletteScreen({ query, onQueryChange, found, theme, onChoose, onClose }: PaletteScreenProps) {
  const groups = useMemo(
    () =>
      found.map(({ name, commands }) => ({
        key: name,
        label: commandGroupTexts[name],
        items: commands.map((command) => itemOf(command, theme)),
      })),
    [found, theme],
  );
  return (
    <CommandPalette
      aria-label={overlayTexts.palette}
      placeholder={paletteTexts.placeholder}
      query={query}
      onQueryChange={onQueryChange}
      groups={groups}
      status={statusText(query, found)}
      onSelect={({ effect }) => onChoose(effect)}
      onClose={onClose}
    />
  );
}

function statusText(query: string, found: readonly CommandGroup[]): string {
  if (query.trim() === "") return "";
  const count = countFound(found);
  const isOffered = found.some(({ commands }) => commands.some(({ key }) => key === viewRunKey));
  if (count === 0 && isOffered) return "";
  return count === 0 ? paletteTexts.none : countOf(count, "result");
}

function iconOf(effect: CommandEffect): Icon {
  switch (effect.kind) {
    case "go":
      return pageIcons[effect.to];
    case "theme":
      return themeIcons[effect.choice];
    case "shortcuts":
      return KeyboardIcon;
    case "signOut":
      return SignOutIcon;
  }
}

function itemOf(
  { key, label, detail, effect }: Command,
  theme: ThemeChoice,
): PaletteItem & { effect: CommandEffect } {
  return {
    key,
    label,
    detail,
    effect,
    icon: iconOf(effect),
    ...(effect.kind === "go" && { href: effect.href }),
    current: effect.kind === "theme" && effect.choice === theme,
    ...(effect.kind === "shortcuts" && { keys: shortcuts.shortcuts }),
  };
}
