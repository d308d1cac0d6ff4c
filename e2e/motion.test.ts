import { expect } from "@playwright/test";
import { mainNavigation, test } from "./harness/test";

test.use({ contextOptions: { reducedMotion: "no-preference" } });

test("what closes fades out, gives the focus back at once and is in nobody's way", async ({ page }) => {
  await page.goto("/settings/keys");
  await expect(mainNavigation(page)).toBeVisible();
  const create = page.getByRole("button", { name: "Create New Key" });
  await create.click();
  const dialog = page.getByRole("dialog", { name: "Create New Key" });
  const field = dialog.getByRole("textbox");
  await field.fill("Backend");
  await dialog.evaluate((node) => Promise.all(node.getAnimations().map(({ finished }) => finished)));
  const seen = await dialog.evaluate(async (node: HTMLDialogElement) => {
    const { left, top, width, height } = node.getBoundingClientRect();
    node.querySelectorAll("button")[1]?.click();
    // React renders before the next frame.
    await new Promise(requestAnimationFrame);
    const after = node.getBoundingClientRect();
    return {
      isOpen: node.open,
      isShown: node.isConnected && node.checkVisibility(),
      fades: node.getAnimations().some((each) => each instanceof CSSTransition),
      isInPlace: after.left === left && Math.abs(after.top - top) < 5 && after.height === height,
      isHit: node.contains(document.elementFromPoint(left + width / 2, top + height / 2)),
      focus: document.activeElement?.textContent,
    };
  });
  expect(seen).toEqual({
    isOpen: false,
    isShown: true,
    fades: true,
    isInPlace: true,
    isHit: false,
    focus: "Create New Key",
  });
  await expect(page.locator("dialog")).toHaveCount(0);

  await test.step("reopened meanwhile, it is usable", async () => {
    await create.click();
    await field.evaluate(async (node) => {
      node.closest("dialog")?.querySelectorAll("button")[1]?.click();
      await new Promise(requestAnimationFrame);
      [...document.querySelectorAll("button")]
        .find(({ textContent }) => textContent === "Create New Key")
        ?.click();
    });
    await field.fill("Again");
    await expect(field).toHaveValue("Again");
    await expect(field).toBeFocused();
    await expect(page.locator("dialog")).toHaveCount(1);
  });
});
