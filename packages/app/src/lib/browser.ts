/** The only call of `window.alert`, which the specification requires. */
export function showAlert(sentence: string): void {
  window.alert(sentence);
}

export const keyboardPlatform: "mac" | "other" = /mac|iphone|ipad/i.test(navigator.userAgent)
  ? "mac"
  : "other";

export const reload = () => window.location.reload();
