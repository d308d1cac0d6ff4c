import {
  documentTitle,
  isProblem,
  paths,
  type RunDetails,
  runTitle,
  parseRunStatus,
} from "@understudy/screens/model";
import { useEffect } from "react";
import { useSession } from "../../../session/session";

const icon = () => document.querySelector<HTMLLinkElement>("link[rel=icon]");

/** Favicons with a dot in the color of the status. */
const icons = {
  failed: "/favicon-failed.svg",
  running: "/favicon-running.svg",
  other: "/favicon.svg",
} as const;

function iconOf(status: string | null): string {
  if (isProblem(status)) return icons.failed;
  return parseRunStatus(status) === "running" ? icons.running : icons.other;
}

/** Shows the run's status in the tab: “Failed · Book a table”, and a dot on the favicon. */
export function useTabTitle(run: RunDetails | null): void {
  const { product } = useSession();
  const title = run === null ? paths.run.title : runTitle(run);
  const href = run === null ? icons.other : iconOf(run.status);
  useEffect(() => {
    document.title = documentTitle(title, product);
  }, [title, product]);
  useEffect(() => {
    icon()?.setAttribute("href", href);
    return () => icon()?.setAttribute("href", icons.other);
  }, [href]);
}
