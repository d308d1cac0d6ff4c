import {
  Announced,
  Button,
  ButtonLink,
  CodeBlock,
  CopyButton,
  Dialog,
  Heading,
  InlineCode,
  Link,
  List,
  Skeleton,
  Stack,
  Text,
} from "@understudy/ui";
import { useId, useState } from "react";
import {
  loadErrors,
  onboardingProgress,
  type OnboardingStep,
  onboardingSteps,
  type Product,
  type Remote,
  scriptTag,
  setupLink,
  type Site,
} from "@understudy/model";
import { pulse } from "../shared/pulse.css";
import { RemoteSection } from "../shared/RemoteSection";
import { docsText } from "../shared/shared-texts";
import { dashboardTexts, guideTexts } from "./dashboard-texts";
import * as styles from "./SetupGuide.css";

export interface SetupGuideProps {
  product: Product;
  site: Remote<Site>;
  onRetry: () => void;
  onClose: () => void;
}

/** The six setup steps on a line, solid when they are done, and the script tag. */
export function SetupGuide({ product, site, onRetry, onClose }: SetupGuideProps) {
  const isComplete = site.state === "ready" && onboardingProgress(site.data.onboarding).isComplete;
  return (
    <Dialog
      title={dashboardTexts.setupGuide}
      size="large"
      onClose={onClose}
      footer={<Button onClick={onClose}>{isComplete ? guideTexts.close : guideTexts.later}</Button>}
    >
      <RemoteSection
        remote={site}
        loadingLabel={guideTexts.loading}
        skeleton={<Skeleton shape="block" />}
        failureTitle={loadErrors.setup}
        onRetry={onRetry}
      >
        {(data) => <SetupSteps product={product} site={data} />}
      </RemoteSection>
    </Dialog>
  );
}

/** The first open step is expanded. While that is installing the script, it contains Quick Copy. */
function SetupSteps({ product, site }: { product: Product; site: Site }) {
  const progressId = useId();
  const { done } = onboardingProgress(site.onboarding);
  const steps = onboardingSteps(site.onboarding);
  const text = dashboardTexts.setupProgress(done, steps.length);
  const current = steps.find(({ isDone }) => !isDone);
  const copiesNow = current?.place.kind === "quickCopy";
  const quickCopy = <QuickCopy product={product} site={site} prominent={copiesNow} />;
  const [atFirst] = useState(steps);
  const news = steps.filter(({ isDone }, at) => isDone && !atFirst[at]?.isDone).map(({ title }) => title);
  return (
    <Stack gap="4">
      <Announced>{news.length === 0 ? "" : guideTexts.newlyDone(news.join(", "))}</Announced>
      <div
        role="progressbar"
        aria-labelledby={progressId}
        aria-valuemin={0}
        aria-valuemax={steps.length}
        aria-valuenow={done}
        aria-valuetext={text}
        className={styles.progress}
      >
        <span id={progressId} className={styles.progressLabel}>
          {guideTexts.progress}
        </span>
        <Text as="span" size="small" variant="quiet">
          {text}
        </Text>
      </div>
      <List as="ol">
        {steps.map((step, index) => {
          const isCurrent = step === current;
          return (
            <li
              key={step.flag}
              className={isCurrent ? styles.step.current : styles.step.other}
              aria-current={isCurrent ? "step" : undefined}
            >
              <span className={styles.mark[markOf(step, isCurrent)]} aria-hidden="true">
                {index + 1}
              </span>
              <div className={styles.words}>
                <Heading level={3}>{step.title}</Heading>
                {isCurrent && <Text variant="quiet">{step.explanation}</Text>}
                {isCurrent && step.place.kind === "quickCopy" && quickCopy}
                {isCurrent && step.place.kind !== "page" && <Waiting />}
              </div>
              {step.isDone ? (
                <Text as="span" size="small" variant="quiet">
                  {guideTexts.done}
                </Text>
              ) : (
                <StepButton step={step} site={site} isCurrent={isCurrent} />
              )}
            </li>
          );
        })}
      </List>
      {!copiesNow && quickCopy}
      {product.docsUrl !== undefined && (
        <Link href={product.docsUrl} newTab>
          {docsText}
        </Link>
      )}
    </Stack>
  );
}

const markOf = ({ isDone }: OnboardingStep, isCurrent: boolean) => {
  if (isDone) return "done";
  return isCurrent ? "current" : "open";
};

/** The site is polled while the steps are on screen. */
const Waiting = () => (
  <p className={styles.waiting}>
    <span className={pulse} aria-hidden="true" />
    {guideTexts.waiting}
  </p>
);

interface StepButtonProps {
  step: OnboardingStep;
  site: Site;
  isCurrent: boolean;
}

function StepButton({ step, site, isCurrent }: StepButtonProps) {
  if (step.place.kind === "quickCopy") return null;
  const { href, newTab } = setupLink(step, site.domains);
  const needsDomain = step.place.kind === "ownSite" && !newTab;
  return (
    <ButtonLink size="small" variant={isCurrent ? "primary" : "text"} href={href} newTab={newTab}>
      {needsDomain ? guideTexts.addDomain : step.actionLabel}
    </ButtonLink>
  );
}

interface QuickCopyProps {
  product: Product;
  site: Site;
  prominent: boolean;
}

function QuickCopy({ product, site, prominent }: QuickCopyProps) {
  const headingId = useId();
  const tag = scriptTag(product, site.id);
  return (
    <div role="group" aria-labelledby={headingId} className={styles.quickCopy}>
      <Heading level={3} id={headingId}>
        {guideTexts.quickCopy}
      </Heading>
      {tag === null ? (
        <Text variant="quiet">{guideTexts.noSiteId}</Text>
      ) : (
        <>
          <div className={styles.siteId}>
            <Text as="span" variant="quiet">
              {guideTexts.siteId}
            </Text>
            <InlineCode>{site.id}</InlineCode>
            <CopyButton size="small" text={site.id} label={guideTexts.copySiteId} />
          </div>
          <CodeBlock
            variant={prominent ? "primary" : "text"}
            label={guideTexts.scriptTag}
            code={tag}
            copyLabel={guideTexts.copyScriptTag}
          />
        </>
      )}
    </div>
  );
}
