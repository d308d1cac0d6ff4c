// Generated from api.yaml by scripts/checkers/api-types.mjs.
export interface components {
  schemas: {
    readonly Error: {
      readonly message?: string;
      readonly error?: string;
      readonly detail?: string;
      readonly code?: string;
      readonly fields?: { readonly [key: string]: string };
    };
    readonly Instant: string;
    readonly InstantOrNull: components["schemas"]["Instant"] | null;
    readonly Role: "viewer" | "member" | "admin" | "owner";
    readonly Plan: "free" | "starter" | "pro" | "enterprise";
    readonly Environment: "dev" | "staging" | "prod" | "development" | "production";
    readonly Site: {
      readonly id?: string;
      readonly siteId?: string;
      readonly site_id?: string;
      readonly name: string;
      readonly domains: { readonly dev?: string; readonly staging?: string; readonly prod?: string };
      readonly plan: components["schemas"]["Plan"];
      readonly usage: {
        readonly runs_successful: number;
        readonly runs_failed: number;
        readonly actions_published: number;
      };
      readonly settings: components["schemas"]["SiteSettings"];
      readonly onboarding: {
        readonly scriptInstalled?: boolean;
        readonly apiKeyCreated?: boolean;
        readonly appOpened?: boolean;
        readonly firstRecording?: boolean;
        readonly firstPublish?: boolean;
        readonly widgetEnabled?: boolean;
      };
    };
    readonly SiteSettings: {
      readonly widget_enabled?: boolean;
      readonly launcher_side?: "left" | "right";
      readonly launcher_offset_x?: number;
      readonly launcher_offset_y?: number;
      readonly launcher_z_index?: number;
      readonly brand_color?: string;
      readonly brand_title?: string;
      readonly brand_logo_url?: string | null;
      readonly hotkey_enabled?: boolean;
      readonly hotkey_combination?: string;
      readonly coexistence_mode?: "auto" | "unify" | "none";
      readonly routes_include?: readonly string[];
      readonly routes_exclude?: readonly string[];
    };
    readonly UsageSummary: {
      readonly successful_runs_month: number;
      readonly total_runs_month: number;
      readonly failure_rate: number;
      readonly published_actions: number;
      readonly total_actions: number;
    };
    readonly UsagePoint: {
      readonly date: string;
      readonly success: number;
      readonly failed: number;
      readonly timeout: number;
      readonly total: number;
    };
    readonly DriftAlert: {
      readonly action_id: string;
      readonly action_name: string;
      readonly drift_count: number;
      readonly recovery_rate: number;
      readonly latest_occurrence: components["schemas"]["Instant"];
    };
    readonly Action: {
      readonly id: string;
      readonly name: string;
      readonly description?: string;
      readonly is_published: boolean;
      readonly step_count: number;
      readonly intents: readonly string[];
      readonly version: number | string;
    };
    readonly RecordedStep: {
      readonly type?: string;
      readonly selector?: string;
      readonly description?: string;
    };
    readonly Draft: {
      readonly id: string;
      readonly name: string;
      readonly description: string;
      readonly intents: readonly string[];
      readonly destructive: boolean;
      readonly page?: { readonly routePattern?: string } | null;
      readonly entry?: { readonly type?: string } | null;
      readonly steps: readonly components["schemas"]["RecordedStep"][];
      readonly created_at?: components["schemas"]["Instant"];
      readonly createdAt?: components["schemas"]["Instant"];
    };
    readonly Run: {
      readonly id: string;
      readonly action_id?: string | null;
      readonly action_name: string;
      readonly status: "success" | "failed" | "running" | "timeout";
      readonly env: components["schemas"]["Environment"];
      readonly duration_ms?: number | null;
      readonly started_at: components["schemas"]["Instant"];
      readonly completed_at?: components["schemas"]["InstantOrNull"];
      readonly was_drift_detected?: boolean;
      readonly was_auto_recovered?: boolean;
      readonly failure_message?: string | null;
      readonly failure_selector?: string | null;
      readonly failure_step_index?: number | null;
      readonly screenshot_url?: string | null;
      readonly step_timeline?: readonly components["schemas"]["TimelineStep"][] | null;
    };
    readonly TimelineStep: {
      readonly type?: string;
      readonly selector?: string | null;
      readonly value?: string | null;
      readonly duration_ms?: number | null;
      readonly error?: string | null;
      readonly status?: string;
    };
    readonly ApiKey: {
      readonly id: string;
      readonly name: string;
      readonly key: string;
      readonly createdAt?: components["schemas"]["Instant"];
      readonly created_at?: components["schemas"]["Instant"];
      readonly lastUsed?: components["schemas"]["InstantOrNull"];
      readonly last_used?: components["schemas"]["InstantOrNull"];
    };
    readonly NewKey: string | { readonly key: string };
    readonly Member: {
      readonly id: string;
      readonly email: string;
      readonly role: components["schemas"]["Role"];
      readonly joined_at?: components["schemas"]["Instant"] | null;
      readonly invited_at?: components["schemas"]["InstantOrNull"];
    };
    readonly Calls: {
      readonly "GET /v1/sites/me": { readonly response: components["schemas"]["Site"] };
      readonly "PUT /v1/site": {
        readonly body: {
          readonly name: string;
          readonly domain_dev: string;
          readonly domain_staging: string;
          readonly domain_prod: string;
        };
        readonly response: components["schemas"]["Site"];
      };
      readonly "PUT /v1/site/settings": {
        readonly body: WithRequired<
          components["schemas"]["SiteSettings"],
          | "widget_enabled"
          | "launcher_side"
          | "launcher_offset_x"
          | "launcher_offset_y"
          | "launcher_z_index"
          | "brand_color"
          | "brand_title"
          | "brand_logo_url"
          | "hotkey_enabled"
          | "hotkey_combination"
          | "coexistence_mode"
          | "routes_include"
          | "routes_exclude"
        >;
        readonly response: { readonly settings?: components["schemas"]["SiteSettings"] };
      };
      readonly "GET /v1/usage/summary": { readonly response: components["schemas"]["UsageSummary"] };
      readonly "GET /v1/usage/timeseries": {
        readonly response:
          | { readonly timeseries: readonly components["schemas"]["UsagePoint"][] }
          | readonly components["schemas"]["UsagePoint"][];
      };
      readonly "GET /v1/health/drift": {
        readonly response:
          | { readonly drift_alerts: readonly components["schemas"]["DriftAlert"][] }
          | readonly components["schemas"]["DriftAlert"][];
      };
      readonly "GET /v1/actions": {
        readonly response:
          | { readonly actions: readonly components["schemas"]["Action"][] }
          | readonly components["schemas"]["Action"][];
      };
      readonly "POST /v1/actions/{id}/publish": {
        readonly response: { readonly action?: components["schemas"]["Action"] };
      };
      readonly "POST /v1/actions/{id}/unpublish": {
        readonly response: { readonly action?: components["schemas"]["Action"] };
      };
      readonly "GET /v1/drafts": {
        readonly response:
          | { readonly drafts: readonly components["schemas"]["Draft"][] }
          | readonly components["schemas"]["Draft"][];
      };
      readonly "GET /v1/drafts/{id}": {
        readonly response:
          | { readonly draft: components["schemas"]["Draft"] }
          | components["schemas"]["Draft"];
      };
      readonly "PUT /v1/drafts/{id}": {
        readonly body: {
          readonly name: string;
          readonly description: string;
          readonly intents: readonly string[];
          readonly destructive: boolean;
        };
        readonly response: { readonly draft?: components["schemas"]["Draft"] };
      };
      readonly "POST /v1/drafts/{id}/publish": {
        readonly response: { readonly actionId?: string; readonly action_id?: string };
      };
      readonly "GET /v1/runs": {
        readonly response:
          | { readonly runs: readonly components["schemas"]["Run"][] }
          | readonly components["schemas"]["Run"][];
      };
      readonly "GET /v1/runs/{id}": {
        readonly response: { readonly run: components["schemas"]["Run"] } | components["schemas"]["Run"];
      };
      readonly "GET /v1/keys/list": {
        readonly response:
          | { readonly keys: readonly components["schemas"]["ApiKey"][] }
          | readonly components["schemas"]["ApiKey"][];
      };
      readonly "POST /v1/keys": {
        readonly body: { readonly name: string; readonly site_id: string };
        readonly response: {
          readonly id?: string;
          readonly api_key?: components["schemas"]["NewKey"];
          readonly key?: components["schemas"]["NewKey"];
        };
      };
      readonly "DELETE /v1/keys/{id}": Record<string, never>;
      readonly "POST /v1/billing/checkout": {
        readonly body: { readonly plan: "starter" | "pro" | "enterprise" };
        readonly response: { readonly url: string };
      };
      readonly "GET /v1/billing/portal": { readonly response: { readonly url: string } };
      readonly "GET /v1/members": {
        readonly response:
          | { readonly members: readonly components["schemas"]["Member"][] }
          | readonly components["schemas"]["Member"][];
      };
      readonly "POST /v1/invite": {
        readonly body: { readonly email: string; readonly role: components["schemas"]["Role"] };
        readonly response: { readonly member?: components["schemas"]["Member"] };
      };
      readonly "DELETE /v1/members/{id}": Record<string, never>;
      readonly "PUT /v1/members/{id}/role": {
        readonly body: { readonly role: components["schemas"]["Role"] };
        readonly response: { readonly member?: components["schemas"]["Member"] };
      };
    };
  };
  responses: never;
  parameters: never;
  requestBodies: never;
  headers: never;
  pathItems: never;
}
type WithRequired<T, K extends keyof T> = T & {
  [P in K]-?: T[P];
};
