import { expect, test } from "vitest";
import { screenshotOf } from "./screenshot";

const api = "https://api.example/console/";

test.each([
  ["https://images.example/a.png", "https://images.example/a.png"],
  ["/shots/1.png", "https://api.example/shots/1.png"],
  ["shots/1.png?size=2", "https://api.example/console/shots/1.png?size=2"],
  ["//cdn.example/1.png", "https://cdn.example/1.png"],
  ["data:image/png;base64,iVBORw0KGgo=", "data:image/png;base64,iVBORw0KGgo="],
  ["data:image/webp;base64,UklGRg==", "data:image/webp;base64,UklGRg=="],
])("the screenshot %s is loaded from %s", (value, address) => {
  expect(screenshotOf(value, api)).toEqual({ url: address });
});

test.each(["", null, undefined])("without a screenshot, %j", (value) => {
  expect(screenshotOf(value, api)).toBeNull();
});

test.each([
  "javascript:alert(1)",
  "data:text/html,<script>alert(1)</script>",
  "data:image/svg+xml,<svg onload='alert(1)'/>",
  "data:image/pngx,1",
  "http://images.example/a.png",
  "https://user:secret@images.example/a.png",
  "//user:secret@images.example/a.png",
  "/\\evil.example/a.png",
  "\u0001/shots/1.png",
  "blob:https://api.example/1",
  {},
])("the screenshot %j is refused", (value) => {
  expect(screenshotOf(value, api)).toBe("refused");
});
