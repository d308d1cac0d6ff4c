import type { Meta, StoryObj } from "@storybook/react-vite";
import { Skeleton, Stack, Text } from "@understudy/ui";
import { fn } from "storybook/test";
import { fixedNow } from "@understudy/model/fixtures";
import { type Failure, loadErrors, type Remote, siteMessages, teamMessages } from "@understudy/model";
import { RemoteSection } from "./RemoteSection";
import { SessionActionsProvider } from "./SessionActions";
import { WriteFailure } from "./WriteFailure";
import { pageModes } from "../testing/page-modes";

const details = {
  time: "2026-03-04T15:06:00.000Z",
  method: "GET",
  pattern: "/v1/runs",
  status: 500,
  requestId: "req-7f3a",
  version: "0.1.0+5f1c09a",
};
export const answered: Failure = {
  kind: "answer",
  status: 500,
  message: "The database is restarting",
  details,
};
export const signIn = fn();
const ready: Remote<string> = {
  state: "ready",
  data: "Twelve runs",
  asOf: fixedNow - 120_000,
  refresh: { state: "idle" },
};
const failed = (failure: Failure): Remote<string> => ({ state: "failed", failure });

const meta = {
  title: "Around pages/Shared parts",
  excludeStories: ["answered", "signIn"],
  component: RemoteSection<string>,
  args: {
    remote: ready,
    loadingLabel: "Loading runs",
    skeleton: <Skeleton />,
    failureTitle: loadErrors.runs,
    onRetry: fn(),
    children: (data) => <Text>{data}</Text>,
  },
  decorators: [
    (Story) => (
      <SessionActionsProvider value={{ signIn, chooseAccount: fn() }}>
        <Story />
      </SessionActionsProvider>
    ),
  ],
  parameters: { chromatic: { modes: pageModes } },
} satisfies Meta<typeof RemoteSection<string>>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A part of a page with its data. */
export const Ready: Story = { tags: ["success"] };
/** A part of a page while it loads. */
export const Loading: Story = { tags: ["loading"], args: { remote: { state: "loading" } } };
/** The server’s reason, Retry, and details for support. */
export const LoadFailed: Story = { tags: ["error"], args: { remote: failed(answered) } };

/** No response arrived, so there is no reason from the server. */
export const NoConnection: Story = { args: { remote: failed({ kind: "network", details }) } };
/** The server asks to wait for 90 seconds before the next try. */
export const RateLimited: Story = {
  args: {
    remote: failed({ kind: "answer", status: 429, message: "Too many requests", retryAfter: 90, details }),
  },
};
/** The session ended, so signing in again is offered, beside Retry. */
export const SessionLost: Story = {
  tags: ["error"],
  args: { remote: failed({ kind: "session", status: 401, details }) },
};

/** The last refresh failed: the previous data stays, with its age and Retry. */
export const Stale: Story = {
  args: {
    remote: {
      state: "ready",
      data: "Twelve runs",
      asOf: fixedNow - 600_000,
      refresh: { state: "failed", failure: answered, isRetrying: false },
    },
  },
};

/** Failed writes: with the server’s reason, without a response, and without a session. */
export const WritesFailed: Story = {
  tags: ["error"],
  render: () => (
    <Stack gap="4">
      <WriteFailure failure={answered} title={siteMessages.saveFailed} />
      <WriteFailure failure={{ kind: "network" }} title={teamMessages.inviteFailed} />
      <WriteFailure failure={{ kind: "session" }} title={teamMessages.role.failed} />
    </Stack>
  ),
};
