import { expect, test } from "vitest";
import { domainHint } from "./domains";

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
