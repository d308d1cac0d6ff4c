import { expect } from "@playwright/test";
import { pages } from "./harness/pages";
import { open, test } from "./harness/test";

test("a viewer sees every screen", async ({ begin, visit }) => {
  const console = await begin();
  const page = await open(await visit(), console, "/settings", "viewer");
  await expect(page.getByRole("navigation", { name: "Main" }).getByRole("link")).toHaveText([
    "Home",
    "Actions",
    "Drafts",
    "Runs",
    "Settings",
    "Billing",
  ]);
  for (const [path, name] of pages) {
    await page.goto(console.url + path);
    await page.getByRole("heading", { level: 1, name, exact: true }).waitFor();
  }
});
