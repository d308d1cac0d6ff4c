import { describe, expect, test } from "vitest";
import { draftSteps, fragileSteps } from "../../fixtures";
import { judgeSelector, judgeStep, judgementSummary } from "./selector";

describe("stable", () => {
  test.each([
    ["#pay-now", "id"],
    ["button#submitOrder", "id"],
    ["#P12_CUSTOMER_NAME", "id"],
    ["#step2", "id"],
    ["#field", "id"],
    ["#uid", "id"],
    ["#emotions", "id"],
    ["#summer-2026", "id"],
    ["#shipping-method-2", "id"],
    ["#form\\:email", "id"],
    ["[id='newsletter']", "id"],
    ["//*[@id='checkout']", "id"],
    ['xpath=//input[@id="email"]', "id"],
    ['xpath///*[@id="email"]', "id"],
    ["#checkout form button", "id"],
    ["form#login button[type='submit']", "id"],
    ["pierce/#chat-input", "id"],
    ['[data-testid="open-booking"]', "test id"],
    ["[data-test=add-to-cart]", "test id"],
    ["[data-cy='nav-login']", "test id"],
    ["button[data-qa='save']", "test id"],
    ['[data-test-id="price-row"] button', "test id"],
    ["data-testid=submit", "test id"],
    ["page.getByTestId('cart')", "test id"],
    ['getByTestId("h1-title")', "test id"],
    ["//div[@data-testid='search']//input", "test id"],
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
    const { verdict, reasons } = judgeSelector(selector);
    expect([verdict, reasons.join(" ")]).toEqual(["stable", expect.stringContaining(named)]);
  });
});

describe("fragile", () => {
  test.each([
    ["div:nth-child(3)", "positions"],
    ["ul#menu > li:nth-of-type(2) > a", "positions"],
    ["#slots li:first-child", "positions"],
    ["tr:last-child .edit", "positions"],
    [".result:eq(2)", "positions"],
    ["text=Edit >> nth=2", "positions"],
    ["page.getByRole('button', { name: 'Edit' }).nth(1)", "positions"],
    ["(//button[@type='submit'])[2]", "positions"],
    ["//table/tbody/tr[4]/td[2]", "positions"],
    ["//ul/li[last()]", "positions"],
    ["//li[position()<3]", "positions"],
    ["[data-index='4']", "positions"],
    ["[aria-rowindex='12'] button", "positions"],
    ["/html/body/div[2]/div/section[4]/a", "top of the page"],
    ["html > body > main > form", "top of the page"],
    ["#a > div > section > p > span", "5 nested"],
    ["div.page div.left div.block div.row div.cell a.more", "6 nested"],
    ["//*[@id='shop']/div/div/div/div/a", "6 nested"],
    [".css-1q2w3e4", "generated"],
    ["div.sc-bdVaJa.kYzAbC", "generated"],
    [".jss123", "generated"],
    [".makeStyles-root-12", "generated"],
    [".Button_root__3xYz1", "generated"],
    [".svelte-1tky8bj", "generated"],
    ["button.chakra-button.css-o7r8s9", "generated"],
    [".emotion-0", "generated"],
    ["._1a2b3c", "generated"],
    ["[class='css-abc123 e1x2y3']", "generated"],
    ["[data-v-7ba5bd90]", "generated"],
    ["[_ngcontent-ng-c12]", "generated"],
    ["#\\:r1\\:", "generated"],
    ["[id=':r3:']", "generated"],
    ["#radix-\\:r7\\:-trigger-profile", "generated"],
    ["#headlessui-menu-button-12", "generated"],
    ["#mui-48213", "generated"],
    ["#ember482", "generated"],
    ["#ext-gen1234", "generated"],
    ["#react-select-2-input", "generated"],
    ["#mat-input-0", "generated"],
    ["#input-42", "generated"],
    ["#yui_3_17_2_1_1586", "generated"],
    ["#\\31 23e4567-e89b-12d3", "generated"],
    ["[id='9f8b6c2a-1d3e-4f5a-8b7c-6d5e4f3a2b1c']", "generated"],
    ["[data-testid='row-9f8b6c2a-1d3e-4f5a']", "generated"],
    ["label[for=':r9:']", "generated"],
    ["a[href='/orders/48213']", "number 48213"],
    ["[data-id='990412']", "number 990412"],
    ["text=Order 48213", "number 48213"],
    ["button", "Nothing names it"],
    ["div > span", "Nothing names it"],
    ["button[type='submit']", "Nothing names it but its type"],
    ["#product-8842", "number 8842"],
    ["[data-testid='post-90417']", "number 90417"],
    ["[class^='css-']", "generated"],
    ["[role='button']", "Nothing names it"],
    ["role=button", "Nothing names it"],
    ["getByRole('button')", "Nothing names it"],
    ["//button", "Nothing names it"],
    ["*", "Nothing names it"],
    [".btn.btn-primary", "Nothing names it"],
    ["button.mt-4.px-2.flex.hover\\:bg-blue", "Nothing names it"],
    [".MuiButton-root", "Nothing names it"],
    [".ant-btn-primary", "Nothing names it"],
    ["#app button", "Nothing names it"],
    ["#root > div", "Nothing names it"],
    ["[data-testid]", "Nothing names it"],
    ["[aria-label='']", "Nothing names it"],
  ])("%s: %s", (selector, why) => {
    const { verdict, reasons } = judgeSelector(selector);
    expect([verdict, reasons.join(" ")]).toEqual(["fragile", expect.stringMatching(why)]);
  });
});

test.each([null, "", "   ", "null", "undefined", "[object Object]"])("%j is missing", (selector) => {
  expect(judgeSelector(selector).verdict).toBe("missing");
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
])("the nonsense %# is judged without a fault, and soon", (selector) => {
  const started = performance.now();
  expect(judgeSelector(selector).reasons.length).toBeGreaterThan(0);
  expect(performance.now() - started).toBeLessThan(500);
});

test("a step that concerns the whole page needs no selector", () => {
  expect(judgeStep({ type: "navigate", selector: null })).toBeNull();
  expect(judgeStep({ type: "wait", selector: "" })).toBeNull();
  expect(judgeStep({ type: "click", selector: null })?.verdict).toBe("missing");
  expect(judgeStep({ type: null, selector: null })?.verdict).toBe("missing");
});

test.each([
  [draftSteps, "stable", "All 6 steps look as if they will hold."],
  [fragileSteps, "fragile", "3 of 5 steps may not hold: 2 fragile, 1 without a selector."],
  [[{ type: "click", selector: "#pay" }], "stable", "The one step looks as if it will hold."],
  [[{ type: "click", selector: null }], "fragile", "1 of 1 step may not hold: 1 without a selector."],
])("a recording is summed up: %#", (steps, verdict, text) => {
  expect(judgementSummary(steps)).toEqual({ verdict, text });
});

test("nothing to judge, no summary", () => {
  expect(judgementSummary([])).toBeNull();
  expect(judgementSummary([{ type: "navigate", selector: null }])).toBeNull();
});
