/** The oldest browsers that README.md promises to support: the build's target, and what tests hold it to. */
export const oldestBrowsers = { chrome: 120, edge: 120, firefox: 128, safari: 17 };

export const buildTarget = Object.entries(oldestBrowsers).map(([name, version]) => `${name}${version}`);
