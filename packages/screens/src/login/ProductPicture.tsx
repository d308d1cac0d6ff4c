import { vars } from "@understudy/ui/vars";
import { pictureTexts as texts } from "./login-picture-texts";
import * as styles from "./LoginScreen.css";

const { chrome } = vars.color;
const paper = "#ffffff";
const ink = "#241a2a";
const tint = "#f3eef2";
const gray = "#645b69";
const performed = "#6d2a63";

/** “Issue a refund” is recorded on a website, and then asked for in a chat. Outlines are recorded, circles performed. */
export function ProductPicture() {
  return (
    <svg className={styles.picture} viewBox="12 0 549 401" aria-hidden="true" focusable="false">
      <rect x="13" y="1" width="358" height="272" rx="14" fill={chrome.hover} stroke={chrome.line} />
      <path d="M13 40h358" stroke={chrome.line} />
      <g fill={chrome.line}>
        <circle cx="34" cy="21" r="5" />
        <circle cx="52" cy="21" r="5" />
        <circle cx="70" cy="21" r="5" />
      </g>
      <g className={styles.pictureText} fill={chrome.text}>
        <text x="48" y="80" className={styles.pictureTitle} fill={chrome.onActive}>
          {texts.page}
        </text>
        <Field y={100} label={texts.amount} value={texts.amountValue} />
        <Field y={152} label={texts.reason} value={texts.reasonValue} />
        <rect x="48" y="208" width="118" height="42" rx="8" fill={chrome.mark} />
        <text x="107" y="234" textAnchor="middle" className={styles.pictureTitle} fill={ink}>
          {texts.button}
        </text>
      </g>
      <g fill={chrome.back} stroke={chrome.mark} strokeWidth="2.5">
        <circle cx="48" cy="121" r="12" />
        <circle cx="48" cy="173" r="12" />
        <circle cx="48" cy="229" r="12" />
      </g>
      <path d="m150 238 8 27 7-10 12-3z" fill={paper} stroke={ink} strokeWidth="2" strokeLinejoin="round" />

      <rect x="270" y="112" width="290" height="288" rx="16" fill={paper} />
      <path d="M270 128a16 16 0 0 1 16-16h258a16 16 0 0 1 16 16v34H270z" fill={chrome.mark} />
      <g className={styles.pictureText} fill={ink}>
        <text x="292" y="143" className={styles.pictureTitle}>
          {texts.chat}
        </text>
        <rect x="318" y="180" width="222" height="38" rx="19" fill={performed} />
        <text x="429" y="204" textAnchor="middle" fill={paper}>
          {texts.request}
        </text>
        <rect x="290" y="234" width="222" height="146" rx="12" fill={tint} />
        <text x="308" y="263" className={styles.pictureTitle}>
          {texts.action}
        </text>
        {texts.steps.map((step, at) => (
          <text key={step} x="340" y={294 + at * 32} fill={gray}>
            {step}
          </text>
        ))}
      </g>
      <g fill={performed}>
        <circle cx="319" cy="289" r="11" />
        <circle cx="319" cy="321" r="11" />
        <circle cx="319" cy="353" r="11" />
      </g>
      <path
        d="m314 289 4 4 7-8m-11 36 4 4 7-8m-11 36 4 4 7-8"
        fill="none"
        stroke={paper}
        strokeWidth="2.5"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}

const Field = ({ y, label, value }: { y: number; label: string; value: string }) => (
  <>
    <rect x="48" y={y} width="290" height="42" rx="8" fill={chrome.active} />
    <text x="72" y={y + 26} fill={chrome.muted}>
      {label}
    </text>
    <text x="146" y={y + 26}>
      {value}
    </text>
  </>
);
