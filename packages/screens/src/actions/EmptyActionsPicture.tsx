import { vars } from "@understudy/ui/vars";

const { mark, accent } = vars.color;

/** A phrase becomes steps. */
export const EmptyActionsPicture = () => (
  <svg viewBox="0 0 240 96" fill="none" strokeWidth="2" strokeLinecap="round" strokeLinejoin="round">
    <g stroke={mark.recorded}>
      <path
        d="M22 21h66a14 14 0 0 1 14 14v16a14 14 0 0 1-14 14H40L26 77V65h-4A14 14 0 0 1 8 51V35a14 14 0 0 1 14-14z"
        fill={accent.soft}
      />
      <path d="M28 37h50M28 50h30" strokeWidth="6" />
      <path d="M116 43h20m-7-7 7 7-7 7" />
      <path d="M180 18h48M180 48h34M180 78h42" strokeWidth="6" />
    </g>
    <g fill={mark.performed}>
      <circle cx="160" cy="18" r="8" />
      <circle cx="160" cy="48" r="8" />
      <circle cx="160" cy="78" r="8" />
    </g>
  </svg>
);
