import type { Dialog, Page } from "@playwright/test";

export interface Alerts {
  /** Texts of the alerts, in order. */
  said: string[];
  /** The number of beforeunload dialogs, and whether to accept them. */
  leaveQuestions: { count: number; leave: boolean };
}

/** Records the browser's dialogs and closes them immediately. */
export function answerAlerts(page: Page): Alerts {
  const alerts: Alerts = { said: [], leaveQuestions: { count: 0, leave: true } };
  const answer = async (dialog: Dialog) => {
    if (dialog.type() !== "beforeunload") alerts.said.push(dialog.message());
    else alerts.leaveQuestions.count += 1;
    const stays = dialog.type() === "beforeunload" && !alerts.leaveQuestions.leave;
    await (stays ? dialog.dismiss() : dialog.accept());
  };
  page.on("dialog", (dialog) => {
    answer(dialog).catch(() => {
      // The page was closed in the meantime.
    });
  });
  return alerts;
}
