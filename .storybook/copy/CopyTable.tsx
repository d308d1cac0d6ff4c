import { Badge, InlineCode } from "@understudy/ui";
import type { CopyText } from "./texts";
import * as styles from "./CopyTable.css";

export function CopyTable({ label, texts }: { label: string; texts: readonly CopyText[] }) {
  return (
    <table className={styles.table} aria-label={label}>
      <tbody>
        {texts.map(({ key, variants, isExact }) => (
          <tr key={`${key} ${variants.join()}`}>
            <td className={styles.text}>
              {variants.map((text) => (
                <div key={text}>{text}</div>
              ))}
            </td>
            <td className={styles.exact}>{isExact && <Badge tone="info">Exact</Badge>}</td>
            <td className={styles.key}>
              <InlineCode>{key}</InlineCode>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
