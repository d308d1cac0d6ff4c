import { expect, test } from "vitest";
import { scriptTag } from "./script-tag";

const product = { sdkUrl: "https://cdn.example/sdk.js", slug: "understudy" };

test("matches the specified tag exactly", () => {
  expect(scriptTag(product, "site_1")).toBe(
    '<script src="https://cdn.example/sdk.js?understudy=dev" data-site-id="site_1" data-widget="off" async></script>',
  );
});

test.each([
  ["https://cdn.example/sdk.js?v=2", "https://cdn.example/sdk.js?v=2&amp;understudy=dev"],
  ["https://cdn.example/sdk.js?", "https://cdn.example/sdk.js?understudy=dev"],
  ["https://cdn.example/sdk.js#top", "https://cdn.example/sdk.js?understudy=dev#top"],
  ['https://cdn.example/"><script>', "https://cdn.example/&quot;&gt;&lt;script&gt;?understudy=dev"],
])("turns the SDK URL %s into %s", (sdkUrl, source) => {
  expect(scriptTag({ ...product, sdkUrl }, "site_1")).toContain(`src="${source}"`);
});

test("escapes the site ID", () => {
  expect(scriptTag(product, `"'><&`)).toContain('data-site-id="&quot;&#39;&gt;&lt;&amp;"');
});

test.each([
  "",
  "   ",
  "site\n1",
  "site\u0000",
  "site\u007F",
  "site\u0085",
  "site\u202E1",
  "site\u200B",
  "site\u2028",
  "\uD800",
])("returns null for the site ID %j", (siteId) => {
  expect(scriptTag(product, siteId)).toBeNull();
});
