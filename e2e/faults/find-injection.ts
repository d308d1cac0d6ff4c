/** Runs in the page. Describes text that was interpreted as markup, script or a link, or returns "". */
export function findInjection(): string {
  const all = (selector: string) => [...(document.querySelector("#root")?.querySelectorAll(selector) ?? [])];
  const pages = /^\/($|actions|drafts|runs|settings|billing|team|licenses\.txt$)/;
  // The address of a screenshot may be relative to the API, which may be on the console's own origin.
  const isScreenshot = (link: Element) => link.textContent?.startsWith("Open it") ?? false;
  const isStray = (link: Element) =>
    link instanceof HTMLAnchorElement &&
    !isScreenshot(link) &&
    (!/^https?:$/.test(link.protocol) || (link.origin === location.origin && !pages.test(link.pathname)));
  const found = [
    "polluted" in {} ? "a polluted prototype" : "",
    document.title === "ran" || "ran" in window ? "a script that ran" : "",
    ...all("script, iframe, object, embed, base, meta, link, [onerror], [onclick], [onload]").map((element) =>
      element.outerHTML.slice(0, 80),
    ),
    ...all("a")
      .filter(isStray)
      .map((link) => link.outerHTML.slice(0, 120)),
    ...all("img")
      .filter(
        (image) =>
          image instanceof HTMLImageElement &&
          !/^(https:|data:image|http:\/\/(localhost|127\.0\.0\.1)[:/])/.test(image.src),
      )
      .map((image) => image.outerHTML.slice(0, 120)),
  ];
  return found.filter((each) => each !== "").join(" · ");
}
