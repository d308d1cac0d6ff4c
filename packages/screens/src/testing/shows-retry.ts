import { expect, within } from "storybook/test";

/** The check of a story whose last refresh failed. */
export const showsRetry = async ({ canvasElement }: { canvasElement: HTMLElement }) =>
  expect(within(canvasElement).getByRole("button", { name: "Retry" })).toBeEnabled();
