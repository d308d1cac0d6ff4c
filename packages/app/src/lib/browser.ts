/** The one place that calls the browser's own alert: the specification asks for it by name. */
export function showAlert(sentence: string): void {
  window.alert(sentence);
}

export const keyboardPlatform: "mac" | "other" = /mac|iphone|ipad/i.test(navigator.userAgent)
  ? "mac"
  : "other";

export const reload = () => window.location.reload();
