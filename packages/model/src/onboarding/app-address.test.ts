import { expect, test } from "vitest";
import { appAddress } from "./app-address";

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
