import { describe, expect, test } from "vitest";
import { mask } from "../secret/secret-fields";
import { linear, timeGrowth } from "../testing/linear-time";
import { assessSelector, assessStep } from "./assess-selector";

describe("stable", () => {
  test.each([
    ["#pay-now", "ID"],
    ["button#submitOrder", "ID"],
    ["#P12_CUSTOMER_NAME", "ID"],
    ["#step2", "ID"],
    ["#field", "ID"],
    ["#uid", "ID"],
    ["#emotions", "ID"],
    ["#summer-2026", "ID"],
    ["#shipping-method-2", "ID"],
    ["#form\\:email", "ID"],
    ["[id='newsletter']", "ID"],
    ["//*[@id='checkout']", "ID"],
    ['xpath=//input[@id="email"]', "ID"],
    ['xpath///*[@id="email"]', "ID"],
    ["#checkout form button", "ID"],
    ["form#login button[type='submit']", "ID"],
    ["pierce/#chat-input", "ID"],
    ['[data-testid="open-booking"]', "test ID"],
    ["[data-test=add-to-cart]", "test ID"],
    ["[data-cy='nav-login']", "test ID"],
    ["button[data-qa='save']", "test ID"],
    ['[data-test-id="price-row"] button', "test ID"],
    ["data-testid=submit", "test ID"],
    ["page.getByTestId('cart')", "test ID"],
    ['getByTestId("h1-title")', "test ID"],
    ["//div[@data-testid='search']//input", "test ID"],
    ['button[aria-label="Check availability"]', "label"],
    ["input[placeholder='Search products…']", "label"],
    ['img[alt="Company logo"]', "label"],
    ["label[for='terms']", "label"],
    ["[title='Close']", "label"],
    ["text=Book now", "text"],
    ["text/Book now", "text"],
    ["aria/Open booking", "text"],
    ["role=button[name='Save changes']", "text"],
    ["getByRole('button', { name: 'Save' })", "text"],
    ["getByLabel('E-mail')", "text"],
    ['page.getByText("Terms and conditions")', "text"],
    ["button:has-text('Continue')", "text"],
    ["a:contains('Log out')", "text"],
    ["//button[text()='Save']", "text"],
    ["//button[contains(., 'Next step')]", "text"],
    ["//a[normalize-space()='My stays']", "text"],
    ["text=Summer 2026", "text"],
    ["input[name='email']", "name"],
    ['[name="booking[guests]"]', "name"],
    ["select[name=country] option[value='DE']", "name"],
    ["//input[@name='phone']", "name"],
    ["a[href='/checkout']", "href"],
    ['a[href^="/rooms/"]', "href"],
    ["input[autocomplete='email']", "autocomplete"],
    ["[data-action='save-draft']", "data-action"],
    ["input[formcontrolname='street']", "formcontrolname"],
    [".checkout-summary", "class"],
    [".booking-form__submit", "class"],
    [".card__priceTag", "class"],
    ["[class*='styles_addToCart']", "class"],
  ])("%s, by its %s", (selector, named) => {
    const { verdict, reasons } = assessSelector(selector);
    expect([verdict, reasons.join(" ")]).toEqual(["stable", expect.stringContaining(named)]);
  });
});

describe("fragile", () => {
  test.each([
    ["div:nth-child(3)", "element order"],
    ["ul#menu > li:nth-of-type(2) > a", "element order"],
    ["#slots li:first-child", "element order"],
    ["tr:last-child .edit", "element order"],
    [".result:eq(2)", "element order"],
    ["text=Edit >> nth=2", "element order"],
    ["page.getByRole('button', { name: 'Edit' }).nth(1)", "element order"],
    ["(//button[@type='submit'])[2]", "element order"],
    ["//table/tbody/tr[4]/td[2]", "element order"],
    ["//ul/li[last()]", "element order"],
    ["//li[position()<3]", "element order"],
    ["[data-index='4']", "element order"],
    ["[aria-rowindex='12'] button", "element order"],
    ["/html/body/div[2]/div/section[4]/a", "layout"],
    ["html > body > main > form", "layout"],
    ["#a > div > section > p > span", "5 nested"],
    ["div.page div.left div.block div.row div.cell a.more", "6 nested"],
    ["//*[@id='shop']/div/div/div/div/a", "6 nested"],
    [".css-1q2w3e4", "auto-generated"],
    ["div.sc-bdVaJa.kYzAbC", "auto-generated"],
    [".jss123", "auto-generated"],
    [".makeStyles-root-12", "auto-generated"],
    [".Button_root__3xYz1", "auto-generated"],
    [".svelte-1tky8bj", "auto-generated"],
    ["button.chakra-button.css-o7r8s9", "auto-generated"],
    [".emotion-0", "auto-generated"],
    ["._1a2b3c", "auto-generated"],
    ["[class='css-abc123 e1x2y3']", "auto-generated"],
    ["[data-v-7ba5bd90]", "auto-generated"],
    ["[_ngcontent-ng-c12]", "auto-generated"],
    ["#\\:r1\\:", "auto-generated"],
    ["[id=':r3:']", "auto-generated"],
    ["#radix-\\:r7\\:-trigger-profile", "auto-generated"],
    ["#headlessui-menu-button-12", "auto-generated"],
    ["#mui-48213", "auto-generated"],
    ["#ember482", "auto-generated"],
    ["#ext-gen1234", "auto-generated"],
    ["#react-select-2-input", "auto-generated"],
    ["#mat-input-0", "auto-generated"],
    ["#input-42", "auto-generated"],
    ["#yui_3_17_2_1_1586", "auto-generated"],
    ["#\\31 23e4567-e89b-12d3", "auto-generated"],
    ["[id='9f8b6c2a-1d3e-4f5a-8b7c-6d5e4f3a2b1c']", "auto-generated"],
    ["[data-testid='row-9f8b6c2a-1d3e-4f5a']", "auto-generated"],
    ["label[for=':r9:']", "auto-generated"],
    ["a[href='/orders/48213']", "Contains 48213"],
    ["[data-id='990412']", "Contains 990412"],
    ["text=Order 48213", "Contains 48213"],
    ["button", "Matches any"],
    ["div > span", "Matches any"],
    ["button[type='submit']", "any submit button"],
    ["#product-8842", "Contains 8842"],
    ["[data-testid='post-90417']", "Contains 90417"],
    ["[class^='css-']", "auto-generated"],
    ["[role='button']", "Matches any"],
    ["role=button", "Matches any"],
    ["getByRole('button')", "Matches any"],
    ["//button", "Matches any"],
    ["*", "Matches any"],
    [".btn.btn-primary", "Matches any"],
    ["button.mt-4.px-2.flex.hover\\:bg-blue", "Matches any"],
    [".MuiButton-root", "Matches any"],
    [".ant-btn-primary", "Matches any"],
    ["#app button", "Matches any"],
    ["#root > div", "Matches any"],
    ["[data-testid]", "Matches any"],
    ["[aria-label='']", "Matches any"],
  ])("%s: %s", (selector, why) => {
    const { verdict, reasons } = assessSelector(selector);
    expect([verdict, reasons.join(" ")]).toEqual(["fragile", expect.stringMatching(why)]);
  });
});

test.each([null, "", "   ", "null", "undefined", "[object Object]"])("%j is missing", (selector) => {
  expect(assessSelector(selector).verdict).toBe("missing");
});

test.each([
  "[",
  "#",
  ".",
  "::::",
  ">>>",
  "[data-testid=",
  "//",
  "\\",
  "((((",
  "text=",
  "#".repeat(5_000),
  "a ".repeat(20_000),
  "[a='".repeat(2_000),
  "🙂",
  "\u0000",
  `#yui${"_".repeat(400)}é`,
  `#mui-${"a_".repeat(400)}é`,
  `.${"a1".repeat(400)}-é`,
])("assesses the invalid selector %# quickly", (selector) => {
  const started = performance.now();
  expect(assessSelector(selector).reasons.length).toBeGreaterThan(0);
  expect(performance.now() - started).toBeLessThan(500);
});

test("needs no selector for steps on the whole page", () => {
  expect(assessStep({ type: "navigate", selector: null })).toBeNull();
  expect(assessStep({ type: "wait", selector: "" })).toBeNull();
  expect(assessStep({ type: "click", selector: null })?.verdict).toBe("missing");
  expect(assessStep({ type: null, selector: null })?.verdict).toBe("missing");
});

test("doesn't judge or show what was typed into a sensitive field", () => {
  const typed = { type: "input", selector: '#pin[value="87654321"]' };
  expect(assessStep(typed)).toEqual(assessStep({ ...typed, selector: `#pin[value="${mask}"]` }));
  expect(assessStep(typed)?.verdict).toBe("stable");
});

test.each(["#", "[a='", "a ", "(", "\\", ":not(", "-_", "a1", "//*", "text="])(
  "takes linear time on selectors full of %j",
  (piece) => {
    expect(
      timeGrowth((size) => {
        const selector = piece.repeat(size);
        return () => assessSelector(selector);
      }, 10_000),
    ).toBeLessThanOrEqual(linear);
  },
);

// A selector has at most 1,000 characters read: time quadratic in that adds up over a recording.
test.each([
  ["digits and a letter that is no hex digit", "#", "1", "g"],
  ["hex letters and a letter that is no hex digit", "#", "a", "g"],
  ["underscores", ".a", "_", "!"],
  ["numbered words", "#radix-", "a1-", "!"],
  ["open brackets in an XPath", "//a", "[", ""],
  ["open calls in an XPath", "//a", "[last()", ""],
  ["open functions in an XPath", "//a[", "normalize-space(", ""],
  ["spaces in an attribute", "[a=b", " ", "!"],
  ["unquoted attributes", "", "[a=", ""],
  ["open pseudo-classes", "", ":text(", ""],
  ["spaces", "a", " ", "!"],
])("takes linear time on many %s in a selector", (_, start, piece, end) => {
  expect(
    timeGrowth((size) => {
      const selector = start + piece.repeat(size / piece.length) + end;
      return () => Array.from({ length: 50 }, () => assessSelector(selector));
    }, 250),
  ).toBeLessThanOrEqual(linear);
});
