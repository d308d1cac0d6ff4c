import { decodeActions, decodeCreatedKey, decodeDraft, decodeSite, noData, request } from "@understudy/api";
import { consoleApi } from "./api";
import { draftsApi } from "./drafts";
import { read, write } from "./endpoint";

read("GET /v1/sites/me", decodeSite);
// @ts-expect-error -- The actions aren't a site.
read("GET /v1/sites/me", decodeActions);
// @ts-expect-error -- The draft isn't a list of actions.
read("GET /v1/actions", decodeDraft);
// @ts-expect-error -- docs/api.yaml has no such call.
read("GET /v1/site/me", decodeSite);
// @ts-expect-error -- A write isn't a query.
read("POST /v1/keys", decodeCreatedKey);

request("DELETE /v1/keys/{id}", { id: "k1" });
// @ts-expect-error -- Which key?
request("DELETE /v1/keys/{id}");
// @ts-expect-error -- The path has no ID.
request("GET /v1/actions", { id: "a1" });
// @ts-expect-error -- A new key has a site.
request("POST /v1/keys", { body: { name: "CI" } });
// @ts-expect-error -- The path has no ID to take from an argument.
read("GET /v1/actions", decodeActions).query("a1");
// @ts-expect-error -- Which draft?
read("GET /v1/drafts/{id}", decodeDraft).query();

// @ts-expect-error -- Which draft?
draftsApi.endpoints.draft.initiate();

const notice = () => ({ title: "", href: "", subject: null });
const createKey = (name: string) => request("POST /v1/keys", { body: { name, site_id: "" } });
write(decodeCreatedKey, { request: createKey, changes: ["keys"], notice });
write(noData, { request: createKey, changes: ["keys"], notice });
// @ts-expect-error -- A new key isn't a draft.
write(decodeDraft, { request: createKey, changes: ["keys"], notice });
// @ts-expect-error -- There is no such tag.
write(noData, { request: createKey, changes: ["key"], notice });
// @ts-expect-error -- A failure after leaving has a notice.
write(noData, { request: createKey, changes: ["keys"] });

consoleApi.injectEndpoints({
  endpoints: (build) => ({
    // @ts-expect-error -- The site isn't a text.
    wrongResult: build.query<string, void>(read("GET /v1/sites/me", decodeSite)),
  }),
});
