import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import {
  action,
  actions,
  failed,
  loading,
  manyActions,
  refusedFailure,
  sessionRefresh,
  staleRefresh,
} from "@understudy/model/fixtures";
import {
  type Action,
  actionMessages,
  type ActionsQuery,
  allActions,
  type Refresh,
  selectActions,
} from "@understudy/model";
import { ActionsScreen, type ActionsScreenProps } from "./ActionsScreen";
import { listState } from "../testing/list-state";
import { alerted } from "../testing/BrowserAlert";
import { pageModes } from "../testing/page-modes";
import { showsRetry } from "../testing/shows-retry";
import { actionListTexts } from "./actions-texts";

const shown = (
  query: Partial<ActionsQuery>,
  all: readonly Action[] = actions,
  refresh?: Refresh,
): Pick<ActionsScreenProps, "list"> => ({
  list: listState(all, { ...allActions, ...query }, selectActions, refresh),
});
const { list } = shown({});

const idle: ActionsScreenProps["toggled"] = {
  busy: new Set(),
  outcome: { state: "idle" },
  done: null,
  onToggle: fn(),
};

const meta = {
  title: "Pages/Actions",
  component: ActionsScreen,
  args: {
    ...shown({}),
    toggled: idle,
    published: null,
  },
  parameters: { chromatic: { modes: pageModes } },
} satisfies Meta<typeof ActionsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Published and disabled actions, each with its steps, intents, version and switch. */
export const Ready: Story = { tags: ["success"] };

/** The search and the status filter work while rows load. */
export const Loading: Story = { tags: ["loading"], args: { list: { ...list, view: loading } } };

/** The browser’s alert after an action could not be enabled or disabled. */
export const ToggleFailed: Story = { tags: ["error"], decorators: alerted(actionMessages.toggleFailed) };

/** A toggled row keeps its place, and screen readers hear the change. */
export const Toggled: Story = {
  tags: ["success"],
  args: { toggled: { ...idle, done: { name: "Book a room", isPublished: true } } },
  parameters: { shows: [actionListTexts.toggled("Book a room", true)] },
};

/** No response arrived, so the action may have been toggled. */
export const OutcomeUnknown: Story = {
  tags: ["error"],
  args: { toggled: { ...idle, outcome: { state: "idle", note: "It may have gone through." } } },
};

/** The server’s reason, and Retry. */
export const LoadFailed: Story = { tags: ["error"], args: { list: { ...list, view: failed() } } };

/** Before the first draft was published. */
export const Empty: Story = {
  tags: ["empty"],
  args: shown({}, []),
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Actions appear here after you publish drafts")).toBeInTheDocument();
    await expect(canvas.getByRole("searchbox", { name: "Search actions" })).toBeVisible();
    await expect(canvas.getByRole("combobox", { name: "Status" })).toBeVisible();
    await expect(canvas.getByText("0 actions")).toBeVisible();
  },
};

/** Search and status match no action, so clearing them is offered. */
export const NoMatches: Story = { tags: ["empty"], args: shown({ q: "sauna", status: "published" }) };

/** A search, sorted by name from Z to A. */
export const Searched: Story = {
  args: shown({ q: "book", sort: { key: "name", direction: "descending" } }),
};

/** The new action’s row is highlighted for two seconds after its draft was published. */
export const JustPublished: Story = {
  tags: ["success"],
  args: { published: "act_book_room" },
  play: ({ args, canvasElement }) =>
    expect(canvasElement.querySelector("[data-highlighted]")).toHaveAttribute("data-row", args.published),
};

/** A switch waits for the server; the other rows can be used. */
export const Toggling: Story = {
  tags: ["loading"],
  args: { toggled: { ...idle, busy: new Set(["act_book_room"]) } },
};

/** The session ended during a toggle, so signing in again is offered above the list. */
export const SessionLost: Story = {
  tags: ["error"],
  args: {
    ...shown({}, actions, sessionRefresh),
    toggled: { ...idle, outcome: { state: "sessionEnded", failure: refusedFailure } },
  },
  play: async ({ canvas }) => {
    const panel = canvas.getByRole("alert", { name: "Your session ended" });
    await expect(panel).toHaveTextContent("The API doesn’t accept this sign-in.");
  },
};

/** The last refresh failed: the previous rows stay, with their age and Retry. */
export const Stale: Story = {
  tags: ["error"],
  args: shown({}, actions, staleRefresh),
  play: showsRetry,
};

/** Rows without a name or steps, with a long name, and in Arabic. */
export const MissingAndLongFields: Story = {
  args: shown({}, [
    action({ key: "1", id: null, name: null, stepCount: null, intents: [], version: null }),
    action({
      key: "2",
      name: "Ein Zimmer buchen, und zwar ein ruhiges mit Blick auf den See, für zwei Nächte im Mai und mit Frühstück",
      version: "2.1.0",
    }),
    action({ key: "3", name: "حجز غرفة لليلتين", intents: ["أريد غرفة", "غرفة لشخصين"] }),
  ]),
};

/** 10,000 actions, of which only the visible rows are rendered. */
export const ThousandsOfActions: Story = {
  tags: ["every-width"],
  args: shown({}, manyActions(10_000)),
};
