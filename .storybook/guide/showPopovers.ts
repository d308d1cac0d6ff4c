/** Ends animations, and opens the popovers that a picture can’t hover or focus. */
export async function showPopovers({ contentDocument }: HTMLIFrameElement, areShown = false): Promise<void> {
  if (areShown)
    for (const popover of contentDocument?.querySelectorAll<HTMLElement>("[popover]") ?? [])
      if (!popover.matches(":popover-open")) popover.showPopover();
  // They are positioned asynchronously.
  await new Promise((done) => setTimeout(done, 200));
  for (const animation of contentDocument?.getAnimations() ?? [])
    if (animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY) animation.finish();
}
