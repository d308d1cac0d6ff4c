import { expect, test } from "vitest";
import { nginxConfig } from "./nginx";

test("quotes what config.json could end a string with", () => {
  const text = nginxConfig({
    version: "1.2.3",
    apiBaseUrl: 'https://api.example.com/a"b',
    provider: [],
    reportingEndpoint: 'https://reports.example.com/a"b',
  });
  const open = text.split("\n").filter((line) => (line.match(/(?<!\\)"/g) ?? []).length % 2 !== 0);
  expect(open).toEqual([]);
});
