import { Text } from "@understudy/ui";
import { useEffect, useState } from "react";
import type { Display } from "../display";
import { StateSheet, type ShownState } from "./StateSheet";

interface IndexEntry {
  id: string;
  type: string;
  title: string;
  name: string;
  tags?: readonly string[];
}

interface Sheet {
  title: string;
  facts: string;
  isShown: (story: IndexEntry) => boolean;
  fixed?: Partial<Display>;
}

const withTag =
  (tag: string) =>
  ({ tags }: IndexEntry) =>
    tags?.includes(tag) === true;
const isPage = ({ title, name }: IndexEntry) => title.startsWith("Pages/") && name === "Ready";

const sheets = {
  loading: {
    title: "Loading",
    facts: "What each page shows until its data is here.",
    isShown: withTag("loading"),
  },
  empty: {
    title: "Empty",
    facts: "What each page shows when there is nothing yet, and when nothing matches.",
    isShown: withTag("empty"),
  },
  error: {
    title: "Error",
    facts: "What each page shows when loading or saving failed.",
    isShown: withTag("error"),
  },
  success: {
    title: "Success",
    facts: "What each page shows with data, and after a change.",
    isShown: withTag("success"),
  },
  dialog: {
    title: "Questions and dialogs",
    facts: "What is asked before something is lost or changed, and what opens above a page.",
    isShown: withTag("dialog"),
  },
  darkOnAPhone: {
    title: "Dark, on a phone",
    facts: "Each page in the dark theme at 390 px. The toolbar does it for any state.",
    isShown: isPage,
    fixed: { theme: "dark", width: "390px" },
  },
  forcedColors: {
    title: "Forced colors",
    facts:
      "Each page in the system’s colors, as under a contrast theme of Windows. The toolbar does it for any state.",
    isShown: isPage,
    fixed: { contrast: "forced" },
  },
  largeText: {
    title: "Text at 200%",
    facts:
      "Each page with the browser’s largest text. Nothing may be cut off. The toolbar does it for any state.",
    isShown: isPage,
    fixed: { text: "huge" },
  },
} satisfies Record<string, Sheet>;

async function statesOf({ isShown }: Sheet): Promise<ShownState[]> {
  const response = await fetch("index.json");
  const { entries }: { entries: Record<string, IndexEntry> } = await response.json();
  return Object.values(entries)
    .filter((entry) => entry.type === "story" && !withTag("interaction")(entry) && isShown(entry))
    .map(({ id, title, name }) => ({ id, name: `${title.split("/").at(-1)} · ${name}` }));
}

/** The same state of all pages. */
export function ByState({ of }: { of: keyof typeof sheets }) {
  const sheet: Sheet = sheets[of];
  const [states, setStates] = useState<readonly ShownState[]>([]);
  useEffect(() => {
    void statesOf(sheet).then(setStates);
  }, [sheet]);
  const { title, facts, fixed = {} } = sheet;
  return (
    <StateSheet
      title={title}
      facts={<Text variant="quiet">{facts}</Text>}
      states={states}
      isFramed
      fixed={fixed}
    />
  );
}
