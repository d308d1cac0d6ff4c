import type { SVGProps } from "react";
import { fillOnce } from "./MarkIcons.css";

// The product's mark as a language: an outline is what was recorded, a solid circle what was performed.

type Props = SVGProps<SVGSVGElement>;

const Drawing = (props: Props) => (
  <svg
    viewBox="0 0 24 24"
    width="24"
    height="24"
    fill="none"
    stroke="currentColor"
    strokeWidth="2"
    {...props}
  />
);

const Solid = (props: SVGProps<SVGCircleElement>) => (
  <circle cy="12" fill="currentColor" stroke="none" {...props} />
);

export const RecordedIcon = (props: Props) => (
  <Drawing {...props}>
    <circle cx="12" cy="12" r="8.5" />
  </Drawing>
);

export const PerformedIcon = (props: Props) => (
  <Drawing {...props}>
    <Solid cx="12" r="9.5" />
  </Drawing>
);

/** What was recorded becomes performed: the circle fills once. */
export const JustPerformedIcon = (props: Props) => (
  <Drawing {...props}>
    <circle cx="12" cy="12" r="8.5" />
    <Solid cx="12" r="9.5" className={fillOnce} />
  </Drawing>
);

/** The site no longer matches the recording: the circles are apart. */
export const DriftedIcon = (props: Props) => (
  <Drawing {...props}>
    <Solid cx="5.75" r="4.75" />
    <circle cx="18.25" cy="12" r="3.75" />
  </Drawing>
);

/** It matches again: the circles overlap. */
export const RecoveredIcon = (props: Props) => (
  <Drawing {...props}>
    <circle cx="16" cy="12" r="6" />
    <Solid cx="8.5" r="7.5" />
  </Drawing>
);
