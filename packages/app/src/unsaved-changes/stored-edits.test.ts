import { editOf, settingsForm, siteFormOf, type StoredEdits } from "@understudy/model";
import { draft, product, settings, site } from "@understudy/model/fixtures";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { MemoryStorage } from "../../testing/storage";
import { forgetAccount } from "../lib/storage";
import { readEdits, unsavedLabels, writeEdits } from "./stored-edits";

const form = { name: "" };
const edits = (name: string): StoredEdits<{ name: string }> => ({
  stored: { name: "old" },
  base: { name: "old" },
  edit: { name },
  sent: [{ name: "sent" }],
  isSaving: false,
  savedAt: 1,
});
const at = (account: string, page: string, label = page) => ({ account, page, label });
const keyOf = (account: string, page: string) => `console.edits|${account}|${encodeURIComponent(page)}`;

beforeEach(() => {
  vi.stubGlobal("sessionStorage", new MemoryStorage());
  vi.stubGlobal("localStorage", new MemoryStorage());
});
afterEach(() => {
  vi.unstubAllGlobals();
});

test("stores the edits of an account and page until they are saved or discarded", () => {
  expect(writeEdits(at("ada", "drafts/1"), [edits("new"), edits("older")])).toBe(true);
  expect(readEdits(at("ada", "drafts/1"), form)).toEqual([edits("new"), edits("older")]);
  expect(readEdits(at("ada", "drafts/2"), form)).toEqual([]);
  expect(readEdits(at("bo", "drafts/1"), form)).toEqual([]);
  writeEdits(at("ada", "drafts/1"), []);
  expect(Object.keys(sessionStorage)).toEqual([]);
});

test("edits without a field that a new version of the console has added follow the server there", () => {
  writeEdits(at("ada", "drafts/1"), [edits("new")]);
  const color = "teal";
  expect(readEdits(at("ada", "drafts/1"), { ...form, color })).toEqual([
    {
      stored: { name: "old", color },
      base: { name: "old", color },
      edit: { name: "new", color },
      sent: [{ name: "sent", color }],
      isSaving: false,
      savedAt: 1,
    },
  ]);
});

/** Each version of a form without one of its fields, at any depth. */
const withoutEachField = (whole: object): object[] =>
  Object.entries(whole).flatMap(([name, part]: [string, unknown]) => {
    const { [name]: _removed, ...others } = Object.fromEntries(Object.entries(whole));
    const isNested = typeof part === "object" && part !== null && !Array.isArray(part);
    return [others, ...(isNested ? withoutEachField(part).map((less) => ({ ...whole, [name]: less })) : [])];
  });

test.each<[string, object]>([
  ["a draft", editOf(draft())],
  ["the site", siteFormOf(site())],
  ["the widget", settingsForm(settings(), product)],
])("edits of %s stay readable without any one of its fields", (_form, whole) => {
  for (const less of withoutEachField(whole)) {
    const before = { stored: less, base: less, edit: less, sent: [less], isSaving: false, savedAt: 1 };
    writeEdits(at("ada", "form"), [before]);
    const complete = { ...before, stored: whole, base: whole, edit: whole, sent: [whole] };
    expect(readEdits(at("ada", "form"), whole)).toEqual([complete]);
  }
});

test("lists and deletes only this account's edits at sign-out", () => {
  writeEdits(at("ada", "a", "one"), [edits("x")]);
  writeEdits(at("ada", "b", "two"), [edits("x")]);
  writeEdits(at("ada|b", "c", "not Ada's"), [edits("x")]);
  writeEdits(at("bo", "a", "three"), [edits("x")]);
  expect(unsavedLabels("ada")).toEqual(["one", "two"]);
  forgetAccount("ada");
  expect(unsavedLabels("ada")).toEqual([]);
  expect(unsavedLabels("bo")).toEqual(["three"]);
});

describe("storage that holds anything", () => {
  test.each([
    ["{cut"],
    ['"text"'],
    [JSON.stringify({ label: "x" })],
    [JSON.stringify({ edits: [edits("x")] })],
    [JSON.stringify({ label: 1, edits: [edits("x")] })],
  ])("%s counts as nothing", (entry) => {
    sessionStorage.setItem(keyOf("ada", "a"), entry);
    expect(readEdits(at("ada", "a"), form)).toEqual([]);
  });

  test.each(["stored", "base", "edit"] as const)("edits whose %s version is no form are skipped", (part) => {
    const broken = { ...edits("broken"), [part]: { name: 1 } };
    sessionStorage.setItem(keyOf("ada", "a"), JSON.stringify({ label: "x", edits: [broken, edits("good")] }));
    expect(readEdits(at("ada", "a"), form)).toEqual([edits("good")]);
  });

  test.each([
    { edit: { names: "a" } },
    { edit: { names: ["a", 1] } },
    { edit: undefined },
    { edit: null },
    { sent: null },
    { sent: [{ names: ["a"] }, { names: 1 }] },
    { isSaving: 1 },
    { savedAt: "1" },
  ])("edits with %j are skipped", (part) => {
    const names = { names: ["a", "b"] };
    const good = {
      stored: names,
      base: { names: [] },
      edit: names,
      sent: [names],
      isSaving: true,
      savedAt: 2,
    };
    const entry = { label: "x", edits: [{ ...good, ...part }, good] };
    sessionStorage.setItem(keyOf("ada", "a"), JSON.stringify(entry));
    expect(readEdits(at("ada", "a"), names)).toEqual([good]);
  });

  test.each(["setItem", "getItem"] as const)("a browser that refuses %s breaks nothing", (call) => {
    const refuse = () => {
      throw new DOMException("full", "QuotaExceededError");
    };
    vi.stubGlobal("sessionStorage", Object.assign(new MemoryStorage(), { [call]: refuse }));
    expect(writeEdits(at("ada", "a"), [edits("x")])).toBe(call !== "setItem");
    expect(writeEdits(at("ada", "a"), [])).toBe(true);
    expect(readEdits(at("ada", "a"), form)).toEqual([]);
  });
});
