import { vars } from "@understudy/ui/vars";
import * as styles from "./LoginScreen.css";

const { chrome } = vars.color;
const paper = "#ffffff";
const line = "#dcd5df";

/** A recording on a website, and the action that it becomes. */
export function ProductPicture() {
  return (
    <svg className={styles.picture} viewBox="0 0 560 360" aria-hidden="true" focusable="false">
      <rect x="1" y="1" width="370" height="278" rx="14" fill={chrome.hover} stroke={chrome.line} />
      <path d="M1 40h370" stroke={chrome.line} />
      <g fill={chrome.muted}>
        <circle cx="22" cy="21" r="5" />
        <circle cx="40" cy="21" r="5" />
        <circle cx="58" cy="21" r="5" />
        <rect x="36" y="66" width="150" height="14" rx="7" />
      </g>
      <g fill={chrome.active}>
        <rect x="36" y="104" width="240" height="38" rx="8" />
        <rect x="36" y="158" width="240" height="38" rx="8" />
      </g>
      <rect x="36" y="214" width="124" height="38" rx="8" fill={chrome.mark} />
      <path d="M56 123h92M56 177h64" stroke={chrome.muted} strokeWidth="6" strokeLinecap="round" />
      <path d="M66 233h64" stroke={chrome.back} strokeWidth="6" strokeLinecap="round" />
      <Step x={36} y={104} number="1" />
      <Step x={36} y={158} number="2" />
      <Step x={36} y={214} number="3" />
      <path d="m146 240 7 24 6-9 11-2z" fill={paper} stroke={chrome.back} strokeWidth="2" />
      <g>
        <rect x="308" y="122" width="250" height="236" rx="16" fill={paper} />
        <path d="M308 138a16 16 0 0 1 16-16h218a16 16 0 0 1 16 16v36H308z" fill={chrome.mark} />
        <path d="M332 148h112" stroke={chrome.back} strokeWidth="8" strokeLinecap="round" />
        <Done y={202} width={132} />
        <Done y={236} width={104} />
        <Done y={270} width={148} />
        <rect x="328" y="302" width="210" height="38" rx="10" fill={chrome.back} />
        <path d="M398 321h70" stroke={paper} strokeWidth="6" strokeLinecap="round" />
      </g>
    </svg>
  );
}

function Step({ x, y, number }: { x: number; y: number; number: string }) {
  return (
    <g>
      <circle cx={x} cy={y} r="13" fill={paper} />
      <text x={x} y={y + 5} textAnchor="middle" className={styles.stepNumber}>
        {number}
      </text>
    </g>
  );
}

function Done({ y, width }: { y: number; width: number }) {
  return (
    <g fill="none" strokeLinecap="round" strokeLinejoin="round">
      <path d={`m332 ${y} 6 6 11-12`} stroke="#24804a" strokeWidth="4" />
      <path d={`M366 ${y}h${width}`} stroke={line} strokeWidth="8" />
    </g>
  );
}
