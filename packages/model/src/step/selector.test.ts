import { expect, test } from "vitest";
import { selectorReasons, stepDoubts } from "./selector";

test.each([
  ["div:nth-child(3)", "element order"],
  ["ul#menu > li:nth-of-type(2) > a", "element order"],
  ["tr:last-child .edit", "element order"],
  [".result:eq(2)", "element order"],
  ["div.page div.left div.block div.row a.more", "5 nested"],
  ["#a > div > section > p > span > b", "6 nested"],
  [".css-1q2w3e4", "class “css-1q2w3e4”"],
  ["div.sc-bdVaJa", "class “sc-bdVaJa”"],
  [".jss123", "auto-generated"],
  [".Button_root__3xYz1", "auto-generated"],
  [".svelte-1tky8bj", "auto-generated"],
  ["[class='card e1x2y3']", "class “e1x2y3”"],
  ["#\\:r1\\:", "ID “:r1:”"],
  ["[id=':r3:']", "ID “:r3:”"],
  ["#radix-\\:r7\\:-trigger-profile", "auto-generated"],
  ["#mui-48213", "auto-generated"],
  ["#ember482", "auto-generated"],
  ["[id='9f8b6c2a-1d3e-4f5a-8b7c-6d5e4f3a2b1c']", "auto-generated"],
  ["button:has-text('Continue')", "text that users see"],
  ['a:contains("Log out")', "text that users see"],
  ["input[placeholder='Search products…']", "text that users see"],
  ["button", "any “button”"],
  ["div > span", "any “span”"],
  ["*", "any “*”"],
])("%s may break: %s", (selector, why) => {
  expect(selectorReasons(selector).join(" ")).toContain(why);
});

test.each([
  "#pay-now",
  "#P12_CUSTOMER_NAME",
  "#step2",
  "#summer-2026",
  "#form\\:email",
  "[id='newsletter']",
  '[data-testid="open-booking"]',
  '[data-testid="a > b > c > d > e"]',
  'button[aria-label="Check availability"]',
  '[name="booking[guests]"]',
  ".booking-form__submit",
  "main form.login .field input[type='submit']",
  "#a, #b, #c, #d, #e, #f",
])("%s has no finding", (selector) => {
  expect(selectorReasons(selector)).toEqual([]);
});

test.each([
  "/html/body/div[2]/div/section[4]/a",
  "(//button[@type='submit'])[2]",
  "text=Book now",
  "pierce/div div div div div",
  "page.getByRole('button').nth(1)",
  "cy.contains('Pay')",
  "div >> nth=2",
])("%s isn't CSS and isn't judged", (selector) => {
  expect(selectorReasons(selector)).toEqual([]);
});

test.each([null, "", "   ", "null", "undefined", "[object Object]"])("%j is missing", (selector) => {
  expect(stepDoubts({ type: "click", selector })?.verdict).toBe("missing");
  expect(stepDoubts({ type: null, selector })?.verdict).toBe("missing");
  expect(stepDoubts({ type: "navigate", selector })).toBeNull();
});

test("a selector has one finding for each reason", () => {
  const doubts = stepDoubts({ type: "click", selector: ".css-1q2w3e4 > .css-9z8y7x > li:first-child" });
  expect(doubts).toEqual({
    verdict: "fragile",
    reasons: [expect.stringContaining("element order"), expect.stringContaining("css-1q2w3e4")],
  });
});

test.each(["#", "[a='", "a ", "(", "\\", ":not(", "-_", "a1", "//*", "text=", "[id=", ".a1-", '"', "🙂"])(
  "judges a hundred thousand times %j, and two thousand selectors of a thousand",
  (piece) => {
    const selectors = [piece.repeat(100_000), ...Array<string>(2_000).fill(piece.repeat(1_000))];
    expect(selectors.map(selectorReasons)).toHaveLength(2_001);
  },
);
