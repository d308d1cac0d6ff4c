import {
  draftFields,
  fieldsByKey,
  settingsForm,
  settingsToSave,
  siteFields,
  siteFormOf,
  widgetFields,
} from "@understudy/model";
import { expect, test } from "vitest";
import { unreadable } from "./decoding";
import { decodeDraft } from "./drafts";
import { fieldsIn } from "./json";
import { decodeSite } from "./site";
import { bodyOf } from "./saved-form";

function siteOf(sent: unknown) {
  const site = decodeSite(sent);
  if (site === unreadable) throw new Error("unreadable");
  return site;
}

const received = {
  widget_enabled: "on",
  launcher_side: { side: "left" },
  launcher_offset_x: 12.7,
  launcher_offset_y: "35px",
  launcher_z_index: 1000,
  brand_color: {},
  brand_title: ["Ask us"],
  brand_logo_url: null,
  hotkey_enabled: "maybe",
  hotkey_combination: 7,
  coexistence_mode: "smart",
  routes_include: "/shop",
  routes_exclude: [{ path: "/basket" }, "/b"],
};

const formOf = (sent: unknown) => settingsForm(siteOf(sent).settings, { name: "Understudy" });
const fields = fieldsByKey<ReturnType<typeof formOf>, keyof typeof widgetFields>(widgetFields);
const save = (sent: unknown, edit: Partial<ReturnType<typeof formOf>> = {}) => {
  const form = formOf(sent);
  const edited = { ...form, ...edit };
  return bodyOf(widgetFields, {
    edit: settingsToSave(edited),
    edited: fields.names.filter((field) => !fields.isSame(form, edited, field)),
    received: siteOf(sent).received,
  });
};

test("sends unedited settings back as received", () => {
  expect(save({ settings: received })).toEqual(received);
});

test("edited settings are sent as they are shown", () => {
  const edit = {
    routesInclude: ["/shop/*"],
    brandColor: "#123456",
    launcherOffsetX: "8.5",
    widgetEnabled: true,
  };
  expect(save({ settings: received }, edit)).toEqual({
    ...received,
    routes_include: ["/shop/*"],
    brand_color: "#123456",
    launcher_offset_x: 8,
    widget_enabled: true,
  });
});

test("settings that the server didn't send have their defaults", () => {
  expect(save({ settings: { launcher_side: "left" } })).toMatchObject({
    launcher_side: "left",
    launcher_offset_x: 20,
    brand_title: "Ask Understudy",
    routes_include: [],
  });
});

test("sends a site's unedited domains back as received", () => {
  const site = siteOf({ name: 5, domains: { dev: ["localhost"], prod: "a.example" } });
  const edit = siteFormOf(site);
  expect(bodyOf(siteFields, { edit, edited: [], received: site.received })).toEqual({
    name: 5,
    domain_dev: ["localhost"],
    domain_staging: "",
    domain_prod: "a.example",
  });
  const other = { ...edit, dev: "localhost:3000" };
  expect(bodyOf(siteFields, { edit: other, edited: ["dev"], received: site.received }).domain_dev).toBe(
    "localhost:3000",
  );
});

test("sends a draft's unedited fields back as received", () => {
  const sent = { name: 5, description: null, intents: [{ text: "book" }, "b"], destructive: "yes" };
  const draft = decodeDraft(sent);
  if (draft === unreadable) throw new Error("unreadable");
  const { name, description, intents, destructive } = draft;
  const edit = { name, description, intents, destructive };
  expect(bodyOf(draftFields, { edit, edited: [], received: draft.received })).toEqual(sent);
  expect(
    bodyOf(draftFields, {
      edit: { ...edit, destructive: true },
      edited: ["destructive"],
      received: draft.received,
    }),
  ).toEqual({ ...sent, destructive: true });
});

test("what was received isn't read as code", () => {
  const sent: unknown = JSON.parse('{"settings":{"__proto__":{"brand_color":"#000000"}}}');
  expect(save(sent).brand_color).toBe("#4CAF50");
  expect(fieldsIn(sent)).toHaveProperty("settings");
});
