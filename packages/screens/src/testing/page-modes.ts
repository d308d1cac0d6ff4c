type Theme = "light" | "dark";

const mode = (theme: Theme, width: number, height: number) => ({
  [`${theme} ${width}`]: { theme, viewport: { width, height } },
});

/** Chromatic's modes of a page, in addition to those of every story: both themes on a phone and on a tablet. */
export const pageModes = {
  ...mode("light", 360, 740),
  ...mode("dark", 360, 740),
  ...mode("light", 768, 1024),
  ...mode("dark", 768, 1024),
};
