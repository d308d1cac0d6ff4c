import type { Calls } from "../../../../docs/api";
import { description } from "../description";

// A request for each form.

/** The example's settings, with values that only a tolerant server accepts. */
export const settings = {
  ...description.components.examples.Site.value.settings,
  launcher_offset_x: -5,
  brand_color: "not a color",
  brand_title: "",
};

export const site: Calls["PUT /v1/site"]["body"] = {
  name: "Pine",
  domain_dev: "",
  domain_staging: "s",
  domain_prod: "p",
};

export const draft: Calls["PUT /v1/drafts/{id}"]["body"] = {
  name: "",
  description: "d",
  intents: ["", " x "],
  destructive: true,
};

export const invitation: Calls["POST /v1/invite"]["body"] = { email: "new@guest.example", role: "viewer" };
