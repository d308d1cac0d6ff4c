import { expect, test } from "vitest";
import { appAddress } from "../onboarding/app-address";
import { defaultBrandTitle } from "../widget/settings-form";
import { domainHint } from "./domains";

test("names the widget after the product", () => {
  expect(defaultBrandTitle({ name: "Understudy" })).toBe("Ask Understudy");
});

test.each([
  "",
  "   ",
  "shop.example",
  "localhost:3000",
  "*.shop.example",
  "münchen.example",
  "127.0.0.1:8080",
])("%j needs no hint", (domain) => {
  expect(domainHint(domain)).toBeNull();
});

test.each([
  ["https://shop.example", "https://"],
  ["HTTP://shop.example/cart", "HTTP://"],
  ["//shop.example", "//"],
  ["shop.example/cart", "the path"],
  ["shop.example?x=1", "the path"],
  ["shop.example/", "the path"],
  ["shop .example", "space"],
  ["shop.example, www.shop.example", "space"],
  ["me@shop.example", "email"],
])("%s gets a hint that names %s", (domain, named) => {
  expect(domainHint(domain)).toContain(named);
});

test.each([
  [{ dev: "localhost:3000", staging: "", prod: "shop.example" }, "http://localhost:3000/"],
  [{ dev: "", staging: "staging.shop.example", prod: "" }, "https://staging.shop.example/"],
  [{ dev: " ", staging: "", prod: "https://shop.example/" }, "https://shop.example/"],
  [{ dev: "javascript:alert(1)", staging: "", prod: "" }, null],
  [{ dev: "evil.example@shop.example", staging: "", prod: "shop.example" }, "https://shop.example/"],
  [{ dev: "", staging: "", prod: "" }, null],
])("opens the site with the domains %j at %s", (domains, address) => {
  expect(appAddress(domains)).toBe(address);
});
