// Generated from api.yaml by scripts/api-types.mjs.
export interface Schemas {
  readonly Error: {
    readonly message?: string;
    readonly error?: string;
    readonly detail?: string;
    readonly code?: string;
    readonly fields?: Readonly<Record<string, string>>;
  };
  readonly Instant: string;
  readonly InstantOrNull: Schemas["Instant"] | null;
  readonly Role: "viewer" | "member" | "admin" | "owner";
  readonly Plan: "free" | "starter" | "pro" | "enterprise";
  readonly Environment: "dev" | "staging" | "prod" | "development" | "production";
  readonly Site: {
    readonly id?: string;
    readonly siteId?: string;
    readonly site_id?: string;
    readonly name: string;
    readonly domains: { readonly dev?: string; readonly staging?: string; readonly prod?: string };
    readonly plan: Schemas["Plan"];
    readonly usage: {
      readonly runs_successful: number;
      readonly runs_failed: number;
      readonly actions_published: number;
    };
    readonly settings: Schemas["SiteSettings"];
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
    readonly latest_occurrence: Schemas["Instant"];
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
    readonly steps: readonly Schemas["RecordedStep"][];
    readonly created_at?: Schemas["Instant"];
    readonly createdAt?: Schemas["Instant"];
  };
  readonly Run: {
    readonly id: string;
    readonly action_id?: string | null;
    readonly action_name: string;
    readonly status: "success" | "failed" | "running" | "timeout";
    readonly env: Schemas["Environment"];
    readonly duration_ms?: number | null;
    readonly started_at: Schemas["Instant"];
    readonly completed_at?: Schemas["InstantOrNull"];
    readonly was_drift_detected?: boolean;
    readonly was_auto_recovered?: boolean;
    readonly failure_message?: string | null;
    readonly failure_selector?: string | null;
    readonly failure_step_index?: number | null;
    readonly screenshot_url?: string | null;
    readonly step_timeline?: readonly Schemas["TimelineStep"][] | null;
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
    readonly createdAt?: Schemas["Instant"];
    readonly created_at?: Schemas["Instant"];
    readonly lastUsed?: Schemas["InstantOrNull"];
    readonly last_used?: Schemas["InstantOrNull"];
  };
  readonly NewKey: string | { readonly key: string };
  readonly Member: {
    readonly id: string;
    readonly email: string;
    readonly role: Schemas["Role"];
    readonly joined_at?: Schemas["Instant"] | null;
    readonly invited_at?: Schemas["InstantOrNull"];
  };
}

export interface Calls {
  readonly "GET /v1/sites/me": { readonly response: Schemas["Site"] };
  readonly "PUT /v1/site": {
    readonly body: {
      readonly name: string;
      readonly domain_dev: string;
      readonly domain_staging: string;
      readonly domain_prod: string;
    };
    readonly response: Schemas["Site"];
  };
  readonly "PUT /v1/site/settings": {
    readonly body: Schemas["SiteSettings"] &
      Required<
        Pick<
          Schemas["SiteSettings"],
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
        >
      >;
    readonly response: { readonly settings?: Schemas["SiteSettings"] };
  };
  readonly "GET /v1/usage/summary": { readonly response: Schemas["UsageSummary"] };
  readonly "GET /v1/usage/timeseries": {
    readonly response:
      | { readonly timeseries: readonly Schemas["UsagePoint"][] }
      | readonly Schemas["UsagePoint"][];
  };
  readonly "GET /v1/health/drift": {
    readonly response:
      | { readonly drift_alerts: readonly Schemas["DriftAlert"][] }
      | readonly Schemas["DriftAlert"][];
  };
  readonly "GET /v1/actions": {
    readonly response: { readonly actions: readonly Schemas["Action"][] } | readonly Schemas["Action"][];
  };
  readonly "POST /v1/actions/{id}/publish": { readonly response: { readonly action?: Schemas["Action"] } };
  readonly "POST /v1/actions/{id}/unpublish": { readonly response: { readonly action?: Schemas["Action"] } };
  readonly "GET /v1/drafts": {
    readonly response: { readonly drafts: readonly Schemas["Draft"][] } | readonly Schemas["Draft"][];
  };
  readonly "GET /v1/drafts/{id}": {
    readonly response: { readonly draft: Schemas["Draft"] } | Schemas["Draft"];
  };
  readonly "PUT /v1/drafts/{id}": {
    readonly body: {
      readonly name: string;
      readonly description: string;
      readonly intents: readonly string[];
      readonly destructive: boolean;
    };
    readonly response: { readonly draft?: Schemas["Draft"] };
  };
  readonly "POST /v1/drafts/{id}/publish": {
    readonly response: { readonly actionId?: string; readonly action_id?: string };
  };
  readonly "GET /v1/runs": {
    readonly response: { readonly runs: readonly Schemas["Run"][] } | readonly Schemas["Run"][];
  };
  readonly "GET /v1/runs/{id}": { readonly response: { readonly run: Schemas["Run"] } | Schemas["Run"] };
  readonly "GET /v1/keys/list": {
    readonly response: { readonly keys: readonly Schemas["ApiKey"][] } | readonly Schemas["ApiKey"][];
  };
  readonly "POST /v1/keys": {
    readonly body: { readonly name: string; readonly site_id: string };
    readonly response: {
      readonly id?: string;
      readonly api_key?: Schemas["NewKey"];
      readonly key?: Schemas["NewKey"];
    };
  };
  readonly "DELETE /v1/keys/{id}": {};
  readonly "POST /v1/billing/checkout": {
    readonly body: { readonly plan: "starter" | "pro" | "enterprise" };
    readonly response: { readonly url: string };
  };
  readonly "GET /v1/billing/portal": { readonly response: { readonly url: string } };
  readonly "GET /v1/members": {
    readonly response: { readonly members: readonly Schemas["Member"][] } | readonly Schemas["Member"][];
  };
  readonly "POST /v1/invite": {
    readonly body: { readonly email: string; readonly role: Schemas["Role"] };
    readonly response: { readonly member?: Schemas["Member"] };
  };
  readonly "DELETE /v1/members/{id}": {};
  readonly "PUT /v1/members/{id}/role": {
    readonly body: { readonly role: Schemas["Role"] };
    readonly response: { readonly member?: Schemas["Member"] };
  };
}
