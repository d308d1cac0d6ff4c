import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import {
  draft,
  failed,
  fixedNow,
  fragileSteps,
  loading,
  manySteps,
  ready,
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
import { BrowserAlert } from "../../testing/BrowserAlert";
import { expectRoles } from "../../testing/expect-roles";
import { pageModes } from "../../testing/page-modes";

const viewOf = (
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
  component: DraftScreen,
  args: {
    draft: viewOf(draft()),
    activity: { state: "idle", note: null },
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
export const ReadyInteraction: Story = {
  ...Ready,
  tags: ["interaction"],
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args, canvas }) => {
    const before = editOf(draft());
    await expect(
      canvas.getByRole("heading", { level: 1, name: "Edit Draft Move a stay to other nights" }),
    ).toBeInTheDocument();
    await expect(canvas.getByRole("link", { name: "Back to Drafts" })).toHaveAttribute("href", "/drafts");
    await userEvent.type(canvas.getByRole("textbox", { name: "Name" }), "!");
    await expect(args.onChange).toHaveBeenLastCalledWith({ ...before, name: "Move a stay to other nights!" });
    await userEvent.type(canvas.getByRole("textbox", { name: "Description" }), "!");
    await expect(args.onChange).toHaveBeenLastCalledWith({
      ...before,
      description: "For guests who want to come a day earlier or later.!",
    });
    await userEvent.click(canvas.getByRole("checkbox", { name: "Destructive action" }));
    await expect(args.onChange).toHaveBeenLastCalledWith({ ...before, destructive: true });
    await userEvent.click(canvas.getByRole("button", { name: "Add phrase" }));
    await expect(args.onChange).toHaveBeenLastCalledWith({ ...before, intents: [...before.intents, ""] });
    await userEvent.click(canvas.getByRole("button", { name: "Remove come a day later" }));
    await expect(args.onChange).toHaveBeenLastCalledWith({ ...before, intents: ["change my dates"] });

    const page = within(canvas.getByRole("region", { name: "Page & Entry" }));
    await expect(page.getByText("/my-stays/:booking")).toBeVisible();
    await expect(page.getByText("button")).toBeVisible();
    await expect(page.queryByRole("textbox")).toBeNull();
    const steps = within(canvas.getByRole("list", { name: "Steps" })).getAllByRole("listitem");
    await expect(steps.map((each) => Number.parseInt(each.textContent, 10))).toEqual([1, 2, 3, 4, 5, 6, 7]);
    const step = within(steps[1] ?? document.body);
    for (const words of ["Open booking", "click", '[data-testid="open-booking"]'])
      await expect(step.getByText(words)).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Save Draft" }));
    await expect(args.onSave).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole("button", { name: "Publish" }));
    await expect(args.onPublish).toHaveBeenCalledOnce();
  },
};

/** Skeletons in the shape of the form and the steps. */
export const Loading: Story = { tags: ["loading"], args: { draft: loading } };

/** The server’s reason, and Retry. */
export const LoadFailed: Story = { tags: ["error"], args: { draft: failed() } };
export const LoadFailedInteraction: Story = {
  ...LoadFailed,
  tags: ["interaction"],
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole("alert", { name: "Failed to load draft" })).toBeInTheDocument();
    await expect(canvas.getByRole("link", { name: "Back to Drafts" })).toBeInTheDocument();
    await userEvent.click(canvas.getByRole("button", { name: "Retry" }));
    await expect(args.onReload).toHaveBeenCalledOnce();
  },
};

/** Someone else published the draft while it was edited here; the edits can be copied. */
export const PublishedElsewhere: Story = {
  tags: ["error"],
  args: {
    draft: failed(),
    keptEdits: [
      {
        ...uneditedForm(editOf(draft())),
        edit: { ...editOf(draft()), ...typed },
        savedAt: fixedNow - 300_000,
      },
    ],
  },
};
export const PublishedElsewhereInteraction: Story = {
  ...PublishedElsewhere,
  tags: ["interaction"],
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args, canvas }) => {
    const edits = within(canvas.getByRole("region", { name: /^Unsaved changes from/ }));
    await expect(edits.getByText("Move a stay to other dates")).toBeVisible();
    await expect(edits.queryByText("Description")).not.toBeInTheDocument();
    await expect(edits.getByRole("button", { name: "Copy changes" })).toBeEnabled();
    await userEvent.click(edits.getByRole("button", { name: "Discard" }));
    await expect(args.onDiscard).toHaveBeenCalledWith({ what: "offer", savedAt: fixedNow - 300_000 });
  },
};

/** No response arrived, so the draft may have been saved. */
export const OutcomeUnknown: Story = {
  tags: ["error"],
  args: { activity: { state: "idle", note: "It may have gone through." } },
};

/** Save Draft waits for the server, and Publish is disabled. */
export const Saving: Story = {
  tags: ["loading"],
  args: { draft: viewOf(draft(), typed), activity: { state: "saving" } },
};
export const SavingInteraction: Story = {
  ...Saving,
  tags: ["interaction"],
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Save Draft" }));
    await expect(args.onSave).not.toHaveBeenCalled();
  },
};

const alerted = (sentence: string): NonNullable<Story["decorators"]> => [
  (Story) => (
    <BrowserAlert says={sentence}>
      <Story />
    </BrowserAlert>
  ),
];
/** The browser’s alert after a save. */
export const SavedAlert: Story = { tags: ["success"], decorators: alerted(draftMessages.saved) };
/** The browser’s alert after publishing, with the action’s ID. */
export const PublishedAlert: Story = {
  tags: ["success"],
  decorators: alerted(draftMessages.published("act_book_table")),
};

/** The question before publishing. */
export const ConfirmPublish: Story = {
  args: { question: { what: "publish" } },
};
export const ConfirmPublishInteraction: Story = {
  ...ConfirmPublish,
  tags: ["interaction"],
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args, canvas }) => {
    const dialog = within(await canvas.findByRole("alertdialog"));
    await expect(
      dialog.getByText(
        "Are you sure you want to publish this draft? It will be available to admins immediately.",
      ),
    ).toBeVisible();
    await userEvent.click(dialog.getByRole("button", { name: "Cancel" }));
    await expect(args.answers.onCancel).toHaveBeenCalledOnce();
    await userEvent.click(dialog.getByRole("button", { name: "Publish" }));
    await expect(args.answers.onConfirmPublish).toHaveBeenCalledOnce();
  },
};

/** The question says that unsaved changes are saved first. */
export const ConfirmPublishUnsaved: Story = {
  args: { draft: viewOf(draft(), typed), question: { what: "publish" } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("alertdialog")).toHaveTextContent(
      "Unsaved changes will be saved first.",
    );
  },
};

/** The question says how many steps may break. */
export const ConfirmPublishRisks: Story = {
  args: {
    draft: viewOf(draft({ name: "Delete a guest account", steps: fragileSteps })),
    question: { what: "publish" },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("alertdialog")).toHaveTextContent("3 steps may break");
  },
};

/** The question stays open while the draft is published. */
export const Publishing: Story = { tags: ["loading"], args: { activity: { state: "publishing" } } };

export const RecordedSecretInteraction: Story = {
  args: {
    draft: viewOf(
      draft({ steps: [{ type: "input", selector: '#password[value="hunter2"]', description: null }] }),
    ),
  },
  tags: ["interaction"],
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^#password\[value=/)).toHaveTextContent('#password[value="••••••••"]');
    await expect(canvas.queryByText(/hunter2/)).toBeNull();
  },
};

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
export const UnsavedInteraction: Story = {
  ...Unsaved,
  tags: ["interaction"],
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText("Unsaved changes")).toBeInTheDocument();
    await expect(canvas.getByRole("textbox", { name: "Name" })).toHaveAccessibleDescription("unsaved");
    await userEvent.click(canvas.getByRole("button", { name: "Discard changes" }));
    await expect(args.onDiscard).toHaveBeenCalledWith({ what: "edits" });
  },
};

/** The question before unsaved changes are discarded. */
export const ConfirmDiscard: Story = {
  args: { draft: viewOf(draft(), typed), question: { what: "edits" } },
};

/** Changes from an earlier visit can be restored. */
export const RestoreOffered: Story = {
  args: { draft: viewOf(draft(), {}, { offer: { state: "offered", savedAt: fixedNow - 3_600_000 } }) },
};
export const RestoreOfferedInteraction: Story = {
  ...RestoreOffered,
  tags: ["interaction"],
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Restore changes" }));
    await expect(args.onRestore).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole("button", { name: "Discard" }));
    await expect(args.onDiscard).toHaveBeenCalledWith({
      what: "offer",
      savedAt: fixedNow - 3_600_000,
    });
  },
};

/** The question before changes from an earlier visit are deleted. */
export const ConfirmDiscardOffer: Story = {
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
export const Stale: Story = { args: { draft: viewOf(draft(), typed, {}, staleRefresh) } };

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
export const ConflictInteraction: Story = {
  ...Conflict,
  tags: ["interaction"],
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args, canvas }) => {
    const name = canvas.getByRole("textbox", { name: "Name" });
    await expect(name).toHaveAccessibleDescription(/Someone else changed this too/);
    await expect(canvas.getByText("2 conflicts to resolve")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Save Draft" }));
    await expect(args.onSave).not.toHaveBeenCalled();
    const [keepName, keepIntents] = canvas.getAllByRole("button", { name: "Keep yours" });
    await expect(keepName).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(args.onResolve).toHaveBeenLastCalledWith("name", "yours");
    await expect(name).toHaveFocus();
    if (keepIntents) await userEvent.click(keepIntents);
    await expect(args.onResolve).toHaveBeenLastCalledWith("intents", "yours");
    const [useName] = canvas.getAllByRole("button", { name: "Use theirs" });
    if (useName) await userEvent.click(useName);
    await expect(args.onResolve).toHaveBeenLastCalledWith("name", "theirs");
  },
};

/** Steps that may break are marked with the reason, and counted above the list. */
export const FragileSteps: Story = {
  args: { draft: viewOf(draft({ name: "Delete a guest account", steps: fragileSteps })) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("3 of 5 steps may break.")).toBeVisible();
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
  args: { draft: viewOf(draft(), typed, {}, sessionRefresh), activity: { state: "sessionEnded" } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("alert", { name: "Your session ended" })).toBeVisible();
    await expect(canvas.getByRole("textbox", { name: "Name" })).toHaveValue("Move a stay to other dates");
  },
};
export const SpecifiedInteraction: Story = {
  ...Ready,
  tags: ["interaction"],
  parameters: { chromatic: { disableSnapshot: true } },
  play: ({ canvas }) =>
    expectRoles(canvas, {
      heading: [
        "Edit Draft Move a stay to other nights",
        "Basic Information",
        "Intents",
        "Page & Entry",
        "Recorded Steps",
      ],
      button: ["Save Draft", "Publish"],
      textbox: ["Name", "Description"],
      checkbox: ["Destructive action"],
    }),
};
