export { allApiFields, siteExample } from "./api-fields";
export { bareAction, bareKey, bareMember, vera } from "./entities";
export { stubFrames } from "./frames";
export { apiOrigin, hang, noContent, ok, type Reply, reset, type Sent, status, testApi } from "./test-api";
