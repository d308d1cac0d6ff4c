import { vars } from "@understudy/ui/vars";

const { mark, surface } = vars.color;

/** Steps that are performed one after the other. */
export const EmptyRunsPicture = () => (
  <svg viewBox="0 0 240 96" fill="none" strokeWidth="2" strokeLinecap="round" strokeLinejoin="round">
    <g stroke={mark.recorded}>
      <path d="M62 30v6M62 60v6" />
      <path d="M90 18h96M90 48h64M90 78h80" strokeWidth="6" />
      <circle cx="62" cy="78" r="11" />
    </g>
    <circle cx="62" cy="18" r="12" fill={mark.performed} />
    <circle cx="62" cy="48" r="12" fill={mark.performed} />
    <path d="m57 18 4 4 7-8M57 48l4 4 7-8" stroke={surface.card} />
  </svg>
);
