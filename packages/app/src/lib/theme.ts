import { themeChoices, type ThemeChoice } from "@understudy/screens/model";
import { forget, recall, remember, storageKeys } from "./storage";

export function readTheme(): ThemeChoice {
  const stored = recall(storageKeys.theme);
  return themeChoices.find((choice) => choice === stored) ?? "system";
}

/** Stores the choice under the key that `boot.js` reads before the first paint. */
export function applyTheme(choice: ThemeChoice): void {
  if (choice === "system") {
    delete document.documentElement.dataset["theme"];
    forget(storageKeys.theme);
  } else {
    document.documentElement.dataset["theme"] = choice;
    remember(storageKeys.theme, choice);
  }
}
