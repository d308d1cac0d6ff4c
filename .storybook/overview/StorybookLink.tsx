import { AnchorMdx } from "@storybook/addon-docs/blocks";
import type { AnchorProps } from "@understudy/ui";

/** Navigates within Storybook without a reload. */
export const StorybookLink = ({ href, ...rest }: AnchorProps) => (
  <AnchorMdx {...rest} href={href} target="_parent" />
);
