import {
  ActionsIcon,
  BillingIcon,
  Button,
  ChatIcon,
  Cluster,
  DraftsIcon,
  HomeIcon,
  KeyboardIcon,
  KeysIcon,
  RunsIcon,
  SettingsIcon,
  SiteIcon,
  SignOutIcon,
  TeamIcon,
  Text,
  type Icon,
} from "@understudy/ui";
import { useMemo } from "react";
import {
  type Command,
  type CommandEffect,
  type CommandGroup,
  countFound,
  countOf,
  loadErrors,
  viewRunKey,
  overlayTexts,
  type RouteName,
  shortcuts,
  type ThemeChoice,
} from "@understudy/model";
import type { PaletteItem } from "./command-palette/CommandOptions";
import { CommandPalette } from "./command-palette/CommandPalette";
import { themeIcons } from "../shell/theme-icons";
import { commandGroupTexts, paletteTexts } from "./palette-texts";

type List = "actions" | "drafts";

/** The lists to search in addition to pages and commands. Loaded lists are searched even if another one failed. */
export type PaletteLists =
  | { state: "ready" }
  | { state: "loading" }
  | { state: "failed"; lists: readonly List[]; onRetry: () => void };

export interface PaletteScreenProps {
  query: string;
  onQueryChange: (query: string) => void;
  found: readonly CommandGroup[];
  lists: PaletteLists;
  theme: ThemeChoice;
  onChoose: (effect: CommandEffect) => void;
  onClose: () => void;
}

export function PaletteScreen({
  query,
  onQueryChange,
  found,
  lists,
  theme,
  onChoose,
  onClose,
}: PaletteScreenProps) {
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
      status={statusText(query, found, lists)}
      onSelect={({ effect }) => onChoose(effect)}
      onClose={onClose}
    >
      {lists.state === "failed" && <Missing {...lists} />}
    </CommandPalette>
  );
}

function Missing({ lists, onRetry }: Extract<PaletteLists, { state: "failed" }>) {
  return (
    <Cluster gap="3">
      <Text variant="quiet">{lists.map((list) => `${loadErrors[list]}.`).join(" ")}</Text>
      <Button size="small" onClick={onRetry}>
        {paletteTexts.retry}
      </Button>
    </Cluster>
  );
}

function statusText(query: string, found: readonly CommandGroup[], lists: PaletteLists): string {
  if (query.trim() === "") return "";
  const count = countFound(found);
  const isOffered = found.some(({ commands }) => commands.some(({ key }) => key === viewRunKey));
  if (count === 0 && isOffered) return "";
  const counted = count === 0 ? paletteTexts.none : countOf(count, "result");
  return lists.state === "loading" ? paletteTexts.soFar(counted) : counted;
}

const pageIcons: Record<RouteName, Icon> = {
  dashboard: HomeIcon,
  actions: ActionsIcon,
  action: ActionsIcon,
  drafts: DraftsIcon,
  draft: DraftsIcon,
  runs: RunsIcon,
  run: RunsIcon,
  settings: SettingsIcon,
  siteSettings: SiteIcon,
  chatSettings: ChatIcon,
  keys: KeysIcon,
  billing: BillingIcon,
  team: TeamIcon,
};

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
