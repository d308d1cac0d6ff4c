import { expect, within } from "storybook/test";

/** Compares the names that assistive technology computes, not the headers' text. */
export async function expectColumns(canvas: ReturnType<typeof within>, names: readonly string[]) {
  // Stacked rows show no headers.
  const headers = canvas.getAllByRole("columnheader", { hidden: true });
  await expect(headers).toHaveLength(names.length);
  for (const [at, name] of names.entries()) await expect(headers[at]).toHaveAccessibleName(name);
}

/** The options of a select, as they are read. */
export const optionsOf = (select: HTMLElement) =>
  within(select)
    .getAllByRole("option")
    .map(({ textContent }) => textContent);
