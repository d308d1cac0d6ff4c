import type { Dialog, Page } from "playwright";

export interface Alerts {
  /** What the browser's own alert said, in order. */
  said: string[];
  /** How often leaving was asked about by the browser itself, and what is answered. */
  leaveQuestions: { count: number; leave: boolean };
}

/** Reads the browser's own dialogs and closes them at once, as a hasty person would. */
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
      // The page went before the answer came.
    });
  });
  return alerts;
}
