import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, within } from "storybook/test";
import {
  draft,
  failed,
  fixedNow,
  fragileSteps,
  loading,
  manySteps,
  ready,
  sessionFailure,
  sessionRefresh,
  staleRefresh,
} from "@understudy/model/fixtures";
import {
  type Draft,
  type DraftEdit,
  draftFormFields,
  draftMessages,
  editOf,
  type Refresh,
  type Remote,
  uneditedForm,
  unsavedFields,
} from "@understudy/model";
import { DraftScreen } from "./DraftScreen";
import type { DraftView } from "./draft-view";
import { alerted } from "../../testing/BrowserAlert";
import { pageModes } from "../../testing/page-modes";
import { showsRetry } from "../../testing/shows-retry";

export const viewOf = (
  whole: Draft,
  edit: Partial<DraftEdit> = {},
  over: Partial<DraftView> = {},
  refresh?: Refresh,
): Remote<DraftView> => {
  const edited = { ...editOf(whole), ...edit };
  return ready(
    {
      draft: whole,
      edit: edited,
      unsaved: unsavedFields({ ...uneditedForm(editOf(whole)), edit: edited }, draftFormFields),
      conflicts: [],
      offer: null,
      ...over,
    },
    refresh,
  );
};

const typed: Partial<DraftEdit> = {
  name: "Move a stay to other dates",
  intents: ["change my dates", "come a day later", ""],
};

const meta = {
  title: "Pages/Edit Draft",
  excludeStories: ["viewOf"],
  component: DraftScreen,
  args: {
    draft: viewOf(draft()),
    activity: { state: "idle" },
    question: null,
    keptEdits: [],
    onReload: fn(),
    onChange: fn(),
    onResolve: fn(),
    onSave: fn(),
    onPublish: fn(),
    onDiscard: fn(),
    onRestore: fn(),
    answers: {
      onConfirmPublish: fn(),
      onConfirmDiscard: fn(),
      onCancel: fn(),
    },
  },
  parameters: { chromatic: { modes: pageModes } },
} satisfies Meta<typeof DraftScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The draft’s fields, beside the steps that were recorded. */
export const Ready: Story = { tags: ["success"] };

/** Skeletons in the shape of the form and the steps. */
export const Loading: Story = { tags: ["loading"], args: { draft: loading } };

/** The server’s reason, and Retry. */
export const LoadFailed: Story = { tags: ["error"], args: { draft: failed() } };

const gone = failed({ kind: "answer", status: 404, message: draftMessages.gone });

/** The draft is gone: its own words, Retry and the way back. */
export const Gone: Story = {
  tags: ["error"],
  args: { draft: gone },
  play: async ({ canvas }) => {
    const panel = within(canvas.getByRole("alert", { name: "Failed to load draft" }));
    await expect(panel.getByText("This draft no longer exists. It may have been published.")).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Retry" })).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Back to Drafts" })).toBeVisible();
  },
};

/** Someone else published the draft while it was edited here; the edits can be copied. */
export const PublishedElsewhere: Story = {
  tags: ["error"],
  args: {
    draft: gone,
    keptEdits: [
      {
        ...uneditedForm(editOf(draft())),
        edit: { ...editOf(draft()), ...typed },
        savedAt: fixedNow - 300_000,
      },
    ],
  },
};

/** No response arrived, so the draft may have been saved. */
export const OutcomeUnknown: Story = {
  tags: ["error"],
  args: { activity: { state: "idle", note: "It may have gone through." } },
};

/** A colleague changed the draft after the question was asked: nothing is published before it was seen. */
export const ChangedMeanwhile: Story = {
  args: { activity: { state: "idle", note: draftMessages.changedMeanwhile("Description") } },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText("Not published: Description changed meanwhile. Check the draft, then publish."),
    ).toBeVisible();
  },
};

/** After an alert, how long the server asks to wait. */
export const Wait: Story = {
  tags: ["error"],
  args: { activity: { state: "idle", note: "Try again in 30 seconds." } },
};

/** Save Draft waits for the server, and Publish is disabled. */
export const Saving: Story = {
  tags: ["loading"],
  args: { draft: viewOf(draft(), typed), activity: { state: "saving" } },
};

/** The browser’s alert after a save. */
export const SavedAlert: Story = { tags: ["success"], decorators: alerted(draftMessages.saved) };
/** The browser’s alert after publishing, with the action’s ID. */
export const PublishedAlert: Story = {
  tags: ["success"],
  decorators: alerted(draftMessages.published("act_book_table")),
};

/** The server sent no ID of the new action. */
export const PublishedAlertWithoutId: Story = {
  tags: ["success"],
  decorators: alerted(draftMessages.published("")),
};
/** The browser’s alert after a save that failed without a message of the server’s; the edits stay. */
export const SaveFailed: Story = {
  tags: ["error"],
  args: { draft: viewOf(draft(), typed) },
  decorators: alerted(draftMessages.saveFailed),
};
/** The browser’s alert after publishing failed without a message of the server’s. */
export const PublishFailed: Story = { tags: ["error"], decorators: alerted(draftMessages.publishFailed) };

/** The question before publishing. */
export const ConfirmPublish: Story = {
  tags: ["dialog"],
  args: { question: { what: "publish" } },
};

/** The question names the unsaved fields. */
export const ConfirmPublishUnsaved: Story = {
  tags: ["dialog"],
  args: { draft: viewOf(draft(), typed), question: { what: "publish" } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("alertdialog")).toHaveTextContent(/Saves .+, then publishes\./);
  },
};

/** The question says how many steps may break. */
export const ConfirmPublishRisks: Story = {
  tags: ["dialog"],
  args: {
    draft: viewOf(draft({ name: "Delete a guest account", steps: fragileSteps })),
    question: { what: "publish" },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("alertdialog")).toHaveTextContent("2 steps may break, 1 can’t run");
  },
};

/** The question stays open while the draft is published. */
export const Publishing: Story = { tags: ["loading"], args: { activity: { state: "publishing" } } };

/** Nothing was recorded, and no field is filled in. */
export const NoSteps: Story = {
  tags: ["empty"],
  args: {
    draft: viewOf(
      draft({
        name: "",
        description: "",
        intents: [],
        routePattern: null,
        entryType: null,
        steps: [],
        createdAt: null,
      }),
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("No steps recorded")).toBeInTheDocument();
    for (const name of ["Save Draft", "Publish"])
      await expect(canvas.getByRole("button", { name })).toBeEnabled();
  },
};

/** Changed fields are marked, and can be saved or discarded. */
export const Unsaved: Story = {
  args: { draft: viewOf(draft(), typed) },
};

/** The question before unsaved changes are discarded. */
export const ConfirmDiscard: Story = {
  tags: ["dialog"],
  args: { draft: viewOf(draft(), typed), question: { what: "edits" } },
};

/** Changes from an earlier visit can be restored. */
export const RestoreOffered: Story = {
  args: { draft: viewOf(draft(), {}, { offer: { state: "offered", savedAt: fixedNow - 3_600_000 } }) },
};

/** The question before changes from an earlier visit are deleted. */
export const ConfirmDiscardOffer: Story = {
  tags: ["dialog"],
  args: {
    draft: viewOf(draft(), {}, { offer: { state: "offered", savedAt: fixedNow - 3_600_000 } }),
    question: { what: "offer", savedAt: fixedNow - 3_600_000 },
  },
};

/** Changes were restored, and still older ones are offered. */
export const RestoredAndOlderOffered: Story = {
  args: {
    draft: viewOf(draft(), typed, {
      offer: { state: "offered", savedAt: fixedNow - 7_200_000, restoredFrom: fixedNow - 3_600_000 },
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Restored your changes from/)).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Restore changes" })).toBeVisible();
  },
};
/** Changes from an earlier visit are back in the form, unsaved. */
export const Restored: Story = {
  tags: ["success"],
  args: { draft: viewOf(draft(), typed, { offer: { state: "restored", savedAt: fixedNow - 3_600_000 } }) },
};

/** The last refresh failed: the edits stay. */
export const Stale: Story = {
  tags: ["error"],
  args: { draft: viewOf(draft(), typed, {}, staleRefresh) },
  play: showsRetry,
};

/** Someone else changed the same fields: each shows both versions to choose from. */
export const Conflict: Story = {
  tags: ["error"],
  args: {
    draft: viewOf(draft(), typed, {
      conflicts: [
        { field: "name", yours: "Move a stay to other dates", theirs: "Change the dates of a stay" },
        {
          field: "intents",
          yours: "change my dates\ncome a day later",
          theirs: "change my dates\nmove my booking\nstay longer",
        },
      ],
    }),
  },
};

/** Steps that may break are marked with the reason, and counted above the list. */
export const FragileSteps: Story = {
  args: { draft: viewOf(draft({ name: "Delete a guest account", steps: fragileSteps })) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("2 steps may break, 1 can’t run.")).toBeVisible();
    await expect(canvas.getAllByText("Fragile")).toHaveLength(2);
    await expect(canvas.getByText("No selector")).toBeVisible();
    await expect(canvas.getAllByText(/Depends on element order/)[0]).toBeVisible();
  },
};

/** A recording of 200 steps. */
export const TwoHundredSteps: Story = { args: { draft: viewOf(draft({ steps: manySteps(200) })) } };

/** The session ended before the save: the edits stay, and signing in again is offered. */
export const SessionLost: Story = {
  tags: ["error"],
  // The refetch before the save failed, too.
  args: {
    draft: viewOf(draft(), typed, {}, sessionRefresh),
    activity: { state: "sessionEnded", failure: sessionFailure },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("alert", { name: "Your session ended" })).toBeVisible();
    await expect(canvas.getByRole("textbox", { name: "Name" })).toHaveValue("Move a stay to other dates");
  },
};
