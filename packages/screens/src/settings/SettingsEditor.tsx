import { Banner, Button, PageHeader, SaveBar, Stack } from "@understudy/ui";
import { useState, type ReactNode } from "react";
import { DiscardQuestion } from "../shared/unsaved/DiscardQuestion";
import {
  type Discarded,
  fieldErrors,
  type FormView,
  labelFields,
  paths,
  type Write,
} from "@understudy/model";
import { unlessConflicting } from "../shared/conflicts";
import { NextSetupStep, type SetupSite } from "../shared/NextSetupStep";
import { RemoteSection, type RemoteSectionProps } from "../shared/RemoteSection";
import { RestoreBanner } from "../shared/unsaved/RestoreBanner";
import * as styles from "./SettingsEditor.css";
import { settingsTexts } from "./settings-texts";
import { WriteFailure } from "../shared/WriteFailure";

export interface SettingsActions {
  onSave: () => void;
  onRestore: () => void;
  onDiscard: (discarded: Discarded) => void;
  onConfirmDiscard: (discarded: Discarded) => void;
  onCancel: () => void;
}

type Texts = Readonly<Record<string, string>>;

interface SettingsEditorProps<View extends FormView<unknown, string>> extends Omit<
  RemoteSectionProps<View>,
  "children" | "failureFallback"
> {
  title: string;
  /** A button beside the title. */
  button?: ReactNode;
  /** Beside the form on wide screens, above it on narrow ones. */
  aside?: ReactNode;
  /** The last save. `done` is temporary. */
  activity: Write;
  question: Discarded | null;
  actions: SettingsActions;
  words: { save: string; saved: string; failed: string };
  /** Once a save completed a step of the setup. */
  setup?: SetupSite | null;
  /** Of the fields, by their names in the request. */
  labels: Texts;
  /** `errors`: of refused fields, shown at them. */
  children: (view: View, errors: Texts) => ReactNode;
}

/** The errors of fields that weren't changed since the save that was refused: what it said of others may not hold. */
function useUncorrected(activity: Write, errors: Texts) {
  const [corrected, setCorrected] = useState<{ since: Write; names: readonly string[] }>();
  const names = corrected?.since === activity ? corrected.names : [];
  return {
    shownErrors: Object.fromEntries(Object.entries(errors).filter(([name]) => !names.includes(name))),
    correct: (control: EventTarget) => {
      const name = control instanceof HTMLInputElement ? control.name : "";
      if (Object.hasOwn(errors, name) && !names.includes(name))
        setCorrected({ since: activity, names: [...names, name] });
    },
  };
}

/** The frame of both settings pages: the header, and the form with its restore banner and save bar. */
export function SettingsEditor<View extends FormView<unknown, string>>(props: SettingsEditorProps<View>) {
  const { title, button, aside, labels, activity, question, actions, words, setup, children, ...section } =
    props;
  const { onSave, onRestore, onDiscard, onConfirmDiscard, onCancel } = actions;
  const errors = activity.state === "failed" ? fieldErrors(activity.failure, labels) : {};
  const { shownErrors, correct } = useUncorrected(activity, errors);
  const isBusy = activity.state === "busy";
  return (
    <div className={styles.page[aside ? "withAside" : "alone"]}>
      <div className={styles.header}>
        <PageHeader
          title={title}
          back={{ href: paths.settings.href(), label: settingsTexts.back }}
          {...(button && { actions: button })}
        />
      </div>
      {aside && <div className={styles.aside}>{aside}</div>}
      <div className={styles.form}>
        <RemoteSection
          {...section}
          sessionEnded={activity.state === "failed" && activity.failure.kind === "session"}
        >
          {(view) => {
            const isUnsaved = view.unsaved.length > 0;
            const nextFor = isUnsaved ? null : setup;
            return (
              <Stack gap="4">
                <RestoreBanner
                  offer={view.offer}
                  isUnsaved={isUnsaved}
                  onRestore={onRestore}
                  onDiscard={onDiscard}
                />
                {/* The fields' names are those in the request. */}
                <div onInput={({ target }) => correct(target)}>{children(view, shownErrors)}</div>
                <SaveBar
                  unsaved={isUnsaved}
                  conflicts={view.conflicts.length}
                  message={
                    (activity.state === "done" || nextFor) && (
                      <Stack gap="2">
                        {activity.state === "done" && <Banner tone="good">{words.saved}</Banner>}
                        {nextFor && <NextSetupStep site={nextFor} />}
                      </Stack>
                    )
                  }
                  failure={
                    activity.state === "failed" && (
                      <WriteFailure failure={labelFields(activity.failure, errors)} title={words.failed} />
                    )
                  }
                >
                  {isUnsaved && (
                    <Button variant="quiet" disabled={isBusy} onClick={() => onDiscard({ what: "edits" })}>
                      {settingsTexts.discard}
                    </Button>
                  )}
                  <Button
                    variant={isUnsaved || isBusy ? "primary" : "secondary"}
                    busy={isBusy}
                    onClick={unlessConflicting(view.conflicts, onSave)}
                  >
                    {words.save}
                  </Button>
                </SaveBar>
                {question && (
                  <DiscardQuestion question={question} onConfirm={onConfirmDiscard} onCancel={onCancel} />
                )}
              </Stack>
            );
          }}
        </RemoteSection>
      </div>
    </div>
  );
}
