// Alfa's rules for WCAG level AA. Version 0.114 finds nothing: pinned to 0.112.
// A variable specifier: types are checked without these packages, too.
/** @param {string} name */
const load = (name) => import(`@siteimprove/alfa-${name}`);
const { Audit, Outcome } = await load("act");
const { Playwright } = await load("playwright");
const { default: rules } = await load("rules");
const { Conformance, Criterion } = await load("wcag");

const isAA = Conformance.isAA();
const rulesForAA = [...rules].filter((rule) =>
  rule.hasRequirement(
    (/** @type {unknown} */ requirement) => Criterion.isCriterion(requirement) && isAA(requirement),
  ),
);

/**
 * The failed rules of a Playwright page, with their elements.
 * @param {import("@playwright/test").Page} page
 */
export async function findFailures(page) {
  const snapshot = await Playwright.toPage(await page.evaluateHandle(() => document));
  const outcomes = await Audit.of(snapshot, rulesForAA).evaluate();
  return [...outcomes].filter(Outcome.isFailed).map(({ rule, target }) => `${rule.uri}: ${target}`);
}
