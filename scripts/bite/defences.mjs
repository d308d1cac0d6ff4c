// Each defence: the text that is it, what stands there once somebody has removed it, and the test that must then fail.
const app = "packages/app";
const model = "packages/screens/src/model";
const client = `${app}/src/api/client.ts`;
const clientTest = `${app}/src/api/client.test.ts`;
const headers = `${app}/server/headers.ts`;
const headersTest = `${app}/server/headers.test.ts`;
const edits = `${app}/src/edits`;

/** Bitten by unit tests, within a second or two each. */
const inNode = [
  { defence: "only reads are repeated", file: client, text: 'call.method !== "GET" || repeats', without: "repeats", test: clientTest },
  { defence: "a read is repeated twice at most", file: client, text: "const mostRepeats = 2;", without: "const mostRepeats = 9;", test: clientTest },
  { defence: "a call ends after 15 seconds", file: client, text: "export const callMs = 15_000;", without: "export const callMs = 60_000;", test: clientTest },
  { defence: "a token is not waited for without end", file: client, text: "const tokenMs = 11_000;", without: "const tokenMs = 14_000;", test: clientTest },
  { defence: "one renewal for all calls", file: client, text: "this.#renewal ??= withDeadline", without: "this.#renewal = withDeadline", test: clientTest },
  { defence: "a hung token request is given up", file: `${app}/src/identity/network-client.ts`, text: "timeLimit(limitOf(body))", without: "new AbortController().signal", test: `${app}/src/identity/network-client.test.ts` },
  { defence: "config.json is not waited for for ever", file: `${app}/src/config/load.ts`, text: 'credentials: "omit", signal });', without: 'credentials: "omit" });', test: `${app}/src/config/load.test.ts` },
  { defence: "a part that hangs is not waited for for ever", file: `${app}/src/platform/chunks.ts`, text: "await inTime(load())", without: "await load()", test: `${app}/src/platform/chunks.test.ts` },
  { defence: "one replay after a 401, never two", file: client, text: "if (renewed) return", without: "if (renewed && (repeats += 1) > 3) return", test: clientTest },
  { defence: "a lost session ends the local one", file: client, text: "this.#world.onSessionLost();", without: "", test: clientTest },
  { defence: "redirects are refused", file: client, text: 'redirect: "error",', without: 'redirect: "follow",', test: clientTest },
  { defence: "cookies stay at home", file: client, text: 'credentials: "omit",', without: 'credentials: "include",', test: clientTest },
  { defence: "answers are not kept on the disk", file: client, text: 'cache: "no-store",', without: 'cache: "default",', test: clientTest },
  { defence: "HTML is no JSON", file: `${app}/src/api/call.ts`, text: "return mayBeJson(response) ? read(JSON.parse(text)) : unreadable;", without: "return read(JSON.parse(text));", test: `${app}/src/api/faults.test.ts` },
  { defence: "ids are encoded", file: `${app}/src/api/address.ts`, text: "return encodeURIComponent(id);", without: "return id;", test: `${app}/src/api/address.test.ts` },
  { defence: "ids that climb are refused", file: `${app}/src/api/address.ts`, text: 'id === "" || id === "." || id === ".."', without: 'id === ""', test: `${app}/src/api/address.test.ts` },
  { defence: "the token stays with the API's origin", file: `${app}/src/api/address.ts`, text: "return `${base.origin}${base.pathname.replace(/\\/+$/, \"\")}${path}${queryOf(route.query)}`;", without: "return new URL(path.slice(4), base).href + queryOf(route.query);", test: `${app}/src/api/address.test.ts` },
  { defence: "messages lose control and bidi characters", file: `${app}/src/api/failure.ts`, text: '.replace(controls, "")', without: "", test: `${app}/src/api/failure.test.ts` },
  { defence: "messages are cut at 300 characters", file: `${app}/src/api/failure.ts`, text: "const longestMessage = 300;", without: "const longestMessage = 30_000;", test: `${app}/src/api/failure.test.ts` },
  { defence: "a created key stays out of the store", file: `${app}/src/api/keys.ts`, text: "initiate(key, { track: false })", without: "initiate(key)", test: `${app}/src/store.test.ts` },
  { defence: "an answer older than a write never arrives", file: `${app}/src/api/write.ts`, text: "kitOf(extra).reads.outdate(resources);", without: "", test: `${app}/src/api/write.test.ts` },
  { defence: "edits are kept per account", file: `${edits}/store.ts`, text: "nameOf([account, page, tab])", without: "nameOf([page, tab])", test: `${edits}/store.test.ts` },
  { defence: "edits are kept seven days", file: `${edits}/store.ts`, text: "const keptMs = editsKeptDays * 24", without: "const keptMs = 100 * editsKeptDays * 24", test: `${edits}/store.test.ts` },
  { defence: "what is kept is checked before it is used", file: `${edits}/work.ts`, text: "isEdit(value.base) &&", without: "", test: `${edits}/work.test.ts` },
  { defence: "two tabs keep their edits apart", file: `${edits}/keeper.ts`, text: "this.#claim(this.#name, this.#inUse.signal);", without: "", test: `${edits}/keeper.test.ts` },
  { defence: "only safe addresses are followed", file: `${model}/redirect.ts`, text: 'if (url.protocol === "https:") return url.href;', without: "return url.href;", test: `${model}/redirect.test.ts` },
  { defence: "addresses are read as a person would", file: `${model}/redirect.ts`, text: "!plainly.test(value) || ", without: "", test: `${model}/redirect.test.ts` },
  { defence: "addresses carry no name and password", file: `${model}/redirect.ts`, text: "carriesName.test(value) || ", without: "", test: `${model}/redirect.test.ts` },
  { defence: "a colour is a colour", file: `${model}/brand-color.ts`, text: "return isBrandColor(value) ? value : defaultBrandColor;", without: "return value;", test: `${model}/brand-color.test.ts` },
  { defence: "formulas in a CSV are quoted", file: `${model}/runs-csv.ts`, text: "/^[=+\\-@\\t\\r\\n＝＋－＠]/.test(value)", without: "false", test: `${model}/runs-csv.test.ts` },
  { defence: "typed secrets are masked", file: `${model}/secret.ts`, text: "(text) => text.replace(pattern, mask)", without: "(text) => text", test: `${model}/secret.test.ts` },
  { defence: "fields for secrets are told by their names", file: `${model}/secret.ts`, text: "anywhere.test(words) || asWord.test(words)", without: "false", test: `${model}/secret.test.ts` },
  { defence: "a site id cannot leave its attribute", file: `${model}/script-tag.ts`, text: 'data-site-id="${escapeAttribute(siteId)}"', without: 'data-site-id="${siteId}"', test: `${model}/script-tag.test.ts` },
  { defence: "a site id with unseen characters is not offered", file: `${model}/script-tag.ts`, text: " || unseen.test(siteId)", without: "", test: `${model}/script-tag.test.ts` },
  { defence: "links encode ids", file: "packages/screens/src/paths.ts", text: "`${list}/${encodeURIComponent(id)}`", without: "`${list}/${id}`", test: "packages/screens/src/paths.test.ts" },
  { defence: "documents are not kept", file: headers, text: '"cache-control": "no-store",\n        "content-security-policy"', without: '"cache-control": "no-cache",\n        "content-security-policy"', test: headersTest },
  { defence: "nobody may frame the console", file: headers, text: "contentSecurityPolicy(addresses, \"'none'\")", without: "contentSecurityPolicy(addresses, \"'self'\")", test: headersTest },
  { defence: "trusted types are required", file: headers, text: "    [\"require-trusted-types-for\", \"'script'\"],\n", without: "", test: headersTest },
  { defence: "scripts come from ourselves alone", file: headers, text: "[\"script-src\", \"'self'\"]", without: "[\"script-src\", \"'self'\", \"'unsafe-inline'\"]", test: headersTest },
  { defence: "the configuration is checked", file: `${app}/src/config/schema.ts`, text: 'protocol === "https:" || (protocol', without: "true || (protocol", test: `${app}/src/config/load.test.ts` },
];

/** Bitten in a real browser: each needs a build of its own. */
const inBrowser = [
  { defence: "one request per click", file: `${app}/src/writes/useRowWrites.ts`, text: "if (latest.current.has(row)) return;", without: "", test: "e2e/actions.test.ts" },
  { defence: "signing out clears this browser", file: `${app}/src/identity/engine.ts`, text: "await client.clearCache({ account: leaving });", without: "", test: "e2e/session.test.ts" },
  { defence: "another tab's sign-out is followed", file: `${app}/src/identity/tabs.ts`, text: "if (isWord(data)) hear(data);", without: "void isWord(data);", test: "e2e/session.test.ts" },
  { defence: "signing out deletes this account's edits", file: `${app}/src/console/useLeaving.ts`, text: "dropAllEdits(accountId);", without: "", test: "e2e/draft-edits.test.ts" },
  { defence: "leaving unsaved edits asks first", file: `${edits}/guard.tsx`, text: "if (stake.current !== null) event.preventDefault();", without: "void event;", test: "e2e/draft-edits.test.ts" },
  { defence: "a missing chunk reloads once only", file: `${app}/src/platform/chunks.ts`, text: "!navigator.onLine || reloadedLately() || ", without: "!navigator.onLine || ", test: "e2e/deploys.test.ts" },
];

export const defences = { inNode, inBrowser };
