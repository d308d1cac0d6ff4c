/** The oldest supported browsers: the build's target, and what tests hold it to. */
export const oldestBrowsers = { chrome: 120, edge: 120, firefox: 128, safari: 17 };

export const buildTarget = Object.entries(oldestBrowsers).map(([name, version]) => `${name}${version}`);

const { chrome, firefox, safari } = oldestBrowsers;
/** As the page for older browsers names them. */
export const supportedBrowsers = `Chrome or Edge ${chrome}, Firefox ${firefox}, Safari ${safari} or a later version`;
