import { loadErrors, paths } from "@understudy/model";
import type { ListTexts } from "../../shared/list-state";

export const keyList: ListTexts = {
  label: paths.keys.title,
  entry: "key",
  loading: "Loading API keys",
  failed: loadErrors.keys,
};

export const keyListTexts = {
  create: "Create New Key",
  empty: "No API keys yet",
  createFirst: "Create your first API key",
} as const;

export const keyTexts = {
  name: "Name",
  key: "Key",
  created: "Created",
  lastUsed: "Last Used",
  never: "Never",
  actions: "Actions",
  revoke: "Revoke",
  revoking: "Revoking…",
  revoked: "Revoked",
  revokedKey: (name: string) => `Revoked ${name}`,
} as const;

export const keyDialogTexts = {
  revokeTitle: "Revoke this API key?",
  naming: {
    title: "Create New Key",
    submit: "Create Key",
    busy: "Creating…",
    invalid: "Enter a name for the key.",
  },
  nameHint: "e.g. Production website",
  used: (when: string) => `Used ${when}. Whatever uses it stops working at once.`,
  rotation: "Replacing a key? Revoke the old one after it stops being used.",
  noSite: "No site ID yet",
  noSiteHint: "We couldn’t identify your site, so no key was created.",
  shownOnce: "Copy this key now - you won't be able to see it again.",
  keyLabel: "API key",
  copyKey: "Copy Key",
  done: "Done",
} as const;

export const siteIdTexts = {
  label: "Site ID",
  loading: "Loading the site ID",
  copy: "Copy Site ID",
} as const;
