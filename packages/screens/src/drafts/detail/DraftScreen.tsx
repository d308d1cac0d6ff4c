import type { RefObject } from "react";
import { Button, Card, Form, PageHeader, Presence, Stack, Skeleton } from "@understudy/ui";
import {
  type Discarded,
  type Draft,
  type DraftEdit,
  type DraftField,
  draftFieldNames,
  draftFields,
  draftName,
  loadErrors,
  paths,
  type Remote,
  type StoredEdits,
  stepCountText,
} from "@understudy/model";
import { formField, type OnResolve } from "../../shared/form-field";
import { DiscardQuestion } from "../../shared/unsaved/DiscardQuestion";
import { RestoreBanner } from "../../shared/unsaved/RestoreBanner";
import { SessionEnded } from "../../shared/LoadFailure";
import { OutcomeNote } from "../../shared/OutcomeNote";
import { RemoteSection } from "../../shared/RemoteSection";
import { ScoreSkeleton } from "../../shared/ScoreSkeleton";
import { ServerDate } from "../../shared/ServerDate";
import { DraftBadge } from "../DraftBadge";
import type { DraftActivity, DraftQuestion, DraftView } from "./draft-view";
import { DraftForm } from "./DraftForm";
import { KeptEdits } from "./KeptEdits";
import { DraftQuestions, type DraftAnswers } from "./DraftQuestions";
import * as styles from "./DraftScreen.css";
import { publishRisks } from "./publish-risks";
import { PageAndEntry, RecordedStepsCard } from "./Recording";
import { draftTexts, recordingTexts } from "./detail-texts";

export interface DraftScreenProps {
  draft: Remote<DraftView>;
  activity: DraftActivity;
  question: DraftQuestion | null;
  /** Unsaved edits of a draft that failed to load, newest first. */
  keptEdits: readonly StoredEdits<DraftEdit>[];
  form?: RefObject<HTMLFormElement | null>;
  onReload: () => void;
  onChange: (edit: DraftEdit) => void;
  onResolve: OnResolve<DraftField>;
  onSave: () => void;
  onPublish: () => void;
  onDiscard: (discarded: Discarded) => void;
  onRestore: () => void;
  answers: DraftAnswers;
}

export function DraftScreen(props: DraftScreenProps) {
  const { draft, keptEdits, question, answers, onReload, onDiscard } = props;
  const view = draft.state === "ready" ? draft.data : null;
  return (
    <Stack gap="4">
      <PageHeader
        title={paths.draft.title}
        back={{ href: paths.drafts.href(), label: draftTexts.back }}
        {...(draft.state !== "failed" && { subject: view && draftName(view.draft.name) })}
        {...(view && { meta: <Meta draft={view.draft} /> })}
      />
      <RemoteSection
        remote={draft}
        loadingLabel={draftTexts.loading}
        skeleton={<LoadingDraft />}
        failureTitle={loadErrors.draft}
        sessionEnded={props.activity.state === "sessionEnded"}
        onRetry={onReload}
      >
        {(ready) => <Editor {...props} view={ready} />}
      </RemoteSection>
      {keptEdits.map((edits) => (
        <KeptEdits key={edits.savedAt} edits={edits} onDiscard={onDiscard} />
      ))}
      <Presence>
        {draft.state === "failed" && question !== null && question.what !== "publish" && (
          <DiscardQuestion
            question={question}
            onConfirm={answers.onConfirmDiscard}
            onCancel={answers.onCancel}
          />
        )}
      </Presence>
    </Stack>
  );
}

const LoadingDraft = () => (
  <div className={styles.layout}>
    <Skeleton shape="panel" />
    <div className={styles.steps}>
      <ScoreSkeleton title={recordingTexts.steps} variant="recorded" />
    </div>
  </div>
);

function Meta({ draft: { steps, createdAt } }: { draft: Draft }) {
  return (
    <>
      <DraftBadge />
      <span>{stepCountText(steps.length)}</span>
      {createdAt !== null && (
        <span>
          {draftTexts.recorded} <ServerDate date={createdAt} />
        </span>
      )}
    </>
  );
}

function Editor({ form, ...props }: DraftScreenProps & { view: DraftView }) {
  const { view, activity, question, onChange, onResolve, onSave, onRestore, onDiscard, answers } = props;
  const { draft, edit, unsaved, offer } = view;
  const isPublishing = activity.state === "publishing";
  const asked = isPublishing ? ({ what: "publish" } as const) : question;
  return (
    <Stack gap="4">
      <RestoreBanner
        offer={offer}
        isUnsaved={unsaved.length > 0}
        onRestore={onRestore}
        onDiscard={onDiscard}
      />
      <Form ref={form} onSubmit={onSave} footer={footerOf(props)}>
        <div className={styles.layout}>
          <Card>
            <DraftForm edit={edit} field={formField(draftFields, view, onResolve)} onChange={onChange} />
          </Card>
          <PageAndEntry draft={draft} />
          <div className={styles.steps}>
            <RecordedStepsCard draft={draft} />
          </div>
        </div>
      </Form>
      <Presence>
        {asked && (
          <DraftQuestions
            question={asked}
            isPublishing={isPublishing}
            saves={draftFieldNames(unsaved, edit)}
            hasOffer={offer?.state === "offered"}
            risks={asked.what === "publish" ? publishRisks(view) : ""}
            answers={answers}
          />
        )}
      </Presence>
    </Stack>
  );
}

function footerOf({ view, activity, onPublish, onDiscard }: DraftScreenProps & { view: DraftView }) {
  const hasUnsaved = view.unsaved.length > 0;
  const hasConflicts = view.conflicts.length > 0;
  const isBusy = activity.state === "saving" || activity.state === "publishing";
  return {
    unsaved: hasUnsaved,
    conflicts: view.conflicts.length,
    warning: activity.state === "idle" && activity.note && <OutcomeNote outcome={activity} />,
    failure: activity.state === "sessionEnded" && <SessionEnded failure={activity.failure} />,
    actions: (
      <>
        {hasUnsaved && (
          <Button variant="text" disabled={isBusy} onClick={() => onDiscard({ what: "edits" })}>
            {draftTexts.discard}
          </Button>
        )}
        <Button type="submit" busy={activity.state === "saving"} disabled={activity.state === "publishing"}>
          {draftTexts.save}
        </Button>
        <Button
          variant="primary"
          busy={activity.state === "publishing"}
          disabled={activity.state === "saving"}
          // With conflicts, the form focuses the first.
          {...(hasConflicts ? { type: "submit" } : { onClick: onPublish })}
        >
          {draftTexts.publish}
        </Button>
      </>
    ),
  };
}
