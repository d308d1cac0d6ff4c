import { Banner, Button, Card, Form, type FormErrors, PageHeader, Presence, Stack } from "@understudy/ui";
import { useMemo, type ReactNode, type RefObject } from "react";
import { DiscardQuestion } from "../shared/unsaved/DiscardQuestion";
import {
  type Discarded,
  fieldErrors,
  type FieldList,
  type FormView,
  labelFields,
  labelsByName,
  paths,
  type Write,
} from "@understudy/model";
import { NextSetupStep, type SetupSite } from "../shared/NextSetupStep";
import { RemoteSection, type RemoteSectionProps } from "../shared/RemoteSection";
import { RestoreBanner } from "../shared/unsaved/RestoreBanner";
import * as styles from "./SettingsEditor.css";
import { settingsTexts } from "./settings-texts";
import { WriteFailure } from "../shared/WriteFailure";

export interface SettingsActions {
  form?: RefObject<HTMLFormElement | null>;
  onSave: () => void;
  onRestore: () => void;
  onDiscard: (discarded: Discarded) => void;
  onConfirmDiscard: (discarded: Discarded) => void;
  onCancel: () => void;
}

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
  fields: FieldList;
  /** The fields' controls. */
  children: (view: View) => ReactNode;
}

const noErrors: FormErrors = {};

/** The frame of both settings pages: the header, and the form with its restore banner and save bar. */
export function SettingsEditor<View extends FormView<unknown, string>>(props: SettingsEditorProps<View>) {
  const { title, button, aside, fields, activity, question, actions, words, setup, children, ...section } =
    props;
  const { form, onSave, onRestore, onDiscard, onConfirmDiscard, onCancel } = actions;
  const errors = useMemo(
    () => (activity.state === "failed" ? fieldErrors(activity.failure, labelsByName(fields)) : noErrors),
    [activity, fields],
  );
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
                <Card variant="edgeToEdge">
                  <Form
                    ref={form}
                    onSubmit={onSave}
                    errors={errors}
                    footer={{
                      inCard: true,
                      unsaved: isUnsaved,
                      conflicts: view.conflicts.length,
                      success:
                        activity.state === "done" ? (
                          <Banner tone="good" variant="quiet">
                            {words.saved}
                          </Banner>
                        ) : (
                          nextFor && <NextSetupStep site={nextFor} />
                        ),
                      failure: activity.state === "failed" && (
                        <WriteFailure failure={labelFields(activity.failure, errors)} title={words.failed} />
                      ),
                      actions: (
                        <>
                          {isUnsaved && (
                            <Button
                              variant="text"
                              disabled={isBusy}
                              onClick={() => onDiscard({ what: "edits" })}
                            >
                              {settingsTexts.discard}
                            </Button>
                          )}
                          <Button
                            type="submit"
                            variant={isUnsaved || isBusy ? "primary" : "secondary"}
                            busy={isBusy}
                          >
                            {words.save}
                          </Button>
                        </>
                      ),
                    }}
                  >
                    <div className={styles.fields}>{children(view)}</div>
                  </Form>
                </Card>
                <Presence>
                  {question && (
                    <DiscardQuestion question={question} onConfirm={onConfirmDiscard} onCancel={onCancel} />
                  )}
                </Presence>
              </Stack>
            );
          }}
        </RemoteSection>
      </div>
    </div>
  );
}
