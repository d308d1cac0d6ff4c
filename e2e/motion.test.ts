import { expect } from "@playwright/test";
import { mainNavigation, test } from "./harness/test";

test.use({ contextOptions: { reducedMotion: "no-preference" } });

test("a closed dialog fades out, returns the focus immediately and doesn't block clicks", async ({
  page,
}) => {
  await page.goto("/settings/keys");
  await expect(mainNavigation(page)).toBeVisible();
  const create = page.getByRole("button", { name: "Create New Key" });
  await create.click();
  const dialog = page.getByRole("dialog", { name: "Create New Key" });
  const field = dialog.getByRole("textbox");
  const cancel = dialog.getByRole("button", { name: "Cancel" });
  await field.fill("Backend");
  await dialog.evaluate((node) => Promise.all(node.getAnimations().map(({ finished }) => finished)));
  const seen = await cancel.evaluate(async (button: HTMLElement) => {
    const node = button.closest("dialog");
    if (!node) return null;
    const { left, top, width, height } = node.getBoundingClientRect();
    button.click();
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

  await test.step("can be used if it is opened again before it has faded out", async () => {
    await create.click();
    await cancel.evaluate(async (button: HTMLElement) => {
      button.click();
      await new Promise(requestAnimationFrame);
      // What opened it has the focus again.
      if (document.activeElement instanceof HTMLElement) document.activeElement.click();
    });
    await field.fill("Again");
    await expect(field).toHaveValue("Again");
    await expect(field).toBeFocused();
    await expect(page.locator("dialog")).toHaveCount(1);
  });
});
