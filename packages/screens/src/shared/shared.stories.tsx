import type { Meta, StoryObj } from "@storybook/react-vite";
import { Skeleton, Stack, Text } from "@understudy/ui";
import { fn } from "storybook/test";
import {
  failed,
  failureDetails as details,
  loading,
  networkFailure,
  ready,
  serverFailure,
  sessionFailure,
  staleRefresh,
} from "@understudy/model/fixtures";
import { loadErrors, siteMessages, teamMessages } from "@understudy/model";
import { RemoteSection } from "./RemoteSection";
import { SessionActionsProvider } from "./SessionActions";
import { WriteFailure } from "./WriteFailure";
import { pageModes } from "../testing/page-modes";

export const signIn = fn();

const meta = {
  title: "Around pages/Shared parts",
  excludeStories: ["signIn"],
  component: RemoteSection<string>,
  args: {
    remote: ready("Twelve runs"),
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
export const Loading: Story = { tags: ["loading"], args: { remote: loading } };
/** The server’s reason, Retry, and details for support. */
export const LoadFailed: Story = { tags: ["error"], args: { remote: failed() } };

/** No response arrived, so there is no reason from the server. */
export const NoConnection: Story = { args: { remote: failed({ ...networkFailure, details }) } };
/** The server asks to wait for 90 seconds before the next try. */
export const RateLimited: Story = {
  args: {
    remote: failed({ kind: "answer", status: 429, message: "Too many requests", retryAfter: 90, details }),
  },
};
/** The session ended, so signing in again is offered, beside Retry. */
export const SessionLost: Story = {
  tags: ["error"],
  args: { remote: failed({ ...sessionFailure, details }) },
};

/** The last refresh failed: the previous data stays, with its age and Retry. */
export const Stale: Story = {
  args: { remote: ready("Twelve runs", staleRefresh) },
};

/** Failed writes: with the server’s reason, without a response, and without a session. */
export const WritesFailed: Story = {
  tags: ["error"],
  render: () => (
    <Stack gap="4">
      <WriteFailure failure={serverFailure} title={siteMessages.saveFailed} />
      <WriteFailure failure={networkFailure} title={teamMessages.inviteFailed} />
      <WriteFailure failure={sessionFailure} title={teamMessages.role.failed} />
    </Stack>
  ),
};
