import { vars } from "@understudy/ui/vars";

const { mark, accent, surface } = vars.color;

/** A pointer on a field of a form: recording. */
export const EmptyDraftsPicture = () => (
  <svg viewBox="0 0 240 96" fill="none" strokeWidth="2" strokeLinecap="round" strokeLinejoin="round">
    <g stroke={mark.recorded}>
      <rect x="40" y="9" width="160" height="32" rx="7" />
      <path d="M56 25h46" strokeWidth="6" />
      <rect x="40" y="55" width="160" height="32" rx="7" fill={accent.soft} />
      <circle cx="152" cy="70" r="14" />
    </g>
    <path d="M56 63v16" stroke={mark.performed} />
    <path d="m149 66 8 26 6-10 12-3z" fill={mark.performed} stroke={surface.card} />
  </svg>
);
