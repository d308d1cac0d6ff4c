import { InlineCode } from "@understudy/ui";
import type { Wording } from "./catalogue";
import * as styles from "./WordsTable.css";

export function WordsTable({ label, wordings }: { label: string; wordings: readonly Wording[] }) {
  return (
    <table className={styles.table} aria-label={label}>
      <tbody>
        {wordings.map(({ key, words }) => (
          <tr key={key}>
            <td className={styles.words}>{words}</td>
            <td className={styles.key}>
              <InlineCode>{key}</InlineCode>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
