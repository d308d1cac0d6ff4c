import type { within } from "storybook/test";

type Canvas = Pick<ReturnType<typeof within>, "getAllByRole" | "getAllByText">;

/** Fails unless there is an element for each role and accessible name, or each text. Phones hide some of a table's. */
export function expectRoles(
  canvas: Canvas,
  { text = [], ...roles }: Readonly<Record<string, readonly string[]>>,
): void {
  for (const each of text) canvas.getAllByText(each);
  for (const [role, names] of Object.entries(roles))
    for (const name of names) canvas.getAllByRole(role, { name, hidden: true });
}
