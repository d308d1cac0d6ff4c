import { describe, expect, test } from "vitest";
import type { ApiKey, DriftAlert, Member } from "@understudy/model";
import { bareAlert, bareKey, bareMember } from "../testing/entities";
import { decodeDrift } from "./drift";
import { decodeKeys } from "./keys";
import { decodeMembers } from "./team";

const written = "2026-03-04T15:06:00Z";

describe("drift alerts", () => {
  const nothing: DriftAlert = { ...bareAlert, key: "~1", actionId: null };

  test.each([
    [
      {
        action_id: "a1",
        action_name: "Book",
        drift_count: 3,
        recovery_rate: 66.7,
        latest_occurrence: written,
      },
      {
        key: "a1",
        actionId: "a1",
        actionName: "Book",
        driftCount: 3,
        recoveryRate: 66.7,
        latestOccurrence: written,
      },
    ],
    [{}, nothing],
    [{ action_name: " ", drift_count: -1, recovery_rate: "all", latest_occurrence: "never" }, nothing],
    [{ latest_occurrence: "2026-11-01" }, { ...nothing, latestOccurrence: "2026-11-01" }],
    [{ latest_occurrence: 1_772_636_760 }, { ...nothing, latestOccurrence: "2026-03-04T15:06:00.000Z" }],
    [
      { recovery_rate: 101, drift_count: "3" },
      { ...nothing, recoveryRate: 100, driftCount: 3 },
    ],
  ])("%j", (sent, expected) => {
    expect(decodeDrift({ drift_alerts: [sent] })).toEqual([expected]);
    expect(decodeDrift([sent])).toEqual([expected]);
  });
});

describe("keys", () => {
  const nothing: ApiKey = { ...bareKey, key: "~1", id: null };

  test.each([
    [
      { id: "k1", name: "Build", key: "sk_…42", createdAt: written, lastUsed: written },
      { key: "k1", id: "k1", name: "Build", masked: "sk_…42", createdAt: written, lastUsed: written },
    ],
    [
      { id: "k1", name: "Build", key: "sk_…42", created_at: written, last_used: written },
      { key: "k1", id: "k1", name: "Build", masked: "sk_…42", createdAt: written, lastUsed: written },
    ],
    [{}, nothing],
    [
      { createdAt: "2026-11-01", last_used: "2026-11-02" },
      { ...nothing, createdAt: "2026-11-01", lastUsed: "2026-11-02" },
    ],
    [
      { lastUsed: null, createdAt: "2026-13-01", key: {}, name: 5 },
      { ...nothing, name: "5" },
    ],
    [{ lastUsed: "0001-01-01T00:00:00Z" }, nothing],
    [{ lastUsed: "last week" }, { ...nothing, lastUsed: "last week" }],
    [{ last_used: {} }, { ...nothing, lastUsed: "" }],
  ])("%j", (sent, expected) => {
    expect(decodeKeys({ keys: [sent] })).toEqual([expected]);
    expect(decodeKeys([sent])).toEqual([expected]);
  });
});

describe("members", () => {
  const nothing: Member = { ...bareMember, key: "~1", id: null };

  test.each([
    [
      { id: "m1", email: "ada@example.com", role: "admin", joined_at: written, invited_at: written },
      { key: "m1", id: "m1", email: "ada@example.com", role: "admin", hasJoined: true, invitedAt: written },
    ],
    [{}, nothing],
    [
      { role: "janitor", joined_at: null, invited_at: "" },
      { ...nothing, role: "janitor" },
    ],
    [{ invited_at: "2026-11-01" }, { ...nothing, invitedAt: "2026-11-01" }],
    [
      { email: ["a@b.c"], role: 4 },
      { ...nothing, role: "4" },
    ],
  ])("%j", (sent, expected) => {
    expect(decodeMembers({ members: [sent] })).toEqual([expected]);
    expect(decodeMembers([sent])).toEqual([expected]);
  });

  test.each([
    [written, true],
    [true, true],
    ["Mon, 03 Nov 2025 09:00:00 +0000", true],
    [{}, true],
    [null, false],
    ["", false],
    [" ", false],
    [false, false],
    [0, false],
    ["0001-01-01T00:00:00Z", false],
    ["0000-00-00", false],
  ])("the join date %j means joined: %s", (joined_at, hasJoined) => {
    expect(decodeMembers([{ joined_at }])).toMatchObject([{ hasJoined }]);
  });
});
