/** Ends animations and opens menus and tooltips: a picture can't be hovered or focused. */
export async function showPopovers({ contentDocument }: HTMLIFrameElement): Promise<void> {
  for (const popover of contentDocument?.querySelectorAll<HTMLElement>("[popover]") ?? [])
    if (!popover.matches(":popover-open")) popover.showPopover();
  // They are positioned asynchronously.
  await new Promise((done) => setTimeout(done, 200));
  for (const animation of contentDocument?.getAnimations() ?? [])
    if (animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY) animation.finish();
}
