import { decodeSite } from "@understudy/api";
import { consoleApi } from "./api";
import { read } from "./endpoint";

export const siteApi = consoleApi.injectEndpoints({
  endpoints: (build) => ({
    site: build.query({ ...read("GET /v1/sites/me", decodeSite), providesTags: ["site"] }),
  }),
});

export const { useSiteQuery } = siteApi;
