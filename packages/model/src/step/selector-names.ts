/** The source of a regular expression that matches any of the words. Words may be patterns. */
const oneOf = (words: string) => `(?:${words.trim().split(/\s+/).join("|")})`;

const stylingLibraries = oneOf(
  "css sc jss jsx emotion svelte astro chakra ember ext-gen yui gwt __bvid uid uuid guid j_idt?",
);

const countingLibraries = oneOf(`
  radix headlessui react-aria react-select mantine mui cdk mat ng rc el el-id downshift select2 chosen dijit ui-id
  tippy popper floating-ui auto-?id input field id
`);

const generatedName = [
  // React's useId.
  /(?:^|[-_])[:«]r[\da-z]*[:»]/i,
  new RegExp(
    String.raw`^${stylingLibraries}[-_:]*(?:[a-z\d]+[-_:]+)*(?:[a-z]*\d[\w-]*)?$(?<=[-_:\d][\w-]*)`,
    "i",
  ),
  new RegExp(String.raw`^${countingLibraries}[-_:](?:[a-z\d«»]+[-_:]+)*[a-z]*\d[\w-]*$`, "i"),
  /^sc-[a-z]{5,}$/i,
  /^makeStyles-.*-\d+$/,
  /^_?ng(?:content|host|-tns)-/,
  // CSS modules: file, local name and five characters of a hash.
  /^[A-Za-z][A-Za-z\d]*_[\w-]+__[\w+-]{5}$/,
  /[\da-f]{8}-[\da-f]{4}/i,
];

const looksHexadecimal = (name: string) =>
  name.match(/[\da-f]{8,}/gi)?.some((digits) => /\d/.test(digits) && /[a-f]/i.test(digits)) ?? false;

const changes = (segment: string) => segment.match(/[a-z](?=\d)|\d(?=[a-z])/gi)?.length ?? 0;

const looksHashed = (segment: string) =>
  segment.length >= 5 && (changes(segment) >= 3 || (changes(segment) >= 2 && /^\d/.test(segment)));

/** Bounds the time of the patterns above, some of which are quadratic. */
const longestName = 100;

/** Whether a name looks generated, and so changes with the next build or visit. */
export function looksGenerated(name: string): boolean {
  const read = name.slice(0, longestName);
  return (
    generatedName.some((pattern) => pattern.test(read)) ||
    looksHexadecimal(read) ||
    read.split(/[-_:]+/).some(looksHashed)
  );
}

const whole = (pattern: string) => new RegExp(`^${pattern}$`);

export const generatedAttribute = new RegExp(
  `^${oneOf(String.raw`_ng(?:content|host) data-v-[\da-f] data-reactid data-react- data-emotion data-radix data-styled data-astro-cid`)}`,
);

export const placeAttribute = whole(
  `(?:data-|aria-)?${oneOf("index idx row row-?index col col-?index position pos order posinset tabindex")}`,
);

export const testIdAttribute = whole(
  `(?:data-${oneOf("test testid test-id test-name testing cy qa qa-id qa-selector e2e automation automation-id hook pw tid selenium")}|testid)`,
);

export const labelAttribute = whole(
  oneOf("aria-label aria-labelledby aria-describedby placeholder title alt label for"),
);

/** Shared by many elements, so they identify none alone. */
export const commonAttribute = whole(
  oneOf(`
    type role class style disabled checked selected target rel method width height src tabindex
    aria-(?:hidden|expanded|selected|checked|haspopup|current|pressed|disabled)
  `),
);

const spacing = String.raw`-?[mp][trblxyse]?-\S+|[wh]-\S+|${oneOf("sm md lg xl 2xl hover focus active dark group-hover")}:\S+`;

const looksAndLibraries = oneOf(String.raw`
  d text bg border rounded shadow items justify gap col row font leading z opacity float pull flex grid order space align
  is has ms me js fa icon Mui\w* ant el v mat mdc chakra p k ui bp\d btn
`);

const kinds = oneOf("button form input nav table card modal dropdown list tab");

const partsOfKinds = oneOf(`
  control group check label select row field body header footer title text img link item tabs bar menu toggle dialog content
  primary secondary striped responsive pane wrapper container inner icon
`);

const layout = oneOf(`
  flex grid block inline inline-block hidden container wrapper inner outer content box item link title label active selected
  disabled open primary secondary large small left right top bottom first last even odd center control group header footer
  main section clearfix show fade collapse
`);

/** Classes for style, layout or the kind of component, which identify no element alone. */
export const commonClass = whole(
  `(?:${spacing}|${looksAndLibraries}(?:[-_]\\S+)?|${kinds}(?:-${partsOfKinds})*|${layout})`,
);

/** IDs of a page's outermost elements, which contain everything. */
export const pageId =
  /^(?:app|root|__next|__nuxt|___gatsby|main|content|wrapper|page|container|body|layout|site)$/i;

/** Steps on the whole page need no element. */
export const needsNoElement = new RegExp(
  `^${oneOf(String.raw`
    navigat\w* go.?to goto open visit url load reload refresh back forward wait pause sleep delay
    scroll\w* resize viewport set-?viewport key\w* press
  `)}$`,
  "i",
);
