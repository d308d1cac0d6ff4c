import type { Part } from "../../packages/ui/src/foundations/guide";

/** Opens the menus and tooltips among the parts, which a picture can’t hover or focus, and ends animations. */
export async function showPopovers(
  { contentDocument }: HTMLIFrameElement,
  parts: readonly Part[],
): Promise<void> {
  for (const [, selector] of parts) {
    const popover = contentDocument?.querySelector(selector)?.closest<HTMLElement>("[popover]");
    if (popover && !popover.matches(":popover-open")) popover.showPopover();
  }
  // They are positioned asynchronously.
  await new Promise((done) => setTimeout(done, 200));
  for (const animation of contentDocument?.getAnimations() ?? [])
    if (animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY) animation.finish();
}
