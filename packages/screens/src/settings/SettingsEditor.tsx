import {
  Banner,
  Button,
  Card,
  Form,
  type FormErrors,
  PageHeader,
  Presence,
  Skeleton,
  Stack,
} from "@understudy/ui";
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
  type Remote,
  type SettingsPage,
  type Write,
} from "@understudy/model";
import type { OnResolve } from "../shared/form-field";
import { NextSetupStep, type SetupSite } from "../shared/NextSetupStep";
import { RemoteSection } from "../shared/RemoteSection";
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

/** What the container of a settings page with a form hands to its screen. */
export interface SettingsFormProps<View, Edit, Field extends string> {
  settings: Remote<View>;
  /** The last save. `done` is temporary. */
  activity: Write;
  question: Discarded | null;
  onReload: () => void;
  onChange: (edit: Edit) => void;
  onResolve: OnResolve<Field>;
  actions: SettingsActions;
}

interface SettingsEditorProps<View extends FormView<unknown, string>> extends Omit<
  SettingsFormProps<View, unknown, string>,
  "onChange" | "onResolve"
> {
  page: SettingsPage;
  texts: { loading: string; loadFailed: string; save: string; saved: string; saveFailed: string };
  /** A button beside the title. */
  button?: ReactNode;
  /** Beside the form on wide screens, above it on narrow ones. */
  aside?: ReactNode;
  /** Once a save completed a step of the setup. */
  setup?: SetupSite | null;
  fields: FieldList;
  /** The fields' controls. */
  children: (view: View) => ReactNode;
}

const noErrors: FormErrors = {};

/** The frame of the settings pages with a form: the header, and the form with its restore banner and save bar. */
export function SettingsEditor<View extends FormView<unknown, string>>(props: SettingsEditorProps<View>) {
  const { page, texts, settings, activity, question, actions, onReload } = props;
  const { button, aside, fields, setup, children } = props;
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
          title={paths[page].title}
          back={{ href: paths.settings.href(), label: settingsTexts.back }}
          {...(button && { actions: button })}
        />
      </div>
      {aside && <div className={styles.aside}>{aside}</div>}
      <div className={styles.form}>
        <RemoteSection
          remote={settings}
          loadingLabel={texts.loading}
          skeleton={<Skeleton shape="panel" />}
          failureTitle={texts.loadFailed}
          onRetry={onReload}
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
                            {texts.saved}
                          </Banner>
                        ) : (
                          nextFor && <NextSetupStep site={nextFor} />
                        ),
                      failure: activity.state === "failed" && (
                        <WriteFailure
                          failure={labelFields(activity.failure, errors)}
                          title={texts.saveFailed}
                        />
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
                            {texts.save}
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
