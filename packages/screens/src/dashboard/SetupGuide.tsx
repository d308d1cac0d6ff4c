import {
  Button,
  ButtonLink,
  CheckIcon,
  CodeBlock,
  CopyButton,
  Dialog,
  Heading,
  InlineCode,
  Link,
  ProgressBar,
  Stack,
  Text,
  VisuallyHidden,
} from "@understudy/ui";
import { useId, useRef, type RefObject } from "react";
import { onboardingProgress, onboardingSteps, type OnboardingStep } from "../model/onboarding/onboarding";
import type { Product } from "../model/site/product";
import type { Remote } from "../model/remote";
import { scriptTag } from "../model/widget/script-tag";
import { appAddress, type Site } from "../model/site/site";
import { paths } from "../paths";
import { StaleNote } from "../shared/StaleNote";
import { guideTexts } from "./texts";
import * as styles from "./SetupGuide.css";

export interface SetupGuideProps {
  product: Product;
  site: Extract<Remote<Site>, { state: "ready" }>;
  onClose: () => void;
}

/** The six setup steps, checked off as they happen. */
export function SetupGuide({ product, site: { data: site, refresh, asOf }, onClose }: SetupGuideProps) {
  const { done, total, text, isComplete } = onboardingProgress(site.onboarding);
  const quickCopy = useRef<HTMLDivElement>(null);
  return (
    <Dialog
      title={guideTexts.title}
      size="large"
      onClose={onClose}
      footer={<Button onClick={onClose}>{isComplete ? guideTexts.close : guideTexts.later}</Button>}
    >
      <Stack gap="6">
        <ProgressBar label={guideTexts.progress} value={done} max={total} valueText={text} />
        <StaleNote refresh={refresh} asOf={asOf} />
        <ol className={styles.steps}>
          {onboardingSteps(site.onboarding).map((step, index) => (
            <li key={step.flag} className={styles.step}>
              <span className={step.isDone ? styles.mark.done : styles.mark.open} aria-hidden="true">
                {step.isDone ? <CheckIcon className={styles.check} /> : index + 1}
              </span>
              <div className={styles.words}>
                <Heading level={3}>
                  {step.title}
                  {step.isDone && <VisuallyHidden>{guideTexts.done}</VisuallyHidden>}
                </Heading>
                {!step.isDone && (
                  <Text size="small" tone="muted">
                    {step.explanation}
                  </Text>
                )}
              </div>
              {!step.isDone && <StepButton step={step} site={site} quickCopy={quickCopy} />}
            </li>
          ))}
        </ol>
        <QuickCopy product={product} site={site} ref={quickCopy} />
      </Stack>
    </Dialog>
  );
}

interface StepButtonProps {
  step: OnboardingStep;
  site: Site;
  quickCopy: RefObject<HTMLDivElement | null>;
}

function StepButton({ step: { place, actionLabel }, site, quickCopy }: StepButtonProps) {
  switch (place.kind) {
    case "page":
      return (
        <ButtonLink size="small" href={place.href}>
          {actionLabel}
        </ButtonLink>
      );
    case "quickCopy":
      return (
        <Button size="small" onClick={() => quickCopy.current?.focus()}>
          {actionLabel}
        </Button>
      );
    case "ownSite": {
      const address = appAddress(site.domains);
      if (address === null) {
        return (
          <ButtonLink size="small" href={paths.siteSettings.href()}>
            {guideTexts.addDomain}
          </ButtonLink>
        );
      }
      return (
        <Link href={address} newTab>
          {actionLabel}
        </Link>
      );
    }
  }
}

function QuickCopy({
  product,
  site,
  ref,
}: {
  product: Product;
  site: Site;
  ref: RefObject<HTMLDivElement | null>;
}) {
  const headingId = useId();
  const tag = scriptTag(product, site.id);
  return (
    <div ref={ref} tabIndex={-1} role="group" aria-labelledby={headingId} className={styles.quickCopy}>
      <Heading level={3} id={headingId}>
        {guideTexts.quickCopy}
      </Heading>
      {tag === null ? (
        <Text tone="muted">{guideTexts.noSiteId}</Text>
      ) : (
        <>
          <div className={styles.siteId}>
            <Text as="span" tone="muted">
              {guideTexts.siteId}
            </Text>
            <InlineCode>{site.id}</InlineCode>
            <CopyButton size="small" text={site.id} label={guideTexts.copySiteId} />
          </div>
          <CodeBlock label={guideTexts.scriptTag} code={tag} copyLabel={guideTexts.copyScriptTag} wrap />
        </>
      )}
    </div>
  );
}
